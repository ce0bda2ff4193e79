#pragma once
// The memories of all windows, made in one place (panels.hpp) and handed down: each window gets its own, and what it
// needs of the places of others.

#include "panels/at_table/mirror.hpp"
#include "panels/at_table/real_table.hpp"
#include "panels/at_table/referee_panel.hpp"
#include "panels/battle/battle_dialogs.hpp"
#include "panels/battle/log_panel.hpp"
#include "panels/campaigns/campaigns.hpp"
#include "panels/dialogs/bank_card.hpp"
#include "panels/dialogs/file_dialog.hpp"
#include "panels/dialogs/question.hpp"
#include "panels/dialogs/rule_text.hpp"
#include "panels/dialogs/settings_window.hpp"
#include "panels/help.hpp"
#include "panels/kit/places.hpp"
#include "panels/lesson.hpp"
#include "panels/missions/briefing.hpp"
#include "panels/missions/mission_panel.hpp"
#include "panels/squads/new_battle.hpp"
#include "panels/start.hpp"
#include "panels/table/arcs.hpp"
#include "panels/table/dial.hpp"
#include "panels/table/inspector.hpp"
#include "panels/table/palette.hpp"
#include "panels/table/table_settings.hpp"
#include "panels/tour.hpp"

namespace plotboard::panels {

struct Windows {
  Places places;
  // the table
  PaletteMemory palette;
  InspectorMemory inspector;
  ArcsMemory arcs;
  DialMemory dial;
  FreeTableMemory free_table;
  // a battle
  LogMemory log;
  GiveUpMemory give_up;
  // at a real table
  MirrorMemory mirror;
  RefereeMemory referee;
  RealTableMemory real_table;
  // squads, missions, campaigns
  NewBattleMemory new_battle;
  BriefingMemory briefing;
  ReportMemory report;
  AllCampaignPages campaigns;
  // dialogs
  FileMemory files;
  QuestionMemory question;
  RuleTextMemory rule_text;
  SettingsMemory settings;
  CalibrationMemory calibration;
  // what knows them all
  StartMemory start;
  HelpMemory help;
  TourMemory tour;
  LessonMemory lesson;
};

}  // namespace plotboard::panels

import type { Tool } from './tool.js';
import { canPrintTool } from './tools/can-print.js';
import { checkFileTool, checkValueTool } from './tools/check-value.js';
import { choosePrintersTool } from './tools/choose-printers.js';
import { diagnoseTool } from './tools/diagnose.js';
import { explainSettingTool } from './tools/explain-setting.js';
import { findTool } from './tools/find.js';
import { lookupTool } from './tools/lookup.js';
import { presetTool } from './tools/preset.js';
import { profileTool } from './tools/profile.js';

/** All tools, in the order of the listing and the documentation. */
export const TOOLS: readonly Tool[] = [
  findTool,
  lookupTool,
  canPrintTool,
  profileTool,
  presetTool,
  checkValueTool,
  checkFileTool,
  diagnoseTool,
  explainSettingTool,
  choosePrintersTool,
];

import type { Command } from './command.js';

/** The subcommands in the order of the help; each is loaded when it is called. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  find: async () => (await import('./commands/find.js')).find,
  identify: async () => (await import('./commands/identify.js')).identify,
  code: async () => (await import('./commands/code.js')).code,
  fix: async () => (await import('./commands/fix.js')).fix,
  diagnose: async () => (await import('./commands/diagnose.js')).diagnose,
  printer: async () => (await import('./commands/printer.js')).printer,
  material: async () => (await import('./commands/material.js')).material,
  can: async () => (await import('./commands/can.js')).can,
  profile: async () => (await import('./commands/profile.js')).profile,
  preset: async () => (await import('./commands/preset.js')).preset,
  filament: async () => (await import('./commands/filament.js')).filament,
  setting: async () => (await import('./commands/setting.js')).setting,
  brands: async () => (await import('./commands/lists.js')).brands,
  printers: async () => (await import('./commands/lists.js')).printers,
  materials: async () => (await import('./commands/lists.js')).materials,
  profiles: async () => (await import('./commands/profiles.js')).profiles,
  settings: async () => (await import('./commands/lists.js')).settings,
  symptoms: async () => (await import('./commands/lists.js')).symptoms,
  mirror: async () => (await import('./commands/mirror.js')).mirror,
  verify: async () => (await import('./commands/verify.js')).verify,
  since: async () => (await import('./commands/since.js')).since,
  mcp: async () => (await import('./commands/mcp.js')).mcp,
  completion: async () => (await import('./commands/help.js')).completion,
  help: async () => (await import('./commands/help.js')).help,
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrinterFacts } from '../../../schemas/generated/source.js';

interface HardwareFile {
  display_name?: string;
  printer_arch?: string;
  printer_is_enclosed?: boolean;
  print?: {
    nozzle_temp_range?: [number, number];
    bed_temp_range?: [number, number];
    bed_temperature_limit?: number;
    support_chamber_temp_edit?: boolean;
    support_chamber_temp_edit_range?: [number, number];
  };
}

const KINEMATICS = { core_xy: 'corexy' } as const;
/** `i3` says that the bed moves, not how the axes are driven. */
const STRUCTURES = { i3: 'bed_slinger' } as const;

/**
 * Hardware facts by lower-case display name, from `resources/printers/*.json` of Bambu Studio and its
 * forks (section `00.00.00.00`, the one that holds for every firmware version).
 */
export function hardwareFacts(root: string): Map<string, { file: string; facts: PrinterFacts }> {
  const folder = path.join(root, 'resources/printers');
  const found = new Map<string, { file: string; facts: PrinterFacts }>();
  if (!existsSync(folder)) return found;
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8').replace(/^\uFEFF/, '');
    const hardware = (JSON.parse(text) as Record<string, HardwareFile>)['00.00.00.00'];
    if (!hardware?.display_name) continue;
    const { print } = hardware;
    found.set(hardware.display_name.toLowerCase(), {
      file: `resources/printers/${file}`,
      facts: {
        kinematics: KINEMATICS[hardware.printer_arch as keyof typeof KINEMATICS] ?? null,
        structure: STRUCTURES[hardware.printer_arch as keyof typeof STRUCTURES] ?? null,
        enclosed: hardware.printer_is_enclosed ?? null,
        chamber_temperature_control: print?.support_chamber_temp_edit ?? null,
        // What the maker's slicer lets one set.
        firmware_limit: {
          max_nozzle_temperature_c: print?.nozzle_temp_range?.[1] ?? null,
          max_bed_temperature_c: print?.bed_temp_range?.[1] ?? print?.bed_temperature_limit ?? null,
          max_chamber_temperature_c:
            (print?.support_chamber_temp_edit !== false && print?.support_chamber_temp_edit_range?.[1]) || null,
        },
      },
    });
  }
  return found;
}

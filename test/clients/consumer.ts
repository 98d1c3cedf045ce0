/** A user's program, compiled against the declarations of the package and never run. */
import {
  type ClientErrorCode,
  type Listing,
  OpenPrintData,
  OpenPrintDataError,
  type Printer,
  UnknownNameError,
  web,
} from 'open-print-data';
import { storageCache } from 'open-print-data/cache';
import { rankCauses, stepOf } from 'open-print-data/diagnose';
import { folder, folderCache } from 'open-print-data/folder';
import { foldToId, idsOf } from 'open-print-data/names';
import { PresetRefused, presetDownload } from 'open-print-data/preset';
import { resolvedText, resolveRule } from 'open-print-data/resolve';
import { handedBytes, ownSettings, platform, readSettings } from 'open-print-data/settings';

const data = new OpenPrintData({ source: web('https://example.org', { cache: folderCache('kept') }) });
const list: Listing<Printer> = data.printers.list({ brand: 'prusa' });
for await (const { id, build_volume_mm } of list) console.log(id, build_volume_mm?.x?.toFixed(0));

const signal: AbortSignal = AbortSignal.timeout(1000);
const profile = await data.profiles.get('p1s', 'petg', { nozzle: 0.4, signal });
const temperature: number | null = profile.nozzle_temperature_c.other_layers;
const rule = await data.troubleshoot.get('stringing');
const setup = await data.setup({ printer: 'p1s', slicer: 'orcaslicer', user_values: { retraction_length: 0.8 } });
console.log(temperature, resolvedText(resolveRule(rule, setup), setup, 'en'), foldToId('P1S'), idsOf);
console.log(stepOf(await data.diagnosis(), { symptoms: ['stringing'] }), rankCauses);
const reading = await readSettings(handedBytes('a.gcode', new Uint8Array()), platform);
if (reading.ok) ownSettings(reading.settings, await data.settings.list().all());
const { bytes } = presetDownload(await data.preset('p1s', 'petg', { slicer: 'cura', qualityType: 'normal' }));
console.log(bytes.length);

// @ts-expect-error an unknown filter
data.printers.list({ brnad: 'prusa' });
// @ts-expect-error an unknown slicer
await data.setup({ slicer: 'orca' });
// @ts-expect-error a null is not a number
const sure: number = profile.nozzle_temperature_c.other_layers;

try {
  await new OpenPrintData({ source: folder('dist'), cache: storageCache() }).printers.get('x', {});
} catch (error) {
  if (error instanceof UnknownNameError) console.log(error.suggestions.join(), error.kind, sure);
  if (error instanceof PresetRefused) console.log(error.code, error.allowed.join());
  if (error instanceof OpenPrintDataError) console.log(error.code satisfies ClientErrorCode);
}

import { endBeyond } from '../../../core/profiles/range.js';
import type { Line } from '../../../core/words/layout.js';
import { meaningWords } from '../../../core/words/meanings.js';
import type { Writer } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';

interface Props {
  label: string;
  part: 'nozzle' | 'bed' | 'chamber';
  profile: Profile;
  printer: Printer;
  material: Material;
  writer: Writer;
}

/**
 * Temperatures of a profile on a scale of their own, with the range of the material and the maximum of the printer.
 * Nothing if the profile has none.
 */
export function Gauge({ label, part, profile, printer, material, writer }: Props) {
  const { say } = writer;
  const field = `${part}_temperature_c` as const;
  const [value, range, limit] = [profile[field], material[field], printer[`max_${field}`]];
  const layers = value === null || typeof value === 'number' ? [value] : Object.values(value);
  const values = [...new Set(layers)].filter((one) => one !== null);
  if (values.length === 0) return null;
  const line: Line = { path: field, label, unit: '°C', kind: part === 'chamber' ? 'value' : 'layers', about: '' };
  const known = [...values, range.min, range.max, limit].filter((value) => value !== null);
  const from = Math.max(0, Math.floor((Math.min(...known) - 20) / 10) * 10);
  const to = Math.ceil((Math.max(...known) + 10) / 10) * 10;
  const at = (degrees: number) => Number((((degrees - from) / (to - from)) * 100).toFixed(1));
  const [least, most] = [at(range.min ?? from), at(range.max ?? to)];
  const inRange = writer.range(range.min, range.max, '°C');
  const meaning = meaningWords(printer, `max_${field}`);
  const about = [
    inRange !== null && say(`Range for ${material.name}`, `${material.name} 的范围`) + writer.colon + inRange,
    limit !== null && say('Maximum of the printer', '打印机上限') + writer.colon + writer.any(limit, '°C'),
  ].filter((words) => words !== false);
  return (
    <div class="temperature">
      <p>
        {label} <strong>{writer.line(line, profile)}</strong>
        {values.some((value) => endBeyond(value, range) !== null) && (
          <em class="xp-mark">{say(`outside the range for ${material.name}`, `超出 ${material.name} 的范围`)}</em>
        )}
      </p>
      <svg class="gauge" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" y="3" width="100" height="4" />
        {inRange !== null && <rect class="range" x={least} y="1" width={Math.max(0.6, most - least)} height="8" />}
        {limit !== null && <rect class="limit" x={at(limit) - 0.2} width="0.4" height="10" />}
        {values.map((value) => (
          <rect key={value} class="value" x={at(value) - 0.4} width="0.8" height="10" />
        ))}
      </svg>
      <p class="quiet">
        {about.join(' · ')}
        {limit !== null && meaning && writer.aside.join(say(meaning))}
      </p>
    </div>
  );
}

import { endBeyond } from '../../../core/profiles/range.js';
import { meaningWords } from '../../../core/words/meanings.js';
import type { Writer } from '../../../core/words/values.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';

interface Props {
  label: string;
  part: 'nozzle' | 'bed' | 'chamber';
  /** Temperatures of a profile, °C, and the same in words. */
  values: readonly number[];
  text: string;
  printer: Printer;
  material: Material;
  writer: Writer;
}

/** Temperatures of a profile on a scale of their own, with the range of the material and the maximum of the printer. */
export function Gauge({ label, part, values, text, printer, material, writer }: Props) {
  const { say } = writer;
  const field = `${part}_temperature_c` as const;
  const [range, limit] = [material[field], printer[`max_${field}`]];
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
        {label} <strong>{text}</strong>
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

import type { Material } from '../../../schemas/generated/record.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

/** What can hurt people or the printer, and hints for printing a material. */
export function MaterialSafety({ material }: { material: Material }) {
  const { texts, writer, say } = useTools();
  const { fumes, food_contact: food, notes } = material;
  const note = ({ note: en, note_zh: zh }: { note: string; note_zh: string }) => say(en, zh);
  if (!fumes && !food && notes.length === 0) return null;
  return (
    <section class="xp-card xp-wide">
      <h3>{fill(texts.safety, { material: material.name })}</h3>
      <ul>
        {fumes && (
          <li>
            <strong>{fill(texts.labelled, { label: texts.fumes, value: writer.word(fumes.level) })}</strong>{' '}
            {note(fumes)}
          </li>
        )}
        {food && (
          <li>
            <strong>{fill(texts.labelled, { label: texts.foodContact, value: writer.word(food.suitable) })}</strong>{' '}
            {note(food)}
          </li>
        )}
        {notes.map(({ en, zh }) => (
          <li key={en}>{say(en, zh)}</li>
        ))}
      </ul>
    </section>
  );
}

import type { FieldSchema } from '../../../core/words/layout.js';
import type { PageLocale } from './locale.js';

interface Props {
  identifiers: object;
  /** Schema of the record, which says what each system is. */
  schema: FieldSchema;
  locale: PageLocale;
}

/** What other systems call a record, spelled as they do: what one has at hand in a slicer, a machine or a tag. */
export function Identifiers({ identifiers, schema, locale }: Props) {
  const { say } = locale;
  const known = Object.entries(identifiers as Readonly<Record<string, readonly string[]>>);
  if (known.length === 0) return null;
  const systems = schema.properties?.identifiers?.properties ?? {};
  return (
    <details id="identifiers">
      <summary>{say('Names in other systems', '其他系统中的称呼')}</summary>
      <dl class="facts">
        {known.map(([system, spelled]) => (
          <div key={system}>
            <dt title={say(systems[system]?.description ?? '', systems[system]?.['x-zh'] ?? '')}>{system}</dt>
            <dd>
              {spelled.slice(0, MOST).map((one, i) => (
                <span key={one}>
                  {i > 0 && say(', ', '、')}
                  <code>{one}</code>
                </span>
              ))}
              {spelled.length > MOST && say(` and ${spelled.length - MOST} more`, ` 等 ${spelled.length} 个`)}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={locale.to('/identifiers/')}>{say('Where to use each of them', '各标识的用法')}</a>
      </p>
    </details>
  );
}

/** Most that are shown of one system: PLA has hundreds of `setting_id`, which its file lists. */
const MOST = 12;

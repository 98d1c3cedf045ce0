import type { PageLocale } from './locale.js';
import { useLocale } from './use-locale.js';

interface Props {
  /** Kind and id of the record to correct. */
  record: string;
  /** Name of the field; null: the whole record. */
  field?: string | null;
  /** Whether the field has a value. */
  known?: boolean;
  label: string;
}

/** Links to the correction form: "Wrong?", or "Add it" if the value is missing. */
export function Correction({ record, field = null, known = true, label }: Props) {
  const { say, to } = useLocale();
  const words = known ? say('Wrong?', '有误？') : say('Add it', '补充');
  return (
    <a class="wrong" href={correctAddress(to, record, field)} aria-label={`${words} ${label}`} rel="nofollow">
      {words}
    </a>
  );
}

export function correctAddress(to: PageLocale['to'], record: string, field: string | null = null): string {
  return `${to('/correct/')}?record=${record}${field === null ? '' : `&field=${field}`}`;
}

/** "Is a printer missing?": links to the form, which the browser fills with the search terms. */
export function MissingPrinter() {
  const { say, to } = useLocale();
  return (
    <p class="quiet">
      {say('Is a printer missing? ', '缺少打印机？')}
      <a href={correctAddress(to, 'printers')} data-missing-printer>
        {say('Tell us which', '请告诉我们')}
      </a>
    </p>
  );
}

/** "None of this helped": links to the feedback form. */
export function DidNotHelp({ symptom }: { symptom: string }) {
  const { say, to } = useLocale();
  return (
    <p>
      {say('Did none of this help? ', '这些方法都没有帮助？')}
      <a href={correctAddress(to, `symptoms/${symptom}`)}>{say('Tell us what you tried', '告诉我们您试过什么')}</a>
    </p>
  );
}

import { OpenPrintDataError } from '../open-print-data-error.js';
import { PRESET_REFUSALS, type PresetRefusalCode } from './refusals.js';

/** How a sentence calls what was asked for, and what may be. */
interface RefusalTexts {
  subject?: string;
  allowed?: readonly string[];
  /** A sentence that goes on it. */
  more?: string | null;
}

/** A preset that cannot be written as it was asked for. */
export class PresetRefused extends OpenPrintDataError {
  override readonly name = 'PresetRefused';
  /** Why, as a sentence in Chinese; `message` is the English one. */
  readonly text_zh: string;

  /**
   * @param code the same for programs
   * @param subject what was asked for
   * @param allowed what may be asked for instead
   * @param words how the sentences call both, where that is not how programs do
   */
  constructor(
    readonly code: PresetRefusalCode,
    readonly subject: string,
    readonly allowed: readonly string[] = [],
    words: { en?: RefusalTexts; zh?: RefusalTexts } = {},
  ) {
    const filled = (text: string, comma: string, own: RefusalTexts = {}) => {
      const list = (own.allowed ?? allowed).join(comma);
      // A sentence that would list nothing is left out.
      const template = list === '' ? text.replace(/(?<=[.。])[^.。]*\{allowed\}[.。]/, '') : text;
      const sentence = template.replace('{subject}', () => own.subject ?? subject).replace('{allowed}', () => list);
      return own.more ? `${sentence}${comma === ', ' ? ' ' : ''}${own.more}` : sentence;
    };
    super(filled(PRESET_REFUSALS[code].en, ', ', words.en));
    this.text_zh = filled(PRESET_REFUSALS[code].zh, '、', words.zh);
  }
}

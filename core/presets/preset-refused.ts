import { OpenPrintDataError } from '../open-print-data-error.js';
import { PRESET_REFUSALS, type PresetRefusalCode } from './refusals.js';

/** How a sentence names the rejected input and the alternatives. */
interface RefusalTexts {
  subject?: string;
  allowed?: readonly string[];
  /** A sentence to append. */
  more?: string | null;
}

/** A preset that cannot be made as requested. */
export class PresetRefused extends OpenPrintDataError {
  override readonly name = 'PresetRefused';
  /** The reason in Chinese; `message` is the English one. */
  readonly text_zh: string;

  /**
   * @param code the reason, for programs
   * @param subject the rejected input
   * @param allowed the alternatives
   * @param words how the sentences name both, if other than for programs
   */
  constructor(
    readonly code: PresetRefusalCode,
    readonly subject: string,
    readonly allowed: readonly string[] = [],
    words: { en?: RefusalTexts; zh?: RefusalTexts } = {},
  ) {
    const filled = (text: string, comma: string, own: RefusalTexts = {}) => {
      const list = (own.allowed ?? allowed).join(comma);
      // A sentence with an empty list is omitted.
      const template = list === '' ? text.replace(/(?<=[.。])[^.。]*\{allowed\}[.。]/, '') : text;
      const sentence = template.replace('{subject}', () => own.subject ?? subject).replace('{allowed}', () => list);
      return own.more ? `${sentence}${comma === ', ' ? ' ' : ''}${own.more}` : sentence;
    };
    super(filled(PRESET_REFUSALS[code].en, ', ', words.en));
    this.text_zh = filled(PRESET_REFUSALS[code].zh, '、', words.zh);
  }
}

import { evaluate, holds, type Lookup } from './c-expression.js';

const DIRECTIVE = /^\s*#\s*(ifdef|ifndef|if|elif|else|endif|define|undef)\b\s*(.*)$/;
const NAME = /^([A-Za-z_]\w*)(?![\w(])\s*(.*)$/;

/** A branch of an `#if`: whether it is read, and whether one of its group was. */
interface Branch {
  read: boolean;
  taken: boolean;
}

/** What a C header defines, branches that do not apply left out. Macros with arguments are skipped. */
export class Defines {
  private readonly texts = new Map<string, string>();
  private readonly lookup: Lookup = (name) => this.texts.get(name);

  constructor(header: string) {
    const branches: Branch[] = [];
    const reading = () => branches.every(({ read }) => read);
    for (const line of withoutComments(header).split(/\r?\n/)) {
      const [, directive, rest = ''] = DIRECTIVE.exec(line) ?? [];
      const open = branches.at(-1);
      if (directive === 'if' || directive === 'ifdef' || directive === 'ifndef') {
        const read = reading() && this.applies(directive, rest);
        branches.push({ read, taken: read });
      } else if (open && (directive === 'elif' || directive === 'else')) {
        open.read = !open.taken && (directive === 'else' || holds(rest, this.lookup));
        open.taken ||= open.read;
      } else if (directive === 'endif') branches.pop();
      else if (directive !== undefined && reading()) {
        const [, name, value = ''] = NAME.exec(rest.trim()) ?? [];
        if (name !== undefined && directive === 'define') this.texts.set(name, value.trim());
        else if (name !== undefined && directive === 'undef') this.texts.delete(name);
      }
    }
  }

  /** True when a name is defined, with or without a value. */
  has(name: string): boolean {
    return this.texts.has(name);
  }

  /** What a name comes to as a number; null when it is not defined or no number. */
  number(name: string): number | null {
    const text = this.texts.get(name);
    const value = text === undefined ? null : evaluate(text, this.lookup);
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }

  private applies(directive: string, rest: string): boolean {
    if (directive === 'if') return holds(rest, this.lookup);
    return this.texts.has(rest.trim()) === (directive === 'ifdef');
  }
}

/** Also joins lines that a backslash continues. A `//` inside quotes starts no comment. */
function withoutComments(text: string): string {
  return text
    .replace(/\\\r?\n/g, ' ')
    .replace(/"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (found) => (found.startsWith('"') ? found : ' '));
}

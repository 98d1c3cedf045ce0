import type { Fault } from '../../../shared/problem-messages/messages.js';
import type { LetterRule } from './letters.js';

/** Hosts that no reader outside of one network can open. */
const PRIVATE =
  /^(?:localhost|.*\.(?:local|localhost|internal|lan|home|invalid|onion)|\[.*\]|\d+(?:\.\d+)*|0x[\da-f]+)$/i;

/** What an address that others are to open does not have. */
const RULES: readonly LetterRule<'address'>[] = [
  { pattern: /^(?!https?:\/\/)/, code: 'address_beginning' },
  { pattern: /\s/, code: 'address_blank' },
  { pattern: /^https?:\/\/[^/?#]*@/, code: 'address_user' },
  {
    pattern: /^https?:\/\/[^/?#]*(?:[^\w.:@[\]/?#-]|\.\.|\.(?=[:/?#]|$)|(?<=\/\/)[.-])/u,
    code: 'address_host',
  },
  { pattern: /^https?:\/\/https?(?::|\/\/)/i, code: 'address_beginnings' },
  { pattern: /[\\<>"^{}|]/, code: 'address_sign' },
  {
    pattern: /%(?![\da-f]{2})|%0[\da-f]|%1[\da-f]/i,
    code: 'address_percent',
  },
  { pattern: /[.,;:!'*]$/, code: 'address_punctuation' },
  { pattern: /#$/, code: 'address_anchor' },
  {
    pattern: /[?&](?:utm_\w+|fbclid|gclid|token|access_token|api_?key|session(?:id)?|sid)=/i,
    code: 'address_tracking',
  },
  {
    pattern:
      /^https?:\/\/(?:(?:www\.)?(?:google|bing|baidu)\.[a-z.]+\/(?:search|s)\?|webcache\.|(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl)\/)/i,
    code: 'address_search',
  },
];

/** Whether a text looks like an address: it has a scheme, or begins like one. */
export function isAddress(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:https?|ftp|mailto|file):/i.test(text);
}

/** What is wrong with an address that people wrote: the first thing that is found. */
export function addressFault(address: string): Fault | null {
  const parameters = { address };
  // What is broken at its beginning is broken behind it as well.
  const rule = RULES.find(({ pattern }) => pattern.test(address));
  if (rule) return { code: rule.code, parameters };
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = /^https?:\/\/([^/?#:]*)/.exec(address)?.[1] ?? '';
  if (!url) return { code: 'no_address', parameters };
  if (PRIVATE.test(url.hostname) || !url.hostname.includes('.')) return { code: 'address_private', parameters };
  if (host !== host.toLowerCase()) return { code: 'address_capitals', parameters: { address, host } };
  return unbalanced(address) ? { code: 'address_bracket', parameters } : null;
}

function unbalanced(text: string): boolean {
  return /\)$/.test(text) && text.split('(').length < text.split(')').length;
}

import type { LetterRule } from './letters.js';

/** Hosts that no reader outside of one network can open. */
const PRIVATE =
  /^(?:localhost|.*\.(?:local|localhost|internal|lan|home|invalid|onion)|\[.*\]|\d+(?:\.\d+)*|0x[\da-f]+)$/i;

/** What an address that others are to open does not have. */
const RULES: readonly LetterRule[] = [
  { pattern: /^(?!https?:\/\/)/, what: 'another beginning', allowed: 'an address that begins with https://' },
  { pattern: /\s/, what: 'a blank', allowed: '%20 in its place' },
  { pattern: /^https?:\/\/[^/?#]*@/, what: 'a name or a password before its host', allowed: 'the address without it' },
  {
    pattern: /^https?:\/\/[^/?#]*(?:[^\w.:@[\]/?#-]|\.\.|\.(?=[:/?#]|$)|(?<=\/\/)[.-])/u,
    what: 'a host that is none',
    allowed: 'a host such as example.org, in plain letters',
  },
  { pattern: /^https?:\/\/https?(?::|\/\/)/i, what: 'two beginnings', allowed: 'one' },
  { pattern: /[\\<>"^{}|]/, what: 'a sign that addresses do not have', allowed: 'its number, such as %20' },
  {
    pattern: /%(?![\da-f]{2})|%0[\da-f]|%1[\da-f]/i,
    what: 'a % that begins no sign',
    allowed: '%25, or the sign itself',
  },
  { pattern: /[.,;:!'*]$/, what: 'a sign of the sentence around it', allowed: 'the address alone' },
  { pattern: /#$/, what: 'a # with nothing behind it', allowed: 'the address without it' },
  {
    pattern: /[?&](?:utm_\w+|fbclid|gclid|token|access_token|api_?key|session(?:id)?|sid)=/i,
    what: 'what says who opened it',
    allowed: 'the address without it',
  },
  {
    pattern:
      /^https?:\/\/(?:(?:www\.)?(?:google|bing|baidu)\.[a-z.]+\/(?:search|s)\?|webcache\.|(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl)\/)/i,
    what: 'a search or a short form that leads elsewhere tomorrow',
    allowed: 'the address of the page itself',
  },
];

/** Whether a text looks like an address: it has a scheme, or begins like one. */
export function isAddress(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:https?|ftp|mailto|file):/i.test(text);
}

/** What is wrong with an address that people wrote: each that is found, with what belongs there. */
export function* addressFlaws(text: string): Iterable<{ message: string; allowed: string }> {
  for (const { pattern, what, allowed } of RULES) {
    if (!pattern.test(text)) continue;
    yield { message: `${quoted(text)} has ${what}`, allowed };
    return; // what is broken at its beginning is broken behind it as well
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const written = /^https?:\/\/([^/?#:]*)/.exec(text)?.[1] ?? '';
  if (!url) yield { message: `${quoted(text)} is no address`, allowed: 'an address that begins with https://' };
  else if (PRIVATE.test(url.hostname) || !url.hostname.includes('.'))
    yield { message: `${quoted(text)} has a host that others cannot open`, allowed: 'a page that is public' };
  else if (written !== written.toLowerCase())
    yield { message: `${quoted(text)} has a host with capitals`, allowed: written.toLowerCase() };
  else if (unbalanced(text))
    yield { message: `${quoted(text)} has a bracket that nothing opens`, allowed: 'the address alone' };
}

function unbalanced(text: string): boolean {
  return /\)$/.test(text) && text.split('(').length < text.split(')').length;
}

function quoted(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 79)}…` : text}"`;
}

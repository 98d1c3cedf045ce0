import { type Fault, fault, type Problem } from '../../../shared/problem.js';
import type { SourceFile } from '../../load/source-file.js';
import { type LetterRule, mayBeFlawed, rule, shown, type TextKind, textFlaws } from './flaws.js';

/** Maximum lengths in characters: names, URLs, all other texts. */
const LONGEST = { name: 100, address: 600, text: 500 } as const;

/** Fields with names. */
const NAMES = /(?:^|\.)(?:name|name_zh|model|aliases|spellings|vendors|prefixes|label|identifiers\.\w+\.value)(?:\.|$)/;

/** Fields that quote a page or a person. */
const QUOTED = /(?:^|\.)(?:read|title)$/;

/** Fields of codes in the spelling that machines print. */
const PRINTED =
  /^codes\.\d+\.(?:code|spellings\.\d+)$|^lines\.\d+$|^parameters\.\w+\.typical\.\d+$|^forms\.\d+\.separator$/;

/** A parameter in a text about a code, filled in for display. */
const PARAMETER = /\{([a-z][a-z0-9_]*)\}/g;

/** Checks every text and key of a file for invisible characters, markup, superfluous blanks and the like. */
export function checkTexts({ kind, file, value }: SourceFile): Problem[] {
  // Imported texts keep their source's blanks; invisible characters, markup and scripts are rejected there too.
  const imported = kind.startsWith('imported-');
  const ofCodes = kind === 'codes' || kind === 'code-system';
  const problems: Problem[] = [];
  eachText(value, [], (written, keys) => {
    // Most texts are clean: only for the others, path and role are determined.
    if (!isSuspect(written, imported)) return;
    const path = keys.join('.');
    const text = ofCodes ? written.replace(PARAMETER, '$1') : written;
    const printed = ofCodes && PRINTED.test(path);
    const of = printed ? 'quoted' : NAMES.test(path) ? 'name' : QUOTED.test(path) ? 'quoted' : 'prose';
    const flaws: Fault[] = [...textFlaws(text, of, imported || printed), ...tooLong(text, of)];
    const address = imported || of === 'name' || !isAddress(text) || flaws.length > 0 ? null : addressFault(text);
    if (!imported && of === 'name' && isAddressAsName(text))
      flaws.push(fault('address_as_name', ['is an address', 'a name']));
    else if (address) flaws.push(address);
    // In the table of names, an empty text means that the words are ignored.
    if (text === '' && !imported && kind !== 'material-names')
      flaws.push(fault('empty_text', ['is empty', 'a text, or leave the field out']));
    problems.push(...flaws.map((flaw) => ({ ...flaw, file, path, rule: 'texts' })));
  });
  return problems;
}

/** Whether a text may have a flaw, whatever its role. */
function isSuspect(text: string, imported: boolean): boolean {
  if (text === '' || text.length > LONGEST.name || mayBeFlawed(text, imported)) return true;
  return !imported && isAddressAsName(text);
}

function isAddressAsName(text: string): boolean {
  return isAddress(text) || /^www\.\S+\/|^[a-z0-9.-]+\.[a-z]{2,}\/\S/i.test(text);
}

function tooLong(text: string, of: TextKind): Fault[] {
  const most = /^https?:/.test(text) ? LONGEST.address : of === 'name' ? LONGEST.name : LONGEST.text;
  return text.length > most
    ? [fault('long_text', [`has ${text.length} characters: ${shown(text, 0, 12)}`, `at most ${most}`])]
    : [];
}

/** Visits every text with the keys that lead to it; a key is a text as well, at its value. */
function eachText(value: unknown, keys: string[], visit: (text: string, keys: readonly string[]) => void): void {
  if (typeof value === 'string') visit(value, keys);
  if (typeof value !== 'object' || value === null) return;
  for (const key in value) {
    keys.push(key);
    if (!Array.isArray(value)) visit(key, keys);
    eachText(value[key as keyof typeof value], keys, visit);
    keys.pop();
  }
}

/** Hosts that are not reachable from the public internet. */
const PRIVATE =
  /^(?:localhost|.*\.(?:local|localhost|internal|lan|home|invalid|onion)|\[.*\]|\d+(?:\.\d+)*|0x[\da-f]+)$/i;

const RULES: readonly LetterRule[] = [
  rule(
    'address_beginning',
    /^(?!https?:\/\/)/,
    'a different start of the address',
    'an address that starts with https://',
  ),
  rule('address_blank', /\s/, 'a blank', '%20 instead'),
  rule('address_user', /^https?:\/\/[^/?#]*@/, 'a user name or a password before its host', 'the address without it'),
  rule(
    'address_host',
    /^https?:\/\/[^/?#]*(?:[^\w.:@[\]/?#-]|\.\.|\.(?=[:/?#]|$)|(?<=\/\/)[.-])/u,
    'an invalid host',
    'a host such as example.org, in plain letters',
  ),
  rule('address_beginnings', /^https?:\/\/https?(?::|\/\/)/i, 'two starts of an address', 'one'),
  rule('address_sign', /[\\<>"^{}|]/, 'a character that addresses cannot contain', 'its percent-encoding, such as %20'),
  rule(
    'address_percent',
    /%(?![\da-f]{2})|%0[\da-f]|%1[\da-f]/i,
    'a % that does not start an encoded character',
    '%25, or the character itself',
  ),
  rule('address_punctuation', /[.,;:!'*]$/, 'punctuation of the surrounding sentence', 'the address alone'),
  rule('address_anchor', /#$/, 'a # with nothing after it', 'the address without it'),
  rule(
    'address_tracking',
    /[?&](?:utm_\w+|fbclid|gclid|token|access_token|api_?key|session(?:id)?|sid)=/i,
    'tracking parameters',
    'the address without it',
  ),
  rule(
    'address_search',
    /^https?:\/\/(?:(?:www\.)?(?:google|bing|baidu)\.[a-z.]+\/(?:search|s)\?|webcache\.|(?:bit\.ly|t\.co|tinyurl\.com|goo\.gl)\/)/i,
    'a search or a short link that may lead elsewhere later',
    'the address of the page itself',
  ),
  rule('address_capitals', /^https?:\/\/[^/?#:]*[A-Z]/, 'capital letters in its host', 'the host in lower case'),
  rule('address_bracket', /^(?:[^()]|\([^()]*\))*\)$/, 'an unmatched closing bracket', 'the address alone'),
];

/** Whether a text looks like a URL: it has a scheme, or begins like one. */
function isAddress(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:https?|ftp|mailto|file):/i.test(text);
}

/** The first flaw of a hand-written URL: a broken start breaks the rest as well. */
function addressFault(address: string): Fault | null {
  const quoted = `"${address.length > 80 ? `${address.slice(0, 79)}…` : address}"`;
  const rule = RULES.find(({ pattern }) => pattern.test(address));
  if (rule) return fault(rule.code, [`${quoted} has ${rule.has}`, rule.allowed]);
  if (!URL.canParse(address))
    return fault('no_address', [`${quoted} is not an address`, 'an address that starts with https://']);
  const { hostname } = new URL(address);
  return PRIVATE.test(hostname) || !hostname.includes('.')
    ? fault('address_private', [`${quoted} has a host that is not public`, 'a public page'])
    : null;
}

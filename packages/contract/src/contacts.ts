// Ways to reach somebody outside of Lantern, found in what people write to each other. A help against haste and habit, not
// a wall: what is spelled out in words, or spread over several messages, comes through, and reports are for that. Every
// run of a pattern has an end, so that a text costs time by its length alone.
import { chatHosts } from './chat-hosts.ts';
import type { HiddenKind } from './contacts.kinds.ts';
import { findPhones } from './contacts.phones.ts';
import { findLinks } from './links-in-text.ts';

/** Raised when something else is found than before: what was kept by older rules is looked through again. */
export const contactRules = 1;

/** A part of a text, by its UTF-16 units. */
type Contact = { start: number; end: number; kind: HiddenKind };

const hosts = chatHosts.map((host) => host.replaceAll('.', '\\.')).join('|');
const apps = 'whatsapp|telegram|imo|viber|signal|messenger|instagram|insta|snapchat|snap|wechat|discord|skype|facebook';
const webmail = 'gmail|googlemail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|ymail|live|gmx|yandex|zoho|aol|mail';

const label = '[\\p{L}\\p{N}\\p{M}-]{1,63}';
const ends = '(?![\\p{L}\\p{N}])';

const linksOfChats: readonly RegExp[] = [
  new RegExp(`(?<![\\w.-])(?:https?://)?(?:www\\.)?(?:${hosts})(?![\\w-])(?:[/?#]\\S*)?`, 'gi'),
  /(?<![\w.-])(?:(?:whatsapp|tg|viber|sgnl|weixin):\/\/\S+|skype:[\w.-]{1,64}\?\S+|(?:tel|sms):[+(\p{Nd}]\S*)/giu,
];
// Of email addresses these are the sign and what follows. What stands before it is looked for from there, to the left: a
// pattern that begins with it would begin at every letter of a text.
const addresses: readonly RegExp[] = [
  new RegExp(`@${label}(?:\\.${label}){0,8}\\.\\p{L}{2,24}`, 'giu'),
  new RegExp(`\\s?@\\s?${label}\\s?\\.\\s?(?:com|net|org|edu)${ends}`, 'giu'),
];
/** Providers of private addresses: in whatever way the sign is written, and within links too. */
const privateAddresses: readonly RegExp[] = [
  new RegExp(
    `\\s{0,3}(?:@|\\(at\\)|\\[at\\]|\\{at\\})\\s{0,3}(?:${webmail})${ends}(?:\\s{0,3}(?:\\.|\\(dot\\)|\\[dot\\]|\\sdot\\s)\\s{0,3}\\p{L}{2,3})?`,
    'giu',
  ),
  new RegExp(
    `\\sat\\s(?:gmail|googlemail|yahoo|hotmail|icloud|protonmail|ymail)${ends}(?:(?:\\s?\\.\\s?|\\sdot\\s)\\p{L}{2,3})?`,
    'giu',
  ),
  new RegExp(`\\sat\\s(?:${webmail})(?:\\s?\\.\\s?|\\sdot\\s)\\p{L}{2,3}${ends}`, 'giu'),
];
const ofLocalPart = /[\p{L}\p{N}._%+-]/u;
const localMax = 64;

function findAddresses(text: string, patterns: readonly RegExp[]): Contact[] {
  return partsOf(text, 'email', patterns).flatMap((sign) => {
    let start = sign.start;
    while (start > 0 && sign.start - start < localMax && ofLocalPart.test(text.charAt(start - 1))) start -= 1;
    return start < sign.start ? [{ ...sign, start }] : [];
  });
}

/** An office's address reaches no person: universities and tests are written to by it. */
const office =
  /^(?:[\p{L}\p{N}_.+-]{0,40}[._+-])?(?:admissions?|info|office|contact|help|helpdesk|support|enquir(?:y|ies)|inquir(?:y|ies)|international|registrar|records|finaid|financial-?aid|scholarships?|apply|applications?|undergrad(?:uate)?|graduate|grad|visas?|study|students?|housing|accommodation|transcripts?|testing|noreply|no-reply)(?:[._+-][\p{L}\p{N}_.+-]{0,40})?@/iu;
const privateHost = new RegExp(`@(?:[\\w-]{1,63}\\.){0,3}(?:${webmail})\\.\\p{L}{2,3}(?:\\.\\p{L}{2,3})?$`, 'iu');

const atName = /(?<![\p{L}\p{N}_@.])@(?!\p{N})[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.]{2,40}/gu;
const noNames =
  /^@(?:noon|midnight|night|home|school|work|least|all|everyone|here|channel|campus|university|college)$/i;
const ofApp = new RegExp(
  `\\b(?:${apps})(?:(?<said>\\s{0,3}(?:id|name|user|username|handle)?\\s{0,3}(?:is|:|=|-)\\s{0,3})|\\s{1,3}(?:(?<asked>id|user|username|handle)\\s{1,3})?)(?<name>[\\w.#-]{3,64})`,
  'gi',
);
const isNumberAlone = /^[v#]?[\d.,-]+(?:st|nd|rd|th|k|m|s|am|pm|x)?$/i;
const isCourse = /^[A-Z]{2,5}-?\d{2,4}[A-Z]?$/;

const links =
  /(?:https?:\/\/|\bwww\.)[^\s\p{Z}<>"]+|(?<![\w@.-])(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24}\/[^\s\p{Z}<>"]+/giu;
/** A number for calling in a link: only with its country. */
const phoneInLink = /(?:\+|%2b)[1-9]\d{8,14}(?!\d)/gi;

function partsOf(text: string, kind: HiddenKind, patterns: readonly RegExp[]): Contact[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: part, index }) => ({ start: index, end: index + part.length, kind })),
  );
}

const isOffice = (address: string) => office.test(address) && !privateHost.test(address);

/** User names behind the name of an app; a number, a version or a course behind it is none. */
function findAppNames(text: string): Contact[] {
  return [...text.matchAll(ofApp)].flatMap(({ 0: part, index, groups }) => {
    const name = (groups?.name ?? '').replace(/(?<![.-])[.-]+$/, '');
    const looksLikeOne =
      /[a-z]/i.test(name) && /[\d_#]/.test(name) && !isNumberAlone.test(name) && !isCourse.test(name);
    const isTold = /\b(?:id|user|username|handle)\b/i.test(groups?.said ?? groups?.asked ?? '');
    if (!looksLikeOne && !(isTold && /^[a-z][\w.]{4,}$/i.test(name) && /[:=]/.test(groups?.said ?? ''))) return [];
    const start = index + part.length - (groups?.name ?? '').length;
    return [{ start, end: start + name.length, kind: 'name' as const }];
  });
}

/** Contact details in a text, in their order, none within another. */
export function findContacts(text: string): Contact[] {
  // what a link holds is an address of a page: its numbers and names are ids
  const found: Contact[] = [];
  const plain = text.replace(links, (link, at: number) => {
    const end = findLinks(link)[0]?.link.length ?? link.length;
    found.push(...partsOf(link.slice(0, end), 'phone', [phoneInLink]).map((part) => shift(part, at)));
    return '|'.repeat(end) + link.slice(end);
  });
  found.push(
    ...partsOf(text, 'link', linksOfChats),
    ...findAddresses(text, privateAddresses),
    ...findAddresses(plain, addresses).filter(({ start, end }) => !isOffice(plain.slice(start, end))),
    ...partsOf(plain, 'name', [atName]).filter(({ start, end }) => !noNames.test(plain.slice(start, end))),
    ...findAppNames(plain),
    ...findPhones(plain).map((part) => ({ ...part, kind: 'phone' as const })),
  );
  const ordered = found.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Contact[] = [];
  for (const part of ordered) {
    const last = apart.at(-1);
    // what overlaps with the one before is a part of it
    if (last && part.start < last.end) last.end = Math.max(last.end, part.end);
    else apart.push({ ...part });
  }
  return apart;
}

const shift = ({ start, end, kind }: Contact, by: number): Contact => ({ start: start + by, end: end + by, kind });

export type Masked = { text: string; hidden?: { at: number; kind: HiddenKind }[] };

/** The text without contact details, and what stood before which character of it. */
export function maskContacts(text: string): Masked {
  const hidden: NonNullable<Masked['hidden']> = [];
  let [shown, from] = ['', 0];
  for (const { start, end, kind } of findContacts(text)) {
    shown += text.slice(from, start);
    hidden.push({ at: shown.length, kind });
    from = end;
  }
  return hidden.length > 0 ? { text: shown + text.slice(from), hidden } : { text };
}

/** The text with a mark in the place of each contact detail, for where it is kept as one string; `hiddenMark` finds them. */
export function markContacts(text: string): string {
  let [shown, from] = ['', 0];
  for (const { start, end, kind } of findContacts(text)) {
    shown += `${text.slice(from, start)}⟦${kind}⟧`;
    from = end;
  }
  return from === 0 ? text : shown + text.slice(from);
}

// Takes ways to reach somebody outside of Lantern out of a message. A help against haste and habit, not a wall: what is
// spelled out in words, or spread over several messages, comes through, and reports are for that.
import type { ChatMessage, HiddenKind } from '@lantern/contract/chat';

const digit = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\u09e6-\\u09ef]';
const between = '[\\s().\\-/_*\\u200b-\\u200f\\u2010-\\u2015]{0,3}';
const digits = new RegExp(digit, 'g');

/** Days and spans of years have as many digits as a short number. */
const days =
  /(?<![\d+][\s.-]?)(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)\d\d|(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d)(?![\s.-]?\d{3})/g;

const apps = 'whatsapp|telegram|imo|viber|signal|messenger|instagram|insta|snapchat|snap|wechat|discord|skype|facebook';
const hosts =
  'wa\\.me|t\\.me|telegram\\.(?:me|dog|org)|m\\.me|(?:chat|api|web)\\.whatsapp\\.com|whatsapp\\.com|signal\\.(?:me|group)|discord\\.(?:gg|com)|line\\.me|viber\\.(?:com|me)|ig\\.me|instagram\\.com|(?:m\\.)?facebook\\.com|fb\\.(?:com|me)|messenger\\.com|snapchat\\.com|weixin\\.qq\\.com|imo\\.im|join\\.skype\\.com|zalo\\.me|kik\\.me|vk\\.(?:com|me)';

const patterns: readonly [HiddenKind, RegExp][] = [
  ['link', new RegExp(`(?<![\\w.-])(?:https?://)?(?:www\\.)?(?:${hosts})(?![\\w-])(?:[/?#][^\\s]*)?`, 'gi')],
  ['link', /(?<![\w.-])(?:whatsapp|tg|skype|viber|tel|mailto|sms):[^\s]+/gi],
  ['email', /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\.\s?\p{L}{2,}/giu],
  [
    'email',
    /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\]|\sat\s)\s*(?:gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|ymail|live)\b(?:\s*(?:\.|\(dot\)|\[dot\]|\sdot\s)\s*\p{L}{2,3})?/giu,
  ],
  ['name', /(?<![\p{L}\p{N}_@])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/gu],
  [
    'name',
    new RegExp(
      `(?<=\\b(?:${apps})\\s*(?:id|name|user|username|handle)?\\s*(?:is|:|=)?\\s*)[\\w.#-]*[\\d_#][\\w.#-]*`,
      'gi',
    ),
  ],
];
const number = new RegExp(`(?<![\\p{L}\\p{N}])(?:\\+\\s?|\\(\\+?)?${digit}(?:${between}${digit}){6,}`, 'gu');

type Found = { start: number; end: number; kind: HiddenKind };

function isPhone(candidate: string): boolean {
  const count = candidate.match(digits)?.length ?? 0;
  // a number without a country or an area in front has at least nine digits when it is a phone
  return count >= 9 || /^[(+]*\s?[+0\u0660\u06f0\u0966\u09e6]/.test(candidate);
}

function findAll(text: string): Found[] {
  const found: Found[] = [];
  for (const [kind, pattern] of patterns)
    for (const { 0: part, index } of text.matchAll(pattern))
      found.push({ start: index, end: index + part.length, kind });
  const withoutDays = text.replace(days, (day) => '|'.repeat(day.length));
  for (const { 0: part, index } of withoutDays.matchAll(number))
    if (isPhone(part)) found.push({ start: index, end: index + part.length, kind: 'phone' });
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The text without contact details, and what stood where. */
export function maskContacts(text: string): Pick<ChatMessage, 'text' | 'hidden'> {
  const hidden: NonNullable<ChatMessage['hidden']> = [];
  let [shown, from] = ['', 0];
  for (const { start, end, kind } of findAll(text)) {
    if (end <= from) continue;
    // what overlaps with the one before is a part of it
    if (start >= from) {
      shown += text.slice(from, start);
      hidden.push({ at: shown.length, kind });
    }
    from = end;
  }
  return hidden.length > 0 ? { text: shown + text.slice(from), hidden } : { text };
}

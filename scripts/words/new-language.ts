// `npm run words -- new xx`: the line of a new language in the one list; its files are made by collecting the words.
import { readFileSync, writeFileSync } from 'node:fs';

const end = '} as const satisfies Readonly<Record<string, LanguageFacts>>;';

/** What Intl knows of a language: its own name, its direction, its digits and its percent sign. */
export function lineOf(code: string): string {
  const locale: Intl.Locale & { getTextInfo?: () => { direction?: string } } = new Intl.Locale(code);
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const name = own.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code));
  const zero = new Intl.NumberFormat(code).format(0).codePointAt(0);
  const parts = new Intl.NumberFormat(code, { style: 'percent' }).formatToParts(0);
  const percent = parts.flatMap(({ type, value }) => (type === 'integer' ? [] : [value])).join('');
  const facts = [
    `name: ${quote(name)}`,
    ...(locale.getTextInfo?.().direction === 'rtl' ? ['rightToLeft: true'] : []),
    ...(zero && zero !== 0x30 ? [`zero: 0x${zero.toString(16)}`] : []),
    ...(percent !== '%' ? [`percent: ${quote(percent)}`] : []),
    `partly: 'in part'`,
  ];
  return `  ${code}: { ${facts.join(', ')} },\n`;
}

/** What cannot be seen in an editor is written as its number. */
const quote = (text: string) =>
  `'${text.replaceAll("'", "\\'").replaceAll(/[\p{Z}\p{Cf}]/gu, (sign) => (sign === ' ' ? sign : escaped(sign)))}'`;
const escaped = (sign: string) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** Adds a language to the list; throws where it is there, or is no language. */
export function addLanguage(file: string, code: string): string {
  if (!/^[a-z]{2}$/.test(code)) throw new Error(`A language is two small letters, such as ne: not "${code}".`);
  const list = readFileSync(file, 'utf8');
  if (list.includes(`\n  ${code}: {`)) throw new Error(`${code} is there already.`);
  const line = lineOf(code);
  const at = list.indexOf(end);
  if (at < 0) throw new Error(`${file} has no list of languages.`);
  writeFileSync(file, list.slice(0, at) + line + list.slice(at));
  return line.trim();
}

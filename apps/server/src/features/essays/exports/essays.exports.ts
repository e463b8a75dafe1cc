// An essay as a file to hand in.
import type { Essay } from '@lantern/contract/essays';
import type { exportFormats } from '@lantern/contract/essays.log';
import { splitIntoParagraphs, toPlainText } from '@lantern/contract/essays.plain-text';
import { localeOf } from '@lantern/contract/languages';
import { Problem } from '@lantern/contract/problem';
import { readStudentRecord } from '#features/profile/profile.service.ts';
import type { Ports } from '#ports/ports.ts';
import type { Printable } from '#ports/print/print.ts';
import { findEssay } from '../essays.store.ts';
import { findEssayOwner } from './essays.exports.store.ts';

export type ExportPorts = Pick<Ports, 'database' | 'print'>;

/** The essay and its writer's name, for everybody who may read it. */
export async function findSigned({ database }: Pick<Ports, 'database'>, owners: string[], id: string) {
  const essay = await findEssay(database, owners, id);
  const owner = essay && (await findEssayOwner(database, owners, id));
  if (!owner) throw new Problem('not_found');
  const { name } = await readStudentRecord({ database }, [owner], owner);
  return { essay, name };
}

/** 14 Jan 2027, in UTC. */
export function dayOf(date: Date): string {
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

const scripts = [
  ['bn', /\p{Script=Bengali}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['en', /\p{Script=Latin}/gu],
] as const;

/** For readers that speak or spell: the usual language of the script that most letters have. */
function languageOf(text: string): string {
  const counted = scripts.map(([language, letters]) => ({
    language: String(language),
    count: text.match(letters)?.length ?? 0,
  }));
  const most = counted.reduce((most, one) => (one.count > most.count ? one : most), { language: 'en', count: 0 });
  return most.language;
}

/** Day and number of words in the language of the essay, as its reader's: by the tables of Unicode (CLDR). */
function factsOf(language: string, at: Date, count: number): string {
  const figure = (locale: string) => count.toLocaleString(locale);
  const day = (locale: string) => at.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const arabic = localeOf('ar');
  if (language === 'bn') return `${day('bn')} · ${figure('bn')} শব্দ`;
  if (language === 'hi') return `${day('hi')} · ${figure('hi')} शब्द`;
  if (language === 'ar') return `${day(arabic)} · عدد الكلمات: ${figure(arabic)}`;
  return `${dayOf(at)} · ${count === 1 ? '1 word' : `${figure('en-US')} words`}`;
}

function printableOf({ title, final_text: text, word_count, updated_at }: Essay, name: string): Printable {
  const paragraphs = splitIntoParagraphs(text);
  const language = languageOf(text);
  return {
    title,
    author: name,
    meta: [name, factsOf(language, new Date(updated_at), word_count)],
    blocks:
      paragraphs.length > 0
        ? paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph }))
        : [{ kind: 'note', text: 'This essay has no text yet.' }],
    language,
  };
}

export async function exportEssay(
  ports: ExportPorts,
  owners: string[],
  id: string,
  format: (typeof exportFormats)[number],
): Promise<{ title: string; bytes: Buffer }> {
  const { essay, name } = await findSigned(ports, owners, id);
  const bytes =
    format === 'txt'
      ? Buffer.from(toPlainText(essay.final_text))
      : await ports.print.make(format, printableOf(essay, name));
  return { title: essay.title, bytes };
}

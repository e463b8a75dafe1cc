// Activities on paper: what a student sends to a school, a teacher or a scholarship.
import { activityTypeWord } from '@lantern/content/activity-types';
import { type PaperWords, paperWordsIn } from '@lantern/content/paper-words';
import { type Activity, isPlanned, readDuration } from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import { readStudentRecord } from '#features/profile/profile.service.ts';
import type { Ports } from '#ports/ports.ts';
import type { Block } from '#ports/print/print.ts';
import { activityStore } from './activities.store.ts';

const strongRtl = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const isRtl = (text: string) => strongRtl.test(/\p{L}/u.exec(text)?.[0] ?? '');

function periodOf(duration: string, words: PaperWords): string {
  const period = readDuration(duration);
  if (!period) return duration;
  const { start, end } = period;
  const ends = end === null ? (isPlanned(duration) ? '' : words.present) : end === start ? '' : words.month(end);
  const months = [words.month(start), ends].filter(Boolean).join(' – ');
  return isPlanned(duration) ? `${words.planned}: ${months}` : months;
}

/** One activity as a part of a paper, in the student's own words. */
export function activityEntry(activity: Activity, words: PaperWords): Extract<Block, { kind: 'entry' }> {
  const { name, title, type, duration, weeklyHours, weeksPerYear, schoolYears, description, outcome } = activity;
  const label = `${words.impact}:`;
  // words that run the other way begin on a line of their own, where their full stop stands at their end
  const impact = outcome.trim() && [label, outcome.trim()].join(isRtl(outcome) === isRtl(label) ? ' ' : '\n');
  return {
    kind: 'entry',
    title: name,
    aside: periodOf(duration, words),
    under: [
      title,
      type && activityTypeWord(type, words.language),
      weeklyHours > 0 && words.hours(weeklyHours),
      weeksPerYear !== null && words.weeks(weeksPerYear),
      schoolYears.length > 0 && words.schoolYears(schoolYears),
    ]
      .filter(Boolean)
      .join(' · '),
    text: [description.trim(), impact].filter(Boolean).join('\n'),
  };
}

/** not_found where there is nothing to print. */
export async function printActivities(ports: Pick<Ports, 'database' | 'print'>, userId: string, language: string) {
  const [{ name }, list] = await Promise.all([
    readStudentRecord(ports, [userId], userId),
    activityStore.list(ports.database, userId),
  ]);
  if (list.length === 0) throw new Problem('not_found');
  const words = paperWordsIn(language);
  const bytes = await ports.print.make('pdf', {
    title: words.activities,
    author: name,
    meta: [name],
    language: words.language,
    ...(words.direction === 'rtl' && { direction: words.direction }),
    fit: 'one-page',
    blocks: list.map((activity) => activityEntry(activity, words)),
  });
  return { title: `${name} - ${words.activities}`, bytes };
}

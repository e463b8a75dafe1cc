// The CV as a paper: the parts that the student shows, in their order; a part without anything is left out.

import { type PaperWords, paperWordsIn } from '@lantern/content/paper-words';
import { overallThatCounts } from '@lantern/content/tests/check-score';
import { editionOf } from '@lantern/content/tests/scores';
import { sectionName } from '@lantern/content/tests/section-words';
import type { CvAward, CvFormat, CvSection } from '@lantern/contract/cv';
import { pairOf, type School } from '@lantern/contract/education';
import { type ResumeList, writeResume } from '@lantern/contract/json-resume.write';
import type { TestScore } from '@lantern/contract/tests';
import { activityEntry } from '#features/activities/activities.service.ts';
import type { Ports } from '#ports/ports.ts';
import type { Block, Printable } from '#ports/print/print.ts';
import { type CvRecord, readCvRecord } from './cv.record.ts';

const join = (parts: (string | false)[], by = ' · ') => parts.filter(Boolean).join(by);

function schoolEntry(school: School, words: PaperWords): Block {
  const { schoolName, country, curriculum, graduationYear, gpa, predictedGpa, gradeBest, subjects, honors } = school;
  const { board, rank, earlierBoard, earlierYear, earlierGrade, earlierBest } = school;
  const pair = pairOf(school);
  const grade = (value: number | null, note = '') =>
    value !== null &&
    gradeBest !== null &&
    `${words.grade}: ${words.figure(value)} / ${words.figure(gradeBest)}${note}`;
  const earlier = join(
    [
      earlierYear !== null && words.year(earlierYear),
      earlierBoard,
      earlierGrade !== null && earlierBest !== null && `${words.figure(earlierGrade)} / ${words.figure(earlierBest)}`,
    ],
    ', ',
  );
  const marked = subjects.map(({ name, final, predicted }) =>
    join([name, final || (predicted && `${predicted} (${words.predicted})`)], ' '),
  );
  return {
    kind: 'entry',
    title: schoolName,
    // a year is a number without a comma between its digits
    aside: graduationYear === null ? '' : `${words.graduation} ${words.year(graduationYear)}`,
    under: join([
      words.country(country),
      curriculum,
      board && `${words.board}: ${board}`,
      grade(gpa),
      grade(predictedGpa, ` (${words.predicted})`),
      rank && `${words.rank}: ${rank}`,
    ]),
    text: join([earlier && `${pair?.first ?? ''} ${earlier}`.trim(), marked.join(', '), honors.trim()], '\n'),
  };
}

const editionOfScore = ({ testType, testDate, overallScore }: TestScore) => editionOf(testType, testDate, overallScore);
const nameOfTest = (score: TestScore) => editionOfScore(score)?.name ?? score.testType.toUpperCase();

function testEntry(score: TestScore, words: PaperWords): Block {
  // in the order of the test's own report; the database keeps none
  const known = editionOfScore(score)?.sections.map(({ id }) => id) ?? [];
  const sections = known.flatMap((section) => {
    const value = score.sectionScores[section];
    return value === undefined ? [] : [`${sectionName(section, words.language)} ${words.figure(value)}`];
  });
  const overall = overallThatCounts(score);
  return {
    kind: 'entry',
    title: join([nameOfTest(score), overall === null ? '' : words.figure(overall)], ': '),
    aside: words.day(score.testDate),
    under: sections.join(' · '),
  };
}

const dateIn = (date: string, words: PaperWords) =>
  date.length === 10 ? words.day(date) : date.length === 7 ? words.month(date) : date && words.year(Number(date));

const awardEntry = ({ title, date, from, note }: CvAward, words: PaperWords): Block => ({
  kind: 'entry',
  title,
  aside: dateIn(date, words),
  under: from,
  text: note,
});

function blocksOf({ cv, schools, activities, tests }: CvRecord, words: PaperWords): Record<CvSection, Block[]> {
  const spoken = cv.languages
    .filter(({ name }) => name)
    .map(({ name, level }) => join([name, level && `(${words.levels[level]})`], ' '));
  return {
    summary: cv.summary.trim() ? [{ kind: 'paragraph', text: cv.summary.trim(), isOwn: true }] : [],
    education: schools.map((school) => schoolEntry(school, words)),
    activities: activities.map((activity) => activityEntry(activity, words)),
    tests: tests.map((score) => testEntry(score, words)),
    languages: spoken.length > 0 ? [{ kind: 'paragraph', text: spoken.join(' · ') }] : [],
    awards: cv.awards.filter(({ title }) => title).map((award) => awardEntry(award, words)),
  };
}

/** The CV as a paper. */
export function printableOf(record: CvRecord, words: PaperWords): Printable {
  const { cv, name, email, phone, city, country } = record;
  const blocks = blocksOf(record, words);
  return {
    title: name,
    author: name,
    meta: [join([join([city, words.country(country)], ', '), phone, email])],
    language: words.language,
    ...(words.direction === 'rtl' && { direction: words.direction }),
    fit: 'one-page',
    blocks: cv.sections
      .filter(({ part, shown }) => shown && blocks[part].length > 0)
      .flatMap(({ part }): Block[] => [{ kind: 'heading', text: words[part] }, ...blocks[part]]),
  };
}

const listOfKind: Partial<Record<string, ResumeList>> = { work: 'work', volunteering: 'volunteer' };

/** The CV as JSON Resume. */
export function resumeOf({ cv, schools, activities, kinds, tests, ...person }: CvRecord): object {
  const of = <T>(part: CvSection, things: readonly T[]) =>
    cv.sections.some((section) => section.part === part && section.shown) ? things : [];
  return writeResume({
    ...person,
    summary: of('summary', [cv.summary]).join(''),
    schools: of('education', schools),
    activities: of('activities', activities).map((activity) => ({
      ...activity,
      list: listOfKind[kinds.get(activity._id) ?? ''] ?? 'projects',
    })),
    tests: of('tests', tests).map((score) => ({
      name: nameOfTest(score),
      date: score.testDate,
      score: String(overallThatCounts(score) ?? ''),
    })),
    languages: of('languages', cv.languages),
    awards: of('awards', cv.awards),
  });
}

/** The CV in a format, with words around it in a language; JSON Resume has none. */
export async function makeCv(
  ports: Pick<Ports, 'database' | 'print'>,
  userId: string,
  format: CvFormat,
  language: string,
): Promise<{ name: string; bytes: Buffer }> {
  const record = await readCvRecord(ports, userId);
  const bytes =
    format === 'json'
      ? Buffer.from(`${JSON.stringify(resumeOf(record), null, 2)}\n`)
      : await ports.print.make(format, printableOf(record, paperWordsIn(language)));
  return { name: `${record.name} - CV`, bytes };
}

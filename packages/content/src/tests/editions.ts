// The tests as their owners score them. A test that changed its scale has an edition for each: what a number means
// depends on the day it was earned.
import type { TestId } from '@lantern/contract/test-ids';
import { type EditionId, editionNames } from './edition-names.ts';

/** Where a fact comes from. `official`: the owner's page; `secondary`: somebody repeating it; `estimate`: from
 * knowledge, not yet checked. `period`: the year or day the source speaks of, where it says so. */
export type TestSource = {
  name: string;
  url: string;
  period: string | null;
  confidence: 'official' | 'secondary' | 'estimate';
};

/** What a score can be: from `min` to `max`, both included, in steps counted from `min`. */
export type ScoreRange = { min: number; max: number; step: number };

export type SectionId =
  | 'listening'
  | 'reading'
  | 'writing'
  | 'speaking'
  | 'literacy'
  | 'comprehension'
  | 'conversation'
  | 'production'
  | 'reading-writing'
  | 'math'
  | 'english'
  | 'science'
  | 'verbal'
  | 'quantitative'
  | 'data-insights'
  | 'integrated-reasoning'
  | 'analytical-writing';

export type TestSection = ScoreRange & { id: SectionId; optional?: true };

/** `mean`: of the sections named, to the nearest step, halves up. `reported`: no rule is published that a person could
 * follow, so the overall is copied from the report. */
export type OverallRule = { rule: 'sum' | 'mean'; of: readonly SectionId[] } | { rule: 'reported' };

export type { EditionId };

export type TestEdition = {
  id: EditionId;
  test: TestId;
  kind: 'english' | 'admission';
  /** The test's own name, the same in every language. */
  name: string;
  /** First and last day on which it could be taken; null without a limit. */
  from: string | null;
  until: string | null;
  sections: readonly TestSection[];
  overall: ScoreRange & OverallRule;
  /** How long its owner reports a score; null when the owner sets no end. */
  validMonths: number | null;
  source: TestSource;
  /** What the numbers alone do not say. For those who keep this file, not for students. */
  note?: string;
};

const each = (range: ScoreRange, ...ids: SectionId[]): TestSection[] => ids.map((id) => ({ id, ...range }));
const optional = (sections: TestSection[]): TestSection[] =>
  sections.map((section) => ({ ...section, optional: true }));

const fourSkills = ['listening', 'reading', 'writing', 'speaking'] as const;
const bands = { min: 0, max: 9, step: 0.5 };
const halfBands = { min: 1, max: 6, step: 0.5 };
const tenTo160 = { min: 10, max: 160, step: 5 };
const tenTo90 = { min: 10, max: 90, step: 1 };
const oneTo36 = { min: 1, max: 36, step: 1 };

/** Within a test, the newest edition first. */
export const testEditions: readonly TestEdition[] = [
  {
    id: 'ielts',
    test: 'ielts',
    kind: 'english',
    name: editionNames.ielts,
    from: null,
    until: null,
    sections: each(bands, ...fourSkills),
    overall: { ...bands, rule: 'mean', of: fourSkills },
    validMonths: 24,
    source: { name: 'IELTS', url: 'https://ielts.org', period: null, confidence: 'estimate' },
  },
  {
    id: 'toefl-6',
    test: 'toefl',
    kind: 'english',
    name: editionNames['toefl-6'],
    from: '2026-01-21',
    until: null,
    sections: each(halfBands, 'reading', 'listening', 'speaking', 'writing'),
    overall: { ...halfBands, rule: 'mean', of: fourSkills },
    validMonths: 24,
    source: {
      name: 'ETS, score scale update',
      url: 'https://www.es.ets.org/india/toefl/institutions/ibt/score-scale-update.html',
      period: '2026-01-21',
      confidence: 'official',
    },
    note: 'Until January 2028 reports also carry a comparable number of 120: the middle of a range, not a score.',
  },
  {
    id: 'toefl-120',
    test: 'toefl',
    kind: 'english',
    name: editionNames['toefl-120'],
    from: null,
    until: '2026-01-20',
    sections: each({ min: 0, max: 30, step: 1 }, 'reading', 'listening', 'speaking', 'writing'),
    overall: { min: 0, max: 120, step: 1, rule: 'sum', of: fourSkills },
    validMonths: 24,
    source: {
      name: 'ETS, score scale update',
      url: 'https://www.es.ets.org/india/toefl/institutions/ibt/score-scale-update.html',
      period: '2025',
      confidence: 'official',
    },
  },
  {
    id: 'duolingo',
    test: 'duolingo',
    kind: 'english',
    name: editionNames.duolingo,
    from: '2024-07-01',
    until: null,
    sections: [
      ...each(tenTo160, 'speaking', 'writing', 'reading', 'listening'),
      ...optional(each(tenTo160, 'literacy', 'comprehension', 'conversation', 'production')),
    ],
    overall: { ...tenTo160, rule: 'mean', of: fourSkills },
    validMonths: 24,
    source: {
      name: 'Duolingo English Test, subscore update',
      url: 'https://testcenter.zendesk.com/hc/en-us/articles/26438481805837-Subscore-Update-July-2024',
      period: '2024-07-01',
      confidence: 'official',
    },
    note: 'Integrated subscores are each the mean of two skills. Those from before July 2024 do not compare with them.',
  },
  {
    id: 'duolingo-integrated',
    test: 'duolingo',
    kind: 'english',
    name: editionNames['duolingo-integrated'],
    from: null,
    until: '2024-06-30',
    sections: each(tenTo160, 'literacy', 'comprehension', 'conversation', 'production'),
    overall: { ...tenTo160, rule: 'reported' },
    validMonths: 24,
    source: {
      name: 'Duolingo English Test, subscore update',
      url: 'https://testcenter.zendesk.com/hc/en-us/articles/26438481805837-Subscore-Update-July-2024',
      period: '2024-07-01',
      confidence: 'official',
    },
  },
  {
    id: 'pte',
    test: 'pte',
    kind: 'english',
    name: editionNames.pte,
    from: null,
    until: null,
    sections: each(tenTo90, 'listening', 'reading', 'speaking', 'writing'),
    overall: { ...tenTo90, rule: 'reported' },
    validMonths: 24,
    source: {
      name: 'Pearson PTE, guidance for institutions',
      url: 'https://www.pearsonpte.com/accept-pte/score-setting-guidance-institutions/',
      period: '2025-07',
      confidence: 'secondary',
    },
    note: 'The overall is not the mean of the four skills.',
  },
  {
    id: 'sat',
    test: 'sat',
    kind: 'admission',
    name: editionNames.sat,
    from: '2016-03-01',
    until: null,
    sections: each({ min: 200, max: 800, step: 10 }, 'reading-writing', 'math'),
    overall: { min: 400, max: 1600, step: 10, rule: 'sum', of: ['reading-writing', 'math'] },
    validMonths: null,
    source: { name: 'College Board', url: 'https://satsuite.collegeboard.org', period: null, confidence: 'estimate' },
    note: 'No end set by its owner; colleges usually ask for the last five years.',
  },
  {
    id: 'act',
    test: 'act',
    kind: 'admission',
    name: editionNames.act,
    from: '2025-09-01',
    until: null,
    sections: [...each(oneTo36, 'english', 'math', 'reading'), ...optional(each(oneTo36, 'science'))],
    overall: { ...oneTo36, rule: 'mean', of: ['english', 'math', 'reading'] },
    validMonths: null,
    source: { name: 'ACT', url: 'https://www.act.org', period: '2025', confidence: 'secondary' },
    note: 'Science left the composite: online in the United States from April 2025, elsewhere from September 2025. Who took the new form earlier corrects the overall.',
  },
  {
    id: 'act-four',
    test: 'act',
    kind: 'admission',
    name: editionNames['act-four'],
    from: null,
    until: '2025-08-31',
    sections: each(oneTo36, 'english', 'math', 'reading', 'science'),
    overall: { ...oneTo36, rule: 'mean', of: ['english', 'math', 'reading', 'science'] },
    validMonths: null,
    source: { name: 'ACT', url: 'https://www.act.org', period: '2025', confidence: 'secondary' },
  },
  {
    id: 'gre',
    test: 'gre',
    kind: 'admission',
    name: editionNames.gre,
    from: '2011-08-01',
    until: null,
    sections: [
      ...each({ min: 130, max: 170, step: 1 }, 'verbal', 'quantitative'),
      ...optional(each({ min: 0, max: 6, step: 0.5 }, 'analytical-writing')),
    ],
    overall: { min: 260, max: 340, step: 1, rule: 'sum', of: ['verbal', 'quantitative'] },
    validMonths: 60,
    source: {
      name: 'ETS, GRE scoring',
      url: 'https://www.ets.org/gre/score-users/about/general-test/scoring.html',
      period: null,
      confidence: 'official',
    },
    note: 'ETS reports the measures apart; the sum of the first two is what universities speak of.',
  },
  {
    id: 'gmat-focus',
    test: 'gmat',
    kind: 'admission',
    name: editionNames['gmat-focus'],
    from: '2023-11-07',
    until: null,
    sections: each({ min: 60, max: 90, step: 1 }, 'quantitative', 'verbal', 'data-insights'),
    overall: { min: 205, max: 805, step: 10, rule: 'reported' },
    validMonths: 60,
    source: {
      name: 'GMAC, understanding your score',
      url: 'https://mba.com/exams/gmat-exam/scores/understanding-your-score',
      period: null,
      confidence: 'official',
    },
    note: 'Every total ends in 5; one that ends in 0 is of the 10th edition, which was offered beside it until January 2024.',
  },
  {
    id: 'gmat-classic',
    test: 'gmat',
    kind: 'admission',
    name: editionNames['gmat-classic'],
    from: null,
    until: '2024-01-31',
    sections: [
      ...each({ min: 6, max: 51, step: 1 }, 'quantitative', 'verbal'),
      ...optional(each({ min: 1, max: 8, step: 1 }, 'integrated-reasoning')),
      ...optional(each({ min: 0, max: 6, step: 0.5 }, 'analytical-writing')),
    ],
    overall: { min: 200, max: 800, step: 10, rule: 'reported' },
    validMonths: 60,
    source: {
      name: 'GMAC, about the 10th edition',
      url: 'https://www.gmac.com/gmat-other-assessments/about-the-gmat-exam.aspx',
      period: '2024',
      confidence: 'official',
    },
  },
];

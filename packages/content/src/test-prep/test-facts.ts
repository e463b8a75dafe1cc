// What is said of the tests themselves: how long, how soon the result, when again. Read in stored copies of the pages that
// are named; no page was opened on the day of checking, so each is shown with its owner's link to verify.
import { type Fact, makeFact } from '@lantern/catalogue/fact';
import type { TestId } from '@lantern/contract/test-ids';

const recorded = '2026-11-22';

type Said = {
  about: 'form' | 'result' | 'again';
  /** days until the result, or a sentence */
  value: number | { low: number; high: number } | string;
  source: string;
  confidence?: 'official' | 'secondary';
  /** as much of the day as the source names; none where it names none */
  checked?: string;
};

const said: Record<TestId, { link: string; facts: readonly Said[] }> = {
  ielts: {
    link: 'https://ielts.org/take-a-test',
    facts: [
      {
        about: 'form',
        value:
          'Since 27 June 2026 on a computer only: listening 30, reading 60, writing 60 minutes; speaking, 11 to 14 minutes, with an examiner, perhaps on another day.',
        source: 'https://ieltsachieve.com/?p=11109',
        checked: '2026-07-03',
      },
      {
        about: 'result',
        value: { low: 1, high: 5 },
        source:
          'https://bandladder.com/blog/paper-based-ielts-ends-in-2026-everything-you-need-to-know-about-ielts-on-computer',
        checked: '2026-06',
      },
    ],
  },
  toefl: {
    link: 'https://www.ets.org/toefl/test-takers/ibt/about/content.html',
    facts: [
      {
        about: 'form',
        value:
          'Since 21 January 2026: about an hour and a half, reading and listening in two stages that adapt, then writing and speaking.',
        source: 'https://toefluent.app/guide/toefl-2026',
        checked: '2026',
      },
      { about: 'result', value: 3, source: 'https://www.aflo.one/resources/toefl/', checked: '2026' },
      {
        about: 'again',
        value: 'As often as you want, but not more than once in three days.',
        source:
          'https://www.unimy.com/article/mba-preparation/toefl/blog-mba-preparation-toefl-ets-scraps-twelve-day-toefl-waiting-period-retest',
        checked: '2019-09',
      },
    ],
  },
  duolingo: {
    link: 'https://englishtest.duolingo.com/',
    facts: [
      {
        about: 'form',
        value: 'About one hour, at home, on any day: a computer with camera, microphone and a steady line.',
        source: 'https://www.studyabroad.pk/test-preparation/duolingo-english-test-guide-/',
      },
      {
        about: 'result',
        value: 2,
        source: 'https://harvardreferencinggenerator.com/duolingo-english-test-retake-policy',
      },
      {
        about: 'again',
        value: 'At most three tests can be bought in thirty days, the next one after the result of the one before.',
        source: 'https://harvardreferencinggenerator.com/duolingo-english-test-retake-policy',
      },
    ],
  },
  pte: {
    link: 'https://www.pearsonpte.com/pte-academic/',
    facts: [
      {
        about: 'form',
        value: 'About two hours at a test centre, on a computer, speaking included.',
        source: 'https://www.testprepeurope.com/blog/pte-retake-policy-result-release-window',
      },
      {
        about: 'result',
        value: { low: 1, high: 2 },
        source: 'https://www.testprepeurope.com/blog/pte-retake-policy-result-release-window',
      },
      {
        about: 'again',
        value:
          'As often as you want, each time after the result of the one before. Moving a test is free until 14 days before it.',
        source: 'https://ptenote.com/updates/cancellation-refund-policy/',
      },
    ],
  },
  sat: {
    link: 'https://satsuite.collegeboard.org/sat',
    facts: [
      {
        about: 'form',
        value:
          '2 hours 14 minutes on a device, in the app Bluebook: reading and writing 64 minutes, math 70 minutes, two modules each.',
        source: 'https://digitalsatexams.com/blog/10',
      },
      {
        about: 'result',
        value: { low: 13, high: 28 },
        source: 'https://www.prepaway.com/certification/what-time-are-sat-results-available',
      },
      {
        about: 'again',
        value:
          'On fixed days of the year, in test centres; outside of the United States seats are fewer, so book early.',
        source: 'https://www.sprintprogram.com/en/freetools/glossary/sat-digital',
        checked: '2026-05',
      },
    ],
  },
  act: {
    link: 'https://www.act.org/content/act/en/products-and-services/the-act/test-changes/enhancements.html',
    facts: [
      {
        about: 'form',
        value:
          'English 35, mathematics 50, reading 40 minutes: 125 in all. Science and writing, 40 minutes each, are choices.',
        source: 'https://act.org/content/act/en/products-and-services/the-act/test-changes/enhancements.html',
        confidence: 'official',
      },
    ],
  },
  gre: {
    link: 'https://www.ets.org/gre/test-takers/general-test/about/content-structure.html',
    facts: [
      {
        about: 'form',
        value: 'About 1 hour 58 minutes: one essay, two verbal and two quantitative sections; at a centre or at home.',
        source: 'https://bschoolbuzz.in/exam/gre',
        checked: '2025',
      },
      { about: 'result', value: { low: 8, high: 10 }, source: 'https://bschoolbuzz.in/exam/gre', checked: '2025' },
      {
        about: 'again',
        value: 'Once in 21 days, at most five times in twelve months.',
        source: 'https://bschoolbuzz.in/exam/gre',
        checked: '2025',
      },
    ],
  },
  gmat: {
    link: 'https://www.mba.com/exams/gmat-exam',
    facts: [
      {
        about: 'form',
        value:
          '2 hours 15 minutes: quantitative, verbal and data insights, 45 minutes each, in the order that you choose.',
        source: 'https://tilottamaglobal.com/gmat',
      },
      { about: 'result', value: { low: 3, high: 5 }, source: 'https://tilottamaglobal.com/gmat' },
      {
        about: 'again',
        value: 'Sixteen days apart at least, at most five times in twelve months.',
        source: 'https://enzo-education.com/about-gmat.php',
      },
    ],
  },
};

/** The facts of a test, what is not known left out; each with source, day and its owner's page. */
export function testFactsOf(test: TestId): readonly Fact[] {
  const { link, facts } = said[test];
  return facts.map(({ about, value, source, confidence = 'secondary', checked = null }) =>
    makeFact({
      subject: `test:${test}`,
      key: about === 'result' ? 'test_result_days' : 'test_rule',
      value,
      unit: about === 'result' ? 'day' : null,
      scope: { program: about },
      source,
      checked,
      confidence,
      recorded,
      link,
    }),
  );
}

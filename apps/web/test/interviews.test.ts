import { chooseQuestions } from '@lantern/content/interviews/choose-questions';
import { questionBank } from '@lantern/content/interviews/questions';
import { type Interview, interviewSchema } from '@lantern/contract/interviews';
import type { InterviewRecord } from '@lantern/contract/interviews.record';
import { type Language, localeOf } from '@lantern/contract/languages';
import { setupI18n } from '@lingui/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatTime } from '#components/dates.ts';
import { gateWord } from '#features/interviews/feedback/feedback-words.ts';
import { readTry } from '#features/interviews/feedback/read-answer.ts';
import { reasonOf } from '#features/interviews/interview-words.ts';
import { fitWords } from '#features/interviews/session/fit-words.ts';
import {
  addTry,
  answeredCount,
  askedOf,
  beginInterview,
  changeQuestion,
  clockOf,
  endInterview,
  mergeInterviews,
  practiseAgain,
} from '#features/interviews/session/interview-state.ts';

const at = (minute: number) => `2026-11-22T10:${String(minute).padStart(2, '0')}:00Z`;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const tryOf = (number: number, text = `Answer ${number}`) => ({
  id: idOf(number),
  text,
  seconds: null,
  pauses: [],
  at: at(number),
});

function begun(): Interview {
  const chosen = chooseQuestions(questionBank.visa, { type: 'visa', country: 'GB', facts: ['gap'], seed: 3 });
  return { ...beginInterview('ai', 'visa', 3), country: 'GB', step: 4, questions: askedOf(chosen), started_at: at(0) };
}
const first = ({ questions }: Interview) => questions[0]?.id ?? '';
const triesOf = ({ questions }: Interview) => questions[0]?.tries.map(({ text }) => text);

describe('a session on the device', () => {
  it('is what the contract takes, from its first step to its last', () => {
    for (const interview of [
      beginInterview('wizard', 'ielts', 1),
      begun(),
      addTry(begun(), first(begun()), tryOf(1)),
      endInterview(begun(), 'clock', at(9), () => idOf(9)),
      practiseAgain(idOf(1), begun()),
    ])
      expect(z.safeParse(interviewSchema, interview).error).toBeUndefined();
  });

  it('keeps ten tries, and the same words twice are one', () => {
    let interview = begun();
    for (let number = 1; number <= 12; number++) interview = addTry(interview, first(interview), tryOf(number));
    interview = addTry(interview, first(interview), { ...tryOf(13, 'Answer 12') });
    expect(triesOf(interview)).toEqual(Array.from({ length: 10 }, (_, index) => `Answer ${index + 3}`));
  });

  it('loses nothing that was being written when it ends', () => {
    const writing = changeQuestion(begun(), first(begun()), (asked) => ({ ...asked, draft: 'half a sen' }));
    const ended = endInterview(writing, 'clock', at(15), () => idOf(5));
    expect(triesOf(ended)).toEqual(['half a sen']);
    expect(ended).toMatchObject({ ended_by: 'clock', ended_at: at(15), step: 5 });
    expect(answeredCount(ended)).toBe(1);
    // ended twice is ended once
    expect(endInterview(ended, 'student', at(20), () => idOf(6))).toMatchObject({
      ended_by: 'clock',
      ended_at: at(15),
    });
  });

  it('keeps an answer in its box for its feedback, and makes no second answer of it', () => {
    const write = (interview: Interview, draft: string) =>
      changeQuestion(interview, first(interview), (asked) => ({ ...asked, draft }));
    const answered = addTry(write(begun(), 'Answer 1 '), first(begun()), { ...tryOf(1), seconds: 40 });
    expect(answered.questions[0]?.draft).toBe('Answer 1 ');
    expect(triesOf(addTry(answered, first(answered), { ...tryOf(2, 'Answer 1'), seconds: null }))).toHaveLength(1);
    const ended = endInterview(answered, 'student', at(9), () => idOf(9));
    expect([triesOf(ended), ended.questions[0]?.draft]).toEqual([['Answer 1'], '']);
    // of two devices the words that have had no feedback stand in the box
    const second = write(answered, 'Answer 1, better');
    for (const merged of [mergeInterviews(answered, second), mergeInterviews(second, answered)])
      expect(merged.questions[0]?.draft).toBe('Answer 1, better');
  });

  it('asks the same questions again, with nothing said', () => {
    const before = endInterview(addTry(begun(), first(begun()), tryOf(1)), 'student', at(9), () => idOf(9));
    const again = practiseAgain(idOf(7), before);
    expect(again.questions.map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id));
    expect(again).toMatchObject({ again_of: idOf(7), ended_at: null, used_seconds: 0, step: 3 });
    expect(answeredCount(again)).toBe(0);
  });
});

describe('two devices that went on apart', () => {
  it('come together with every try and every word', () => {
    const base = addTry(begun(), first(begun()), tryOf(1));
    const mine = changeQuestion(addTry(base, first(base), tryOf(2)), first(base), (asked) => ({
      ...asked,
      draft: 'mine',
    }));
    const theirs = changeQuestion(addTry(base, first(base), tryOf(3)), first(base), (asked) => ({
      ...asked,
      draft: 'theirs',
    }));
    const merged = mergeInterviews(mine, { ...theirs, used_seconds: 50 });
    expect(triesOf(merged)).toEqual(['Answer 1', 'Answer 2', 'Answer 3']);
    expect(merged.questions[0]?.draft).toBe('theirs\n\nmine');
    expect(merged.used_seconds).toBe(50);
  });

  it('stay ended where one has ended', () => {
    const ended = endInterview(begun(), 'student', at(9), () => idOf(9));
    expect(mergeInterviews(begun(), ended)).toMatchObject({ ended_at: at(9), step: 5 });
    expect(mergeInterviews(ended, begun())).toMatchObject({ ended_at: at(9), step: 5 });
  });

  it('keep the questions in which something was said', () => {
    const said = addTry(begun(), first(begun()), tryOf(1));
    const fresh = { ...begun(), questions: begun().questions.toReversed() };
    expect(mergeInterviews(fresh, said).questions.map(({ id }) => id)).toEqual(said.questions.map(({ id }) => id));
  });
});

describe('the record behind a session', () => {
  const record: InterviewRecord = {
    facts: ['gap', 'sponsor'],
    universities: ['University of Glasgow'],
    payers: ['father'],
    tests: [{ name: 'ielts', overall: 6.5 }],
    grades: [],
    graduation_years: [2021],
  };
  const said =
    'My uncle will pay for the whole course. I have 7.5 overall in IELTS, which I took in May. I graduated from Dhaka University in 2019 with a degree in physics.';
  const differsIn = (known: InterviewRecord | undefined) => {
    const interview = addTry(begun(), first(begun()), tryOf(1, said));
    const [question] = questionBank.visa.filter(({ id }) => id === first(interview));
    if (!question) throw new Error('its question is not in the bank');
    return readTry(interview, question, tryOf(1, said), known)
      .advice.map(({ id }) => id)
      .filter((id) => id.startsWith('differs-'))
      .sort();
  };

  it('is what answers are compared with', () => {
    expect(differsIn(record)).toEqual(['differs-graduation', 'differs-payer', 'differs-score']);
    expect(differsIn(undefined)).toEqual([]);
  });

  it('says what can be asked, and not in a language test', () => {
    expect(beginInterview('ai', 'visa', 1, record.facts).facts).toEqual(['gap', 'sponsor']);
    expect(beginInterview('ai', 'ielts', 1, record.facts).facts).toEqual([]);
  });
});

it('times are written as people say them', () => {
  expect([930, 59.6, 0, -3].map((seconds) => clockOf(seconds))).toEqual(['15:30', '1:00', '0:00', '0:00']);
  const shown = (locale: Language) =>
    clockOf(905, setupI18n({ locale, locales: localeOf(locale), messages: { [locale]: {} } }));
  expect((['en', 'bn', 'ar'] as const).map(shown)).toEqual(['15:05', '১৫:০৫', '15:05']);
  const time = (locale: Language) =>
    formatTime('09:30', setupI18n({ locale, locales: localeOf(locale), messages: { [locale]: {} } }));
  expect((['en', 'bn', 'ar'] as const).map(time)).toEqual(['09:30', '০৯:৩০', '09:30']);
});

describe('words that come at once', () => {
  const most = 40;
  const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

  it('fit as far as there is room, and none is lost or torn', () => {
    expect(fitWords({ before: 'I said: ', words: 'short words' }, most)).toEqual({
      text: 'I said: short words',
      rest: '',
    });
    const fitted = fitWords({ before: 'I said: ', words: 'public health in Leeds and then some more' }, most);
    expect(fitted).toEqual({ text: 'I said: public health in Leeds and then', rest: 'some more' });
    const between = { before: 'x'.repeat(20), words: 'a b c d e f g h i j k l', after: 'y'.repeat(15) };
    expect(fitWords(between, most)).toEqual({
      text: `${'x'.repeat(20)}a b c${'y'.repeat(15)}`,
      rest: 'd e f g h i j k l',
    });
    expect(fitWords({ before: 'x'.repeat(most), words: 'all of it' }, most).rest).toBe('all of it');
    // a word longer than the room is torn between characters, never inside of one
    expect(fitWords({ before: 'x', words: '😀'.repeat(30) }, most).text.isWellFormed()).toBe(true);
  });

  it('are all there, in order, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 40 }), fc.nat(most), (words, used) => {
        const { text, rest } = fitWords({ before: 'x'.repeat(used), words: words.join(' ') }, most);
        expect(text.length).toBeLessThanOrEqual(most);
        const room = most - used;
        const joined = wordsOf(`${text.slice(used)} ${rest}`);
        // without any room for the first word it can be torn
        expect(joined.join('')).toBe(words.join(''));
        if (words.every((word) => word.length <= room)) expect(joined).toEqual(words);
      }),
    );
  });
});

describe('what is said of a question and its score', () => {
  const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

  it('names officers in an interview for a visa alone', () => {
    const why = { kind: 'country', of: 'CA' } as const;
    expect(reasonOf({ why }, 'visa', i18n)).toBe('Officers ask this for Canada');
    expect(reasonOf({ why }, 'university', i18n)).toBe('For your country of study: Canada');
  });

  it('says how much the score can be as the engine held it', () => {
    expect(gateWord({ gate: 'off-topic', most: 3 }, i18n)).toContain('can be 3 at most');
    expect(gateWord({ gate: 'off-topic', most: 2 }, i18n)).toContain('can be 2 at most');
  });
});

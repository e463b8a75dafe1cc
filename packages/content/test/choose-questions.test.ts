import { describe, expect, it } from 'vitest';
import { chooseQuestions, type InterviewSituation } from '../src/interviews/choose-questions.ts';
import { questionBank } from '../src/interviews/questions.ts';
import { interviewTypes, recordFacts, studyLevels } from '../src/interviews/types.ts';

const choose = (situation: Partial<InterviewSituation> & Pick<InterviewSituation, 'type'>) =>
  chooseQuestions(questionBank[situation.type], { facts: [], seed: 1, ...situation });
const ids = (chosen: ReturnType<typeof choose>) => chosen.map(({ question }) => question.id);

describe('choosing the questions of a session', () => {
  it('chooses five different ones for every type, country, level and seed', () => {
    for (const type of interviewTypes)
      for (const country of [undefined, 'US', 'DE', 'JP'])
        for (const level of [undefined, ...studyLevels])
          for (let seed = 0; seed < 25; seed++) {
            const chosen = ids(choose({ type, country, level, seed }));
            expect(chosen).toHaveLength(5);
            expect(new Set(chosen).size).toBe(5);
          }
  });

  it('chooses the same ones for the same seed, and others for others', () => {
    const once = ids(choose({ type: 'university', seed: 7 }));
    expect(ids(choose({ type: 'university', seed: 7 }))).toEqual(once);
    const different = new Set(
      Array.from({ length: 20 }, (_, seed) => ids(choose({ type: 'university', seed })).join()),
    );
    expect(different.size).toBeGreaterThan(10);
  });

  it('asks about what the record shows, and says so; without it never', () => {
    for (const fact of recordFacts) {
      for (const type of interviewTypes) {
        const about = questionBank[type].filter(({ because }) => because === fact);
        const chosen = choose({ type, facts: [fact] });
        if (about.some(({ countries }) => !countries))
          expect(chosen.map(({ why }) => why)).toContainEqual({ kind: 'record', fact });
        expect(choose({ type }).some(({ question }) => question.because)).toBe(false);
      }
    }
  });

  it('asks about one thing of the record once', () => {
    for (let seed = 0; seed < 25; seed++) {
      const about = choose({ type: 'visa', country: 'GB', facts: ['gap', 'sponsor'], seed }).flatMap(
        ({ question }) => question.because ?? [],
      );
      expect(new Set(about).size).toBe(about.length);
    }
  });

  it('leaves room for other questions when the record shows much', () => {
    for (let seed = 0; seed < 25; seed++) {
      const chosen = choose({ type: 'visa', country: 'GB', facts: [...recordFacts], seed });
      expect(chosen.filter(({ why }) => why.kind === 'record')).toHaveLength(2);
      expect(chosen.some(({ question }) => question.category === 'Financial')).toBe(true);
    }
  });

  it("asks what officers of the destination must be satisfied of, and never another destination's question", () => {
    for (const country of ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'NL', 'SG', 'IE']) {
      const chosen = choose({ type: 'visa', country });
      expect(chosen.filter(({ why }) => why.kind === 'country')).toHaveLength(3);
      for (const { question } of chosen) if (question.countries) expect(question.countries).toContain(country);
    }
    for (const { question } of choose({ type: 'visa', country: 'JP' })) expect(question.countries).toBeUndefined();
  });

  it('speaks of money and of plans in a visa interview and with a panel', () => {
    for (let seed = 0; seed < 25; seed++)
      for (const type of ['visa', 'scholarship'] as const) {
        const categories = choose({ type, seed }).map(({ question }) => question.category);
        expect(categories).toContain('Financial');
        expect(categories).toContain('Future Plans');
      }
  });

  it('asks questions of a level only at that level', () => {
    for (let seed = 0; seed < 25; seed++)
      for (const { question } of choose({ type: 'university', level: 'bachelor', seed }))
        expect(question.levels ?? ['bachelor']).toContain('bachelor');
  });

  it('follows the order of the test: two questions of one theme, a card, two questions about the card', () => {
    for (let seed = 0; seed < 25; seed++) {
      const chosen = choose({ type: 'ielts', seed }).map(({ question }) => question);
      expect(chosen.map(({ part }) => part)).toEqual([1, 1, 2, 3, 3]);
      expect(chosen[0]?.theme).toBe(chosen[1]?.theme);
      expect(new Set(chosen.slice(2).map(({ theme }) => theme)).size).toBe(1);
    }
  });

  it('asks for the questions of the student at the end', () => {
    for (let seed = 0; seed < 60; seed++) {
      const chosen = choose({ type: 'university', seed });
      const at = chosen.findIndex(({ question }) => question.closes);
      expect([-1, 4]).toContain(at);
    }
  });
});

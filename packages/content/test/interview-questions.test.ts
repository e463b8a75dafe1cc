import { describe, expect, it } from 'vitest';
import { askedParts } from '../src/interviews/asked-parts.ts';
import { askedQuestion } from '../src/interviews/asked-question.ts';
import { needs } from '../src/interviews/needs.ts';
import { questionBank } from '../src/interviews/questions.ts';
import { sources } from '../src/interviews/sources.ts';
import { openings, topics } from '../src/interviews/topics.ts';
import { interviewTypes, questionCategories } from '../src/interviews/types.ts';
import { videoQuestionIds } from '../src/interviews/video-questions.ts';

const all = interviewTypes.flatMap((type) => questionBank[type]);
/** Destinations that have visa questions of their own. */
const visaDestinations = ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'NL', 'SG', 'IE'];

describe('the question bank', () => {
  it('holds at least 180 questions, none twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(180);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('says of every question what it tries to find out, what a good answer contains, what goes wrong and what follows', () => {
    for (const question of all) {
      const { id, text, finds, contains, avoid, followUps, asks, seconds } = question;
      expect(text, id).toMatch(/^[A-Z].{10,220}[.?]$/);
      expect(finds, id).toMatch(/^[A-Z].{15,220}\.$/);
      expect(contains.length, id).toBeGreaterThanOrEqual(2);
      expect(avoid.length, id).toBeGreaterThanOrEqual(1);
      expect(followUps.length, id).toBeGreaterThanOrEqual(1);
      expect(asks.length, id).toBeGreaterThanOrEqual(2);
      expect(new Set(asks).size, id).toBe(asks.length);
      expect(seconds, id).toBeGreaterThanOrEqual(20);
      expect(seconds, id).toBeLessThanOrEqual(120);
    }
  });

  it('asks a text only once within a type and a destination', () => {
    for (const type of interviewTypes) {
      const asked = questionBank[type].map(({ text, countries, part }) => `${text} ${countries} ${part}`);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  it('has every category in the types that are chosen by category', () => {
    for (const type of interviewTypes) {
      const categories = new Set(questionBank[type].map(({ category }) => category));
      expect(
        questionCategories.filter((category) => !categories.has(category)),
        type,
      ).toEqual([]);
    }
  });

  it('names a rule for every question of a destination, and uses every rule', () => {
    for (const { id, countries, source } of questionBank.visa) if (countries) expect(source, id).toBeDefined();
    const used = new Set(all.map(({ source }) => source));
    expect(Object.keys(sources).filter((id) => !used.has(id as keyof typeof sources))).toEqual([]);
    for (const { url, checked } of Object.values(sources)) {
      expect(url).toMatch(/^https:\/\//);
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('has at least three questions, money among them, for each destination with a visa pack', () => {
    for (const country of visaDestinations) {
      const own = questionBank.visa.filter(({ countries }) => countries?.includes(country));
      expect(own.length, country).toBeGreaterThanOrEqual(3);
      expect(
        own.some(({ category }) => category === 'Financial'),
        country,
      ).toBe(true);
    }
  });

  it('has the three parts of IELTS: every card has four points and a discussion of its theme', () => {
    const ielts = questionBank.ielts;
    const cards = ielts.filter(({ part }) => part === 2);
    expect(cards.length).toBeGreaterThanOrEqual(12);
    for (const { id, theme, card } of cards) {
      expect(card, id).toHaveLength(4);
      expect(ielts.filter((other) => other.part === 3 && other.theme === theme).length, id).toBeGreaterThanOrEqual(2);
    }
    for (const theme of new Set(ielts.filter(({ part }) => part === 1).map((question) => question.theme)))
      expect(ielts.filter((other) => other.part === 1 && other.theme === theme).length).toBeGreaterThanOrEqual(2);
  });

  it('describes every part that is asked for with words that can be found', () => {
    const used = new Set(all.flatMap(({ asks }) => asks));
    for (const [id, { label, words }] of Object.entries(askedParts)) {
      expect(used.has(id as keyof typeof askedParts), id).toBe(true);
      expect(label, id).toMatch(/^[A-Z]/);
      for (const word of words.split(' ')) expect(word, id).toMatch(/^(?:[a-z]+\*?|#|\/|@did|@title)$/);
      expect(new Set(words.split(' ')).size, id).toBe(words.split(' ').length);
    }
  });

  it('says of every question what an answer must speak of, and what may come instead', () => {
    // whatever is the student's own answers these
    const open = all.filter(({ about }) => about.length === 0).map(({ id }) => id);
    expect(open.sort()).toEqual([
      'de-past',
      'gen-difficult-day',
      'gen-introduce',
      'gen-mistake',
      'gen-proud',
      'oth-task',
      'uni-explain',
      'uni-failure',
      'uni-problem',
      'uni-proud',
      'uni-yourself',
    ]);
    for (const { id, about, instead = [], enough = [] } of all) {
      for (const topic of about) expect(Object.keys(topics), id).toContain(topic);
      // what is enough is one of the ways to begin
      for (const opening of enough) expect(instead, id).toContain(opening);
    }
    // a question that can be answered by yes or no takes a plain "no"
    for (const { id, text, instead = [] } of all)
      if (/^(?:Do|Did|Does|Has|Have|Is|Are|Will|Would|Should|Can) /.test(text)) expect(instead, id).toContain('no');
  });

  it('has signs for every topic, and uses each', () => {
    const used = new Set<string>(all.flatMap(({ about }) => about));
    for (const [id, words] of Object.entries(topics)) {
      expect(used.has(id), id).toBe(true);
      for (const list of words.split('|')) {
        expect(list.split('/').length, id).toBeLessThanOrEqual(2);
        for (const word of list.trim().split(/\s+/))
          expect(word, id).toMatch(/^(?:[a-z][a-z0-9'-]*\*?|\*[a-z]+|#|\/|@title|@name)$/);
      }
    }
    const begun = new Set<string>(all.flatMap(({ instead = [] }) => instead));
    expect(Object.keys(openings).filter((id) => !begun.has(id))).toEqual([]);
    const refused = all.filter(({ id }) => id === 'visa-refused').map(askedQuestion);
    expect(refused).toMatchObject([{ about: [topics.visas], enough: [openings.no] }]);
  });

  it('asks every open question for something, and has signs for every need', () => {
    for (const { id, about, must = [] } of all) if (about.length === 0) expect(must, id).not.toEqual([]);
    const used = new Set<string>(all.flatMap(({ must = [] }) => must));
    for (const [id, words] of Object.entries(needs)) {
      expect(used.has(id), id).toBe(true);
      for (const list of words.split('|')) expect(list.split('/').length, id).toBeLessThanOrEqual(2);
      for (const word of words.split('|').join(' ').trim().split(/\s+/))
        expect(word, id).toMatch(/^(?:[a-z][a-z0-9'-]*\*?|[0-9]{3}\*|#|\/|@did|@title|@name)$/);
    }
  });

  it('has five fixed questions for a video of each type', () => {
    for (const type of interviewTypes) {
      const known = new Set(questionBank[type].map(({ id }) => id));
      expect(videoQuestionIds[type]).toHaveLength(5);
      for (const id of videoQuestionIds[type]) expect(known.has(id), id).toBe(true);
    }
  });
});

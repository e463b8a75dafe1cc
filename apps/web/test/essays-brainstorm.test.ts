import { quizIn } from '@lantern/content/quiz';
import { reflectionsIn } from '@lantern/content/reflections';
import { traitName as contentName, traits } from '@lantern/content/traits';
import type { BrainstormState, Quiz, SavedIdea } from '@lantern/contract/essays.brainstorm';
import { reflectionMax } from '@lantern/contract/essays.brainstorm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acknowledge,
  answerMax,
  emptyState,
  isSettled,
  join,
  mergeStates,
  sameState,
  type Waiting,
} from '#features/essays/brainstorm/brainstorm-state.ts';
import {
  placeAfter,
  placeOf,
  reflectionsOf,
  topTraits,
  traitName,
  unanswered,
} from '#features/essays/brainstorm/quiz.ts';
import { refuse, rowsOf, settle, stillDeleted, type WaitingIdea } from '#features/essays/brainstorm/waiting-ideas.ts';

const quiz: Quiz = {
  questions: quizIn('en'),
  traits: traits.map((id) => ({ id, name: contentName(id, 'en'), ...reflectionsIn('en', [id]) })),
};

describe('the quiz on the device', () => {
  test('finds the traits that are named most often; every trait can come first', () => {
    for (const trait of traits) {
      const answers = Object.fromEntries(
        quiz.questions.flatMap(({ id, options }) => {
          const option = options.find((option) => option.traits.includes(trait));
          return option ? [[id, option.value]] : [];
        }),
      );
      expect(topTraits(quiz, answers)[0]).toBe(trait);
    }
  });

  test('lets ties go by the order of the traits, whatever the order of the answers', () => {
    const answers = {
      admire: 'at-home-anywhere',
      unfair: 'stay-with',
      'free-afternoon': 'look-up',
      'low-mark': 'redo',
    };
    const turned = Object.fromEntries(Object.entries(answers).reverse());
    expect(topTraits(quiz, answers)).toEqual(['curiosity', 'persistence', 'empathy']);
    expect(topTraits(quiz, turned)).toEqual(['curiosity', 'persistence', 'empathy']);
    const more = { ...answers, 'at-home': 'step-in' };
    expect(topTraits(quiz, more)).toEqual(['adaptability', 'curiosity', 'persistence']);
  });

  test('takes what is no question or option for no answer', () => {
    expect(topTraits(quiz, {})).toEqual([]);
    expect(topTraits(quiz, { constructor: 'toString', unfair: 'hasOwnProperty', other: 'redo' })).toEqual([]);
    const first = Object.fromEntries(quiz.questions.map(({ id, options }) => [id, options[0]?.value ?? '']));
    expect(unanswered(quiz, first)).toEqual([]);
    expect(topTraits(quiz, first)).toHaveLength(3);
    expect(unanswered(quiz, { ...first, unfair: 'redo' })).toEqual(['unfair']);
    const { unfair: _, ...others } = first;
    expect(unanswered(quiz, others)).toEqual(['unfair']);
  });

  test('asks what the server would ask of the same traits', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...traits], { maxLength: 3 }), (top) => {
        expect(reflectionsOf(quiz, top)).toEqual(reflectionsIn('en', top));
      }),
    );
  });

  test('has three questions for one or two traits too, and none for no trait', () => {
    for (const top of [['empathy'], ['empathy', 'courage'], [], ['no-such-trait']])
      expect(reflectionsOf(quiz, top)).toEqual(reflectionsIn('en', top));
    expect(traitName(quiz, 'courage')).toBe('Courage');
    expect(traitName(quiz, 'no-such-trait')).toBe('no-such-trait');
  });
});

const at = (changes: Partial<BrainstormState>): BrainstormState => ({ ...emptyState, ...changes });

describe('the place in the quiz', () => {
  const all = Object.fromEntries(quiz.questions.map(({ id, options }) => [id, options[0]?.value ?? '']));
  const ids = quiz.questions.map(({ id }) => id);
  const without = (...left: number[]) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !left.includes(ids.indexOf(id))));

  test('is the question that was looked at last, else the first without an answer', () => {
    expect(placeOf(quiz, {}, undefined)).toBe(0);
    expect(placeOf(quiz, without(3, 5), undefined)).toBe(3);
    expect(placeOf(quiz, without(3, 5), ids[7])).toBe(7);
    expect(placeOf(quiz, all, undefined)).toBe(0);
    expect(placeOf(quiz, all, 'a question of an older quiz')).toBe(0);
  });

  test('goes on to the next, from the last one to what was left out, and ends when nothing is', () => {
    const last = ids.length - 1;
    expect(placeAfter(quiz, {}, 0)).toBe(1);
    expect(placeAfter(quiz, without(3, 5), last)).toBe(3);
    expect(placeAfter(quiz, without(last), last)).toBeUndefined();
    expect(placeAfter(quiz, all, last)).toBeUndefined();
    expect(placeAfter(quiz, all, 4)).toBe(5);
  });
});

describe('a save that is on its way', () => {
  const written = at({ step: 2, reflections: { a: 'A written answer.' } });
  const onItsWay: Waiting = { state: written, base: emptyState, revision: 0, sent: written, runs: [] };
  /** What the student does while the save is on its way: starts over. */
  const startedOver: Waiting = { ...onItsWay, state: emptyState };

  test('still waits when the student goes back to what the server had before it', () => {
    expect(isSettled(startedOver)).toBe(false);
    const left = acknowledge(startedOver, written, 1);
    expect(isSettled(left)).toBe(false);
    expect(left).toEqual({ state: emptyState, base: written, revision: 1, runs: [] });
  });

  test('and did arrive though its answer was lost is not taken for another device', () => {
    const left = join(startedOver, written, 1);
    expect(left).toEqual({ state: emptyState, base: written, revision: 1, runs: [] });
    const edited = at({ step: 2, reflections: { a: 'Another beginning.' } });
    expect(join({ ...onItsWay, state: edited }, written, 1).state).toEqual(edited);
  });

  test('and did not arrive leaves what another device wrote beside what this one has', () => {
    const theirs = at({ step: 2, reflections: { a: 'Elsewhere.' } });
    expect(join(onItsWay, theirs, 3)).toMatchObject({
      state: { reflections: { a: 'Elsewhere.\n\nA written answer.' } },
      base: theirs,
      revision: 3,
    });
  });

  test('is settled when the server has all of it', () => {
    expect(isSettled(acknowledge(onItsWay, written, 1))).toBe(true);
    // an answer that was overtaken by a newer one says nothing
    const newer = { ...onItsWay, revision: 5 };
    expect(acknowledge(newer, written, 4)).toBe(newer);
  });
});

describe('two devices', () => {
  test('with different answers keep both, a blank line between them', () => {
    const merged = mergeStates(at({ reflections: { a: 'Mine.' } }), at({ reflections: { a: 'Theirs.' } }), emptyState);
    expect(merged.reflections).toEqual({ a: 'Theirs.\n\nMine.' });
  });

  test('keep the answers that only one of them changed', () => {
    const base = at({
      step: 2,
      answers: { q: '1', r: '1' },
      reflections: { a: 'Old.', b: 'Old.' },
      activities: ['x', 'y'],
    });
    const mine = {
      ...base,
      answers: { q: '2', r: '1' },
      reflections: { a: 'Old. More.', b: 'Old.' },
      activities: ['x', 'y', 'z'],
    };
    const theirs = {
      ...base,
      step: 3,
      answers: { q: '3', r: '3' },
      reflections: { a: 'Old.' },
      activities: ['y', 'w'],
    };
    expect(mergeStates(mine, theirs, base)).toEqual({
      step: 3,
      // both changed q: this device chose later
      answers: { q: '2', r: '3' },
      reflections: { a: 'Old. More.' },
      activities: ['y', 'w', 'z'],
      ideas: [],
    });
    const seen = (question?: string) => at(question ? { question } : {});
    expect(mergeStates(seen(), seen('q'), seen()).question).toBe('q');
    expect(mergeStates(seen('r'), seen('q'), seen()).question).toBe('r');
  });

  test('an answer that one device removed and the other wrote on stays', () => {
    const base = at({ reflections: { a: 'Old.' } });
    const written = at({ reflections: { a: 'Old. New.' } });
    expect(mergeStates(emptyState, written, base).reflections).toEqual({ a: 'Old. New.' });
    expect(mergeStates(written, emptyState, base).reflections).toEqual({ a: 'Old. New.' });
  });

  test('keep every text, and none of them twice', () => {
    const text = fc.string({ maxLength: answerMax });
    const state: fc.Arbitrary<BrainstormState> = fc.record({
      step: fc.integer({ min: 1, max: 4 }),
      answers: fc.dictionary(fc.constantFrom('q', 'r'), fc.constantFrom('1', '2')),
      reflections: fc.dictionary(fc.constantFrom('a', 'b'), text),
      activities: fc.subarray(['x', 'y', 'z']),
      ideas: fc.constant<BrainstormState['ideas']>([]),
    });
    fc.assert(
      fc.property(state, state, state, (mine, theirs, base) => {
        const merged = mergeStates(mine, theirs, base);
        for (const one of [mine, theirs]) {
          for (const [id, written] of Object.entries(one.reflections)) {
            if (written === base.reflections[id]) continue;
            expect(merged.reflections[id] ?? '').toContain(written.trim());
          }
        }
        for (const written of Object.values(merged.reflections))
          expect(written.length).toBeLessThanOrEqual(reflectionMax);
        expect(sameState(mergeStates(merged, merged, base), merged)).toBe(true);
        // a server that has nothing new changes nothing
        const { activities, ...alone } = mergeStates(mine, base, base);
        const { activities: own, ...others } = mine;
        const written = Object.entries(others.reflections).filter(([, text]) => text !== '');
        expect(alone).toEqual({ ...others, reflections: Object.fromEntries(written) });
        expect(activities.toSorted()).toEqual(own.toSorted());
      }),
    );
  });

  test('say the same whatever the order of their fields', () => {
    expect(sameState(at({ answers: { q: '1', r: '2' } }), at({ answers: { r: '2', q: '1' } }))).toBe(true);
    expect(sameState(at({ activities: ['x', 'y'] }), at({ activities: ['y', 'x'] }))).toBe(false);
  });
});

describe('saved ideas', () => {
  const idea = { title: 'Roof', summary: '', how_to_start: '', what_to_include: [], why_it_works: '' };
  const saved: SavedIdea = {
    ...idea,
    _id: '1',
    favorited: false,
    essay_id: 'e',
    created_at: '2026-01-01T00:00:00.000Z',
  };
  const wait = (changes: Partial<WaitingIdea> = {}): WaitingIdea => ({
    idea,
    favorited: false,
    deleted: false,
    isSaved: true,
    ...changes,
  });

  test('include those that wait on this device', () => {
    const rows = rowsOf([saved, { ...saved, _id: '2' }], {
      '1': wait({ favorited: true }),
      '2': wait({ deleted: true }),
      '3': wait({ isSaved: false }),
      '4': wait({ isSaved: false, refused: 'too_many_ideas' }),
    });
    expect(rows.map(({ _id, favorited, waits, essay_id }) => [_id, favorited, waits, essay_id])).toEqual([
      ['4', false, 'refused', null],
      ['3', false, 'unsent', null],
      ['1', true, 'unsent', 'e'],
    ]);
    expect(rowsOf([saved], {})).toEqual([saved]);
  });

  test('after a send only what changed meanwhile is left', () => {
    const sent = wait({ isSaved: false });
    expect(settle(sent, sent)).toBeUndefined();
    expect(settle({ ...sent, favorited: true }, sent)).toEqual(wait({ favorited: true }));
    expect(settle({ ...sent, deleted: true }, sent)).toEqual(wait({ deleted: true }));
    // brought back while the deletion was on its way
    expect(settle(sent, wait({ deleted: true }))).toEqual(wait({ isSaved: false }));
  });

  test('a refused favourite or deletion leaves the saved idea as it was; a refused idea says why', () => {
    expect(refuse(wait({ favorited: true }), 'not_found')).toBeUndefined();
    expect(refuse(wait({ isSaved: false }), 'too_many_ideas')).toEqual(
      wait({ isSaved: false, refused: 'too_many_ideas' }),
    );
  });

  test('among what was deleted stay all but those saved again on this device', () => {
    const deleted = { ...idea, _id: '1', favorited: false, deleted_at: saved.created_at };
    expect(stillDeleted([deleted], {})).toEqual([deleted]);
    expect(stillDeleted([deleted], { '7': wait({ isSaved: false }) })).toEqual([]);
    expect(stillDeleted([deleted], { '1': wait({ deleted: true }) })).toEqual([deleted]);
    expect(stillDeleted([deleted], { '1': wait({ isSaved: false, refused: 'too_many_ideas' }) })).toEqual([deleted]);
  });
});

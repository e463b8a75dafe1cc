import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKED_ESSAYS } from '../eval/ranked.ts';
import { SECOND_RANKED } from '../eval/ranked-second.ts';
import { mapStructure } from '../src/shape/structure-map.ts';
import { findCuts } from '../src/shape/where-to-cut.ts';
import { ESSAY_TYPES } from '../src/types.ts';

const SCENE =
  'My uncle put the spanner into my hand and pointed at the pump. I opened the small screw and the diesel ran over my sleeve.';
const CLAIM =
  'Leadership is the foundation of success. True leaders inspire their communities with passion and resilience.';
const PLAN = 'I want to study mechanical engineering in Delft. I will build a tester for pumps by 2029.';
const ESSAYS = [...RANKED_ESSAYS, ...SECOND_RANKED];

describe('a structure map', () => {
  const text = [`Dear reader`, SCENE, CLAIM, PLAN].join('\n\n');
  const map = mapStructure(text, 'Personal Statement');

  it('names each paragraph, where it stands, and leaves greetings out', () => {
    expect(map.paragraphs.map(({ kind }) => kind)).toEqual(['scene', 'claim', 'plan']);
    expect(map.paragraphs.map(({ start, end }) => text.slice(start, end))).toEqual([SCENE, CLAIM, PLAN]);
  });

  it('has the usual order of the type beside it, and what is missing of it', () => {
    expect(map.usual).toEqual(['scene', 'summary', 'thought', 'plan']);
    expect(map.missing).toEqual(['summary', 'thought']);
    expect(mapStructure(text, 'Research Proposal')).toMatchObject({ usual: [], missing: [] });
  });

  it('names what a good part of a paragraph is besides', () => {
    const [only] = mapStructure(`${SCENE} ${PLAN}`, 'SOP').paragraphs;
    expect([only?.kind, ...(only?.also ?? [])]).toEqual(['scene', 'plan']);
  });

  it.each(ESSAYS.filter(({ kind }) => kind === 'hollow' || kind === 'very weak'))(
    'finds no scene in $id, which has none',
    ({ text, essayType }) => {
      const kinds = mapStructure(text, essayType).paragraphs.map(({ kind }) => kind);
      expect(kinds).not.toContain('scene');
    },
  );
});

describe('where to cut', () => {
  it.each(ESSAYS.filter(({ kind }) => /^(?:quiet|loud|strong)/.test(kind)))(
    'names nothing in $id, where each sentence carries',
    ({ text }) => {
      expect(findCuts(text)).toEqual([]);
      expect(findCuts(text, 100)).toEqual([]);
    },
  );

  it.each(ESSAYS.filter(({ kind }) => kind === 'hollow' || kind === 'list' || kind === 'very weak'))(
    'names four whole sentences of $id, in their order',
    ({ text }) => {
      const cuts = findCuts(text);
      expect(cuts).toHaveLength(4);
      for (const { start, end } of cuts) expect(text.slice(start, end)).toMatch(/^\p{Lu}.*[.!?]$/su);
      expect(cuts.map(({ start }) => start)).toEqual(cuts.map(({ start }) => start).toSorted((a, b) => a - b));
    },
  );

  it('says why, keeps turns of thought, and stops when the limit is met', () => {
    const middle = [
      'Every cloud has a silver lining.',
      'Leadership and resilience are the foundation of every successful community.',
      'I used to think that leadership and resilience are the foundation of success.',
      'In 2022 I was selected as Head Prefect and served as Vice President of the Council.',
    ];
    const text = [SCENE, ...middle, PLAN].join(' ');
    expect(findCuts(text).map(({ start, end, reason }) => [text.slice(start, end), reason])).toEqual([
      [middle[0], 'saying'],
      [middle[1], 'anybody'],
      [middle[3], 'report'],
    ]);
    expect(findCuts(text, 3).map(({ reason }) => reason)).toEqual(['saying']);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: -5, max: 500 }), (text, over) => {
        for (const { start, end } of findCuts(text, over)) expect(start).toBeLessThan(end);
        for (const type of ESSAY_TYPES) mapStructure(text, type);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { CONTENT_PAIRS } from '../eval/pairs/pairs.ts';
import { coverPrompt } from '../src/prompts/cover-prompt.ts';
import { ESSAY_TYPES } from '../src/types.ts';
import { STRONG } from './essays.ts';

const SETBACK =
  'The lessons we take from obstacles we encounter can be fundamental to later success. Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?';
const WHY_US = 'Why do you want to attend our college, and how will you contribute to its community? (300 words)';
const ACADEMIC =
  'Please describe your academic background, your reasons for choosing this programme, and your career goals.';
const PREPARE = 'How have your qualifications and studies helped you to prepare for this course or subject?';

const parts = (prompt: string, text: string, essayType: (typeof ESSAY_TYPES)[number] = 'Personal Statement') =>
  coverPrompt({ text, prompt, essayType }).parts;
const asked = (prompt: string, kind: string) =>
  parts(prompt, '')
    .filter((part) => part.kind === kind)
    .map(({ id }) => id);
const met = (prompt: string, text: string, essayType?: (typeof ESSAY_TYPES)[number]) =>
  parts(prompt, text, essayType)
    .filter((part) => part.met)
    .map(({ id }) => id);

const pair = (id: string) => {
  const found = CONTENT_PAIRS.find((one) => one.id === id);
  if (!found) throw new Error(`no pair ${id}`);
  return found;
};

describe('what a prompt asks for', () => {
  it('leaves out what is said beside the question, and how it is put', () => {
    expect(
      asked('Tell us about something you have tried to find out for yourself. (biology, first degree)', 'key-idea'),
    ).toEqual([]);
    expect(asked('What idea or question has held your attention, and how have you followed it?', 'key-idea')).toEqual(
      [],
    );
    expect(asked('Describe a failure of your community. (300 words)', 'key-idea')).toEqual(['challenge', 'community']);
  });

  it('joins words of one family, in the words of the prompt', () => {
    expect(parts(SETBACK, '')[0]).toEqual({
      id: 'challenge',
      kind: 'key-idea',
      label: 'obstacles / challenge / setback',
      met: false,
    });
    // "fundamental to later success" is said beside the question
    expect(asked(SETBACK, 'key-idea')).toEqual(['challenge']);
  });

  it('reads the questions of a prompt with several parts', () => {
    expect(asked(SETBACK, 'move')).toEqual(['moment', 'meaning']);
    expect(asked(WHY_US, 'move')).toEqual(['why-programme', 'contribution']);
    expect(asked(ACADEMIC, 'move')).toEqual(['why-programme', 'goals', 'preparation']);
    expect(asked(PREPARE, 'move')).toEqual(['preparation']);
  });

  it('falls back on the type where the prompt asks for no move', () => {
    const moves = coverPrompt({ text: '', prompt: 'Bees.', essayType: 'Research Proposal' }).parts.filter(
      ({ kind }) => kind === 'move',
    );
    expect(moves.map(({ id }) => id)).toEqual([
      'gap',
      'question',
      'method',
      'feasibility',
      'references',
      'significance',
    ]);
    expect(coverPrompt({ text: '', prompt: '', essayType: 'SOP' }).parts).toHaveLength(4);
  });

  it('leaves task words and word counts aside', () => {
    expect(
      asked('Please describe, in an essay of up to 650 words (maximum 4,000 characters), something.', 'key-idea'),
    ).toEqual([]);
    expect(asked('What would you change about beekeeping in your village?', 'key-idea')).toEqual(['beekeep', 'villa']);
  });
});

describe('what an essay answers', () => {
  it('finds an idea in other words of its family', () => {
    expect(met(SETBACK, 'I lost the match in Pokhara, and I cried on the bus.')).toContain('challenge');
    expect(met(SETBACK, 'The weather was fine in Pokhara.')).not.toContain('challenge');
    expect(met('Write about beekeeping.', 'My uncle keeps bees.', 'Other')).not.toContain('beekeep');
    expect(met('Write about beekeeping.', 'She was a beekeeper in Holeta.', 'Other')).toContain('beekeep');
  });

  it('tells a story with a moment and a meaning from one without', () => {
    const { strong, weak } = pair('statement-stammer');
    expect(met(SETBACK, strong)).toEqual(expect.arrayContaining(['challenge', 'moment', 'meaning']));
    expect(met(SETBACK, weak)).not.toContain('moment');
    expect(met(SETBACK, weak)).not.toContain('meaning');
  });

  it('tells reasons for a place from praise', () => {
    const { strong, weak } = pair('sop-flood-sensors');
    expect(met(ACADEMIC, strong, 'SOP')).toEqual(expect.arrayContaining(['why-programme', 'goals', 'preparation']));
    expect(met(ACADEMIC, weak, 'SOP')).not.toContain('why-programme');
  });

  it.each([
    ['half of the limit is enough', 325, 'length', true],
    ['less than half', 324, 'length-under', false],
    ['all of it', 650, 'length', true],
    ['one word over', 651, 'length-over', false],
  ])('%s', (_, count, id, isMet) => {
    const text = 'word '.repeat(count);
    const { parts: found } = coverPrompt({ text, prompt: '', essayType: 'Other', limit: { unit: 'words', max: 650 } });
    expect(found.at(-1)).toEqual({
      id,
      kind: 'length',
      label: `${count} of 650 words`,
      met: isMet,
      params: { count, max: 650, unit: 'words' },
    });
  });
});

it('never throws on odd text, and is the same twice', () => {
  for (const text of ['', '🙂', 'a'.repeat(50_000), '\ud800', 'كتبت رسالة', STRONG])
    for (const prompt of ['', '🙂?', 'x'.repeat(9_000), SETBACK])
      for (const essayType of ESSAY_TYPES) {
        const first = coverPrompt({ text, prompt, essayType });
        expect(coverPrompt({ text, prompt, essayType })).toEqual(first);
        for (const { met: isMet, label } of first.parts)
          expect([typeof isMet, typeof label]).toEqual(['boolean', 'string']);
      }
});

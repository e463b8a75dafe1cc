import { describe, expect, it } from 'vitest';
import { makeProbes } from '../eval/gates.ts';
import { CLEAN_PROSE } from '../eval/prose.ts';
import { evaluateEssay, evaluateQuickly } from '../src/evaluate.ts';
import { orderGain } from '../src/gates/salad.ts';
import { readDocument } from '../src/text/read-document.ts';
import { CRITERION_IDS } from '../src/types.ts';
import { PROPOSAL, STRONG, WEAK, withErrors } from './essays.ts';

const quick = (text: string) => evaluateQuickly({ text, essayType: 'Generic' });
const gates = (text: string) => quick(text).advisories.map(({ gate }) => gate);

/** Longer than any slope. */
const FULL = `${STRONG}\n\n${CLEAN_PROSE.british}`;

describe('gates', () => {
  it('let essays through, good and bad', () => {
    const limit = { unit: 'words', max: 200 } as const;
    for (const text of [STRONG, WEAK, PROPOSAL, withErrors(STRONG)])
      expect(evaluateQuickly({ text, essayType: 'Generic', limit }).advisories).toEqual([]);
  });

  it.each(makeProbes([STRONG, WEAK, PROPOSAL]).map(({ name, text }) => [name, text]))('hold at 2: %s', (_, text) => {
    const result = quick(text);
    expect(result.advisories.length).toBeGreaterThan(0);
    expect(result.overall).toBeLessThanOrEqual(2);
  });

  const table = Array.from({ length: 60 }, (_, i) => `${i}\tUniversity ${i}\tDhaka\t${i * 37}`).join('\n');
  const marks = Array.from({ length: 40 }, (_, i) => `Physics ${101 + i} ${60 + i} A`).join('\n');
  const code = `import { readFile } from 'node:fs';\n\nexport function passed(student) {\n  // at least forty\n  if (student.grade >= 40) {\n    return true;\n  }\n  return false;\n}\n`;

  it.each([
    ['a table', table],
    ['a list of marks', marks],
    ['program code', code.repeat(5)],
    ['a style sheet', '.head {\n  display: flex;\n  gap: 4px;\n}\n'.repeat(6)],
  ])('do not score %s', (_, text) => {
    const { overall, suggestions, advisories } = quick(text);
    expect([overall, suggestions, advisories.map(({ gate }) => gate)]).toEqual([0, [], ['code']]);
  });

  it('score an essay with a list of points, with a line of code in it, or in short lines', () => {
    const points = ['the soil;', 'the water (and its price);', 'the seed;', 'the people who sow it.'].join('\n');
    expect(gates(`${FULL}\n\n${points}\n\nfor (i = 0; i < 3; i++) {`)).toEqual([]);
    expect(gates(FULL.replaceAll(/(?<=[,.]) /g, '\n'))).toEqual([]);
  });

  it('leave no marks in what is no prose', () => {
    const keywords = 'robotics club president, debate team captain, hospital volunteer work, teh newspaper editer, ';
    const { suggestions, advisories } = quick(`${keywords}the violin and chess. `.repeat(4));
    expect(advisories.map(({ gate }) => gate)).toContain('function-words');
    expect(suggestions).toEqual([]);
  });

  it('name their reason', () => {
    expect(gates('')).toEqual(['empty']);
    expect(gates('\u0000 12 … 🙂')).toEqual(['empty']);
    expect(gates(STRONG.split(/\s+/).slice(0, 49).join(' '))).toEqual(['short']);
    expect(gates(`${STRONG.split('. ').slice(0, 2).join('. ')}. `.repeat(5))).toContain('repeats');
    const keywords =
      'robotics club president, debate team captain, mathematics olympiad medal, hospital volunteer work, school newspaper editor, ';
    expect(gates(`${keywords}the violin and chess. `.repeat(4))).toContain('function-words');
  });

  it('hold a text that is too short to be judged as a whole, and say at what', () => {
    const limit = { unit: 'words', max: 650 } as const;
    const [draft, free] = [FULL.split(/\s+/).slice(0, 148).join(' '), FULL.split(/\s+/).slice(0, 240).join(' ')];
    const held = evaluateQuickly({ text: draft, essayType: 'Personal Statement', limit });
    expect(held.overall).toBeLessThan(4.6);
    expect(held.advisories).toEqual([
      {
        gate: 'partial',
        text: 'This is too short to be judged as a whole, so points are taken off. At this length even a perfect essay gets 4.9 at most.',
        most: 4.9,
        enough: 325,
      },
    ]);
    expect(gates(free)).toEqual(['partial']);
    const worse = evaluateQuickly({
      text: draft.replace('opened anything', 'open any thing'),
      essayType: 'Personal Statement',
      limit,
    });
    expect(worse.overall).toBeLessThanOrEqual(held.overall);
    const small = { unit: 'words', max: 150 } as const;
    expect(evaluateQuickly({ text: draft, essayType: 'Other', limit: small }).advisories).toEqual([]);
    const letters = { unit: 'characters', max: 4000 } as const;
    expect(evaluateQuickly({ text: draft, essayType: 'Other', limit: letters }).advisories).toMatchObject([
      { gate: 'partial' },
    ]);
  });

  it.each([undefined, 650, 500, 300])('let a score rise without a cliff as an essay grows (limit %s)', (max) => {
    const words = FULL.split(/(?<=\S)(?=\s)/);
    const limit = max === undefined ? {} : { limit: { unit: 'words', max } as const };
    let before: number | undefined;
    for (let count = 40; count <= 400; count += 10) {
      const text = words.slice(0, count).join('');
      const { overall } = evaluateQuickly({ text, essayType: 'Personal Statement', ...limit });
      if (before !== undefined) expect(Math.abs(overall - before), `${count} words`).toBeLessThan(0.61);
      before = overall;
    }
  });

  it('do not take what repeats, or the source of a page, for another language', () => {
    expect(gates('word '.repeat(20))).toEqual(['short', 'function-words', 'repeats']);
    expect(gates('word '.repeat(200))).toContain('repeats');
    expect(
      gates(`<!DOCTYPE html>\n<html><body>${'<div class="row"><a href="#">Home</a></div>'.repeat(30)}</body>`),
    ).toEqual(['markup']);
    expect(gates(STRONG.replace('radio', '<radio>'))).toEqual([]);
  });

  it('score nothing at all in another language', async () => {
    const text = 'Mi abuela vendía pan en la plaza y yo contaba las monedas con ella cada noche. '.repeat(6);
    const result = await evaluateEssay({ text, essayType: 'SOP' });
    expect(result.advisories.map(({ gate }) => gate)).toEqual(['language']);
    expect(result).toMatchObject({ overall: 0, measures: [], suggestions: [] });
    expect(result.scores).toEqual(Object.fromEntries(CRITERION_IDS.map((id) => [id, 0])));
    expect(result.words).toBe(96);
  });

  it('judge English that quotes another language', () => {
    expect(
      gates(STRONG.replace('He told me to listen first.', 'He told me to listen first: «Écoute d’abord, mon petit».')),
    ).toEqual([]);
  });

  it('hold the criteria too where the words make no sense', () => {
    const list = makeProbes([]).find(({ name }) => name === 'word list')?.text ?? '';
    for (const score of Object.values(quick(list).scores)) expect(score).toBeLessThanOrEqual(2);
  });

  it('tell sentences from the same words shuffled', () => {
    const words = STRONG.split(/\s+/);
    const shuffled = words.map((_, i) => words[(i * 101) % words.length]).join(' ');
    expect(orderGain(readDocument(STRONG))).toBeGreaterThan(0.1);
    expect(orderGain(readDocument(shuffled))).toBeLessThan(-0.1);
  });
});

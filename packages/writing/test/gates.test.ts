import { describe, expect, it } from 'vitest';
import { makeProbes } from '../eval/gates.ts';
import { evaluateEssay, evaluateQuickly } from '../src/evaluate.ts';
import { orderGain } from '../src/gates/salad.ts';
import { readDocument } from '../src/text/read-document.ts';
import { CRITERION_IDS } from '../src/types.ts';
import { PROPOSAL, STRONG, WEAK, withErrors } from './essays.ts';

const quick = (text: string) => evaluateQuickly({ text, essayType: 'Generic' });
const gates = (text: string) => quick(text).advisories.map(({ gate }) => gate);

describe('gates', () => {
  it('let essays through, good and bad', () => {
    for (const text of [STRONG, WEAK, PROPOSAL, withErrors(STRONG)]) expect(gates(text)).toEqual([]);
  });

  it.each(makeProbes([STRONG, WEAK, PROPOSAL]).map(({ name, text }) => [name, text]))('hold at 2: %s', (_, text) => {
    const result = quick(text);
    expect(result.advisories.length).toBeGreaterThan(0);
    expect(result.overall).toBeLessThanOrEqual(2);
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

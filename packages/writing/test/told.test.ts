import { describe, expect, it } from 'vitest';
import { RANKED_ESSAYS } from '../eval/ranked.ts';
import { rankCorrelation } from '../eval/statistics.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { findReturns } from '../src/measures/reflection/returns.ts';
import { readParagraphs } from '../src/measures/told/paragraph-kinds.ts';
import { readTold } from '../src/measures/told/told.ts';
import { readDocument } from '../src/text/read-document.ts';

const tell = (text: string) => readTold(readDocument(text))[0];

describe('a sentence', () => {
  it.each([
    'I put my hand on the fuel line and it was shaking.',
    'She held the lamp over the pot and counted the grains of rice.',
    '“You turned too early,” Mrs Halabi said.',
  ])('shows something happening: %s', (text) => {
    expect(tell(text)?.scene).toBeGreaterThan(0.5);
    expect(tell(text)?.stranger).toBeLessThan(0.1);
  });

  it.each([
    'Identity is not a destination but a conversation.',
    'She taught me gratitude, humility and the strength of the human spirit.',
    'Pain is not the opposite of strength but its beginning.',
    'This role strengthened my communication skills and my capacity to thrive under pressure.',
  ])('could stand in a stranger’s essay: %s', (text) => {
    expect(tell(text)?.scene).toBeLessThan(0.2);
    expect(tell(text)?.stranger).toBeGreaterThan(0.35);
  });

  it('reports what was held and won, and shows nothing by it', () => {
    const told = tell('In 2022 I was selected for the Global Summit in Dubai and represented my nation.');
    expect(told?.report).toBe(1);
    expect(told?.scene).toBeLessThan(0.2);
  });

  it('that is plain is nobody else’s', () => {
    for (const text of ['I did not know.', 'He laughed.', 'It was late.']) expect(tell(text)?.stranger).toBe(0);
  });

  it('a thing beside large words is an image, and alone a thing', () => {
    expect([...(tell('Life is a river and hope is the bridge.')?.seen.keys() ?? [])]).toEqual([]);
    expect([...(tell('We carried the goats over the river.')?.seen.keys() ?? [])]).toContain('river');
  });
});

it('what later paragraphs take up again is found, and not what only stands beside it', () => {
  const text = 'I weighed the tomatoes on a scale.\n\nMy mother said nothing.\n\nI gave the scale back to the teacher.';
  expect([...findReturns(readDocument(text))]).toEqual(['scale']);
  expect(findReturns(readDocument('I had a scale. The scale was blue.\n\nIt rained.')).size).toBe(0);
});

it('each paragraph is named by what it mostly is', () => {
  const kinds = readParagraphs(
    readDocument(
      [
        'My uncle put the spanner into my hand and pointed at the pump. I opened the small screw and the diesel ran over my sleeve.',
        'Leadership is the foundation of success. True leaders inspire their communities with passion and resilience.',
        'I want to study mechanical engineering in Delft. I will build a tester for pumps by 2029.',
      ].join('\n\n'),
    ),
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(['scene', 'claim', 'plan']);
});

describe('our own graded essays', () => {
  const judged = RANKED_ESSAYS.map((essay) => ({
    ...essay,
    overall: evaluateQuickly({ text: essay.text, essayType: essay.essayType }).overall,
  }));

  it.each(judged.filter(({ kind }) => kind === 'hollow'))('hollow: $id stays below 5.5', ({ overall }) => {
    expect(overall).toBeLessThanOrEqual(5.5);
  });

  it.each(judged.filter(({ kind }) => kind === 'quiet'))('quiet: $id is at 7.5 or above', ({ overall }) => {
    expect(overall).toBeGreaterThanOrEqual(7.5);
  });

  it('stand in the order of their grades', () => {
    const order = rankCorrelation(
      judged.map(({ grade }) => grade),
      judged.map(({ overall }) => overall),
    );
    expect(order).toBeGreaterThanOrEqual(0.8);
  });
});

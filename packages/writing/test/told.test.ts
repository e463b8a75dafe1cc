import { describe, expect, it } from 'vitest';
import { RANKED_ESSAYS } from '../eval/ranked.ts';
import { rankCorrelation } from '../eval/statistics.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { findWorn } from '../src/measures/cliches.ts';
import { readAims } from '../src/measures/fit/aim.ts';
import { findReturns } from '../src/measures/reflection/returns.ts';
import { shownInList } from '../src/measures/told/listed.ts';
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

describe('an error of language', () => {
  const scenes = (text: string) => readTold(readDocument(text)).map(({ scene }) => scene);

  it('a lost past in the middle of a story costs no scene', () => {
    const told = (verb: string) =>
      scenes(
        `We arrived in Loja on a Monday. I met the director of the school. I ${verb} six children mathematics with beans. They counted on the floor. We sang.`,
      )[2] as number;
    expect(told('teach')).toBeCloseTo(told('taught'), 5);
    // alone it may be a habit
    expect(scenes('I teach six children mathematics with beans.')[0]).toBeLessThan(told('taught'));
  });

  it('a misspelled little word is no thing, and a lost plural makes no word smaller', () => {
    const seen = (text: string) => [...(tell(text)?.seen.keys() ?? [])];
    expect(seen('I went becouse the pump was broken.')).toEqual(seen('I went because the pump was broken.'));
    expect(tell('In these position I was responsible.')?.large).toBe(
      tell('In these positions I was responsible.')?.large,
    );
  });

  it('another little word inside a worn phrase makes it no fresher, and other phrases are left alone', () => {
    const worn = (text: string) => findWorn(readDocument(text)).length;
    expect(worn('Thank you since your time.')).toBe(worn('Thank you for your time.'));
    expect(worn('The well was at the bottom of the hill.')).toBe(0);
  });

  it('what somebody would rather have is no plan, whatever the tense of it', () => {
    const ahead = (text: string) => readAims(readDocument(text))[0]?.future;
    expect(ahead('I would rather we find out together.')).toBe(false);
    expect(ahead('I would study hydrology.')).toBe(true);
  });
});

describe('a list of prizes and posts', () => {
  const list =
    'I won the gold medal in 2021 and was selected for the team of Kandy. I was the captain of the school team in 2022. I received the Dean Award in 2023 and the Lions Prize in 2024. I was also the president of the Rotaract Club, the Chess Club and the Eco Club. We painted two walls.';
  it('shows little of the deeds among them', () => {
    expect(shownInList(readDocument(list))).toBeLessThan(0.4);
  });
  it('is not what somebody says of themselves, sentence by sentence', () => {
    const said =
      'I am a daughter of a fisherman. I am a girl who stammers. I was a shy child, and I was the one who hid when guests came. I was the first in our lane to read letters of the bank aloud. We were a family of six in one room. I was a liar for one year.';
    expect(shownInList(readDocument(said))).toBe(1);
  });
  it('is no story with names, and no proposal with sources', () => {
    expect(
      shownInList(
        readDocument('In 2021 my aunt Amara walked from Kandy to Galle with three goats. They sang. I held the rope.'),
      ),
    ).toBe(1);
    expect(
      shownInList(
        readDocument(
          'Brammer (2009), Meharg (2012) and Huq (2015) measured arsenic in rice. Of 40 wells in Faridpur, Comilla and Jessore nine were safe.',
        ),
      ),
    ).toBe(1);
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

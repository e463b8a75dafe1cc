import { beforeAll, describe, expect, it } from 'vitest';
import { findErrors, warmUp } from '../src/evaluate.ts';

beforeAll(warmUp);

/** Right sentences, by the kind of mistake that they are easily taken for. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  'a past tense like the base form': [
    'My grandmother put the pot on the stove.',
    'Our neighbour cut the rope with a knife.',
    'The coach let us go home early.',
    'My cousin quit the team in June.',
  ],
  'a or an before capitals': [
    'I sent an SMS to the office.',
    'She runs a STEM camp.',
    'We wrote an RFP.',
    'It was a NASA prize.',
  ],
  'a span that counts as one': [
    'Five years is a long wait.',
    'Twenty-six birds is nothing; I know that now.',
    'Three goats is not enough for a wedding.',
    'Two hundred taka was all I had.',
    'Ten kilometres is far on foot.',
  ],
  'a group of people': ['My team were late.', 'The staff are friendly.', 'The council have agreed.'],
  'a word twice': [
    'They had had enough.',
    'That that was wrong, I knew.',
    'We took a tuk tuk to the ghat.',
    'We stayed in Bora Bora for a week.',
  ],
  'three dots in a sentence': ['He waited… and then he knocked.', 'He waited... and then he knocked.'],
  'names in small letters': [
    'bKash payments came late.',
    'He said that bKash was down.',
    'iPhone cases lay on the table.',
  ],
  'an office without an article': ['She became captain of the school.', 'He was secretary of the club.'],
  'about a number': ['There were some four hundred people on the bridge.', 'Some 40 boats came.'],
  'places that need no article': [
    'My brother was in hospital for a week.',
    'One of them had a child in hospital.',
    'They were at sea for ten days.',
    'My aunt went to prison to visit him.',
  ],
  'from one to the other': ['The water differs from well to well.', 'We went from door to door.'],
  'plurals that dictionaries lack': ['Salinities were high, and conductivities too.', 'We strived for years.'],
  'used, as an adjective': ['My uncle bought a used bicycle.'],
  'need, as a helper': ['She need not come.'],
  'a clause of time first': ['The day she left, I planted a tree.', 'The evening he came, we had no light.'],
  'in love with, and how far something reaches': [
    'I was in love with the oven.',
    'My aunt fell in love with the old house.',
    'The mud reached to the handle of the oven.',
    'He was asked to enter into politics.',
  ],
  'the evening of something': [
    'On the evening itself we had sixty guests.',
    'On the evening before the feast we cook.',
  ],
  'a verb said before': ['We sell at the market, she the onions and I the garlic.'],
  'what something is made of': [
    'She gave me the letters in rope, as big as plates.',
    'He made the cup in clay, and it broke.',
  ],
  'a clause beside its noun': [
    'The place I went to was Kyoto, a city in Japan.',
    'Many of the disadvantages cars have will cease in the coming years.',
    'There are some young people that think about the idealism of their country.',
  ],
  'threw, as a verb': ['My mother threw the embers over the wall.', 'I threw the six keys into the river myself.'],
  'what opens, dries or cools by itself': [
    'I waited at the door that would open.',
    'She said that it would dry in an hour.',
  ],
  'a clause that ends in have': ['The three books that I have do not agree.'],
  'what is told or given to whom': ['So I began to tell them things while I wrote.', 'We brought them books.'],
  'a name after because': ['I went there because the owner, Rajendra, let me in.'],
  'to succeed at a place': ['I hope to succeed at your university.'],
  'said, and what': ['He touched each goat and said the name of each.'],
  'a champion without an article': ['She became champion of the region in 2021.'],
  'little words inside a name': ['I began in the club of the Maison des Jeunes.', 'We met at the Casa de la Cultura.'],
  'a letter and a grade': ['My thesis received the grade A and the second prize.'],
  'which is which': ['I did not know which was which.'],
  'a time before a thing': ['I plan to become a data scientist and in the future a chief data officer.'],
  'what-clauses': ['What we had done was sell the goat.', 'Make the most of the time.'],
};

describe.each(Object.entries(RIGHT))('%s', (_, sentences) => {
  it.each(sentences)('is left alone: %s', async (sentence) => {
    expect(await findErrors(sentence)).toEqual([]);
  });
});

describe('the same kinds, wrongly', () => {
  it.each([
    ['My grandmother put a NGO on the list.', 'a', 'an'],
    ['My brother have a goat.', 'have', 'has'],
    ['The the goat ran away.', 'The the', 'The'],
    ['He drawed a map of the river.', 'drawed', 'drew'],
    ['On the morning there was no water.', 'On', 'In'],
    ['We reached to the school at nine.', 'to', ''],
    ['I love with my brother.', 'with', ''],
    ['She entered in the school at nine.', 'in', ''],
    ['I wrote a answer.', 'a', 'an'],
    ['We walked threw the market.', 'threw', 'through'],
    ['It will good for us.', 'will', 'will be'],
    ['I have choose this city.', 'choose', 'chosen'],
    ['I saw them people every day.', 'them', 'those'],
    ['We were late because the bus, so we walked.', 'the', 'of the'],
    ['They succeeded on the test.', 'on', 'in'],
  ])('are marked: %s', async (sentence, span, fix) => {
    const found = (await findErrors(sentence)).map((flag) => [
      sentence.slice(flag.start, flag.end).trim(),
      flag.fix?.trim(),
    ]);
    expect(found).toContainEqual([span, fix]);
  });

  it.each(['We gave books to the deafs in our street.', 'I became a changemaker in my town.'])(
    'are shown without a fix, or not at all, where nobody knows what was meant: %s',
    async (sentence) => {
      expect((await findErrors(sentence)).map(({ fix }) => fix).filter((fix) => fix !== undefined)).toEqual([]);
    },
  );
});

it('words of another world in a paragraph of them are no slips', async () => {
  const text =
    'In our sefer the girls carried adey abeba on the day. We ate doro wat with injera, and my bebe made ashak beside the mitad with emoliente.';
  expect((await findErrors(text)).filter(({ kind }) => kind === 'spelling')).toEqual([]);
});

it.each([
  'Three cousins has a shop in the village.',
  'Two brothers works all day in the field.',
  'Two students is not happy with the result.',
])('a number before the subject excuses no verb: %s', async (sentence) => {
  expect(await findErrors(sentence)).not.toEqual([]);
});

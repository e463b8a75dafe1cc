import { beforeAll, describe, expect, it } from 'vitest';
import { CULTURE_PARAGRAPHS } from '../../eval/cultures.ts';
import { CONTENT_PAIRS } from '../../eval/pairs/pairs.ts';
import { CLEAN_PROSE } from '../../eval/prose.ts';
import { RANKED_ESSAYS } from '../../eval/ranked.ts';
import { checkLanguage } from '../../src/check-language.ts';
import { evaluateQuickly, warmUp } from '../../src/evaluate.ts';
import { TONGUES, type Tongue, tonguesIn } from '../../src/rules/calques/calque.ts';
import { CALQUES, findCalques } from '../../src/rules/calques/find-calques.ts';
import { readDocument } from '../../src/text/read-document.ts';

beforeAll(warmUp);

const marks = (text: string, tongues: readonly Tongue[] = []) =>
  findCalques(readDocument(text), tongues).map(({ start, end, fix }) => [text.slice(start, end), fix]);

/** A sentence as somebody of this mother tongue writes it, what is marked, and what is offered. */
const SAID: readonly (readonly [Tongue, string, string, string?])[] = [
  ['bn', 'I learned to cope up with the noise.', 'up', ''],
  ['hi', 'My cousin brother taught me chess.', 'cousin brother', 'cousin'],
  ['ur', 'My cousin sisters live with us.', 'cousin sisters', 'cousins'],
  ['bn', 'Today morning the river was high.', 'Today morning', 'This morning'],
  ['hi', 'It rained yesterday night.', 'yesterday night', 'last night'],
  ['ur', 'My mother takes tension about money.', 'takes tension', 'worry'],
  ['bn', 'I want to stand on my own leg.', 'leg', 'feet'],
  ['bn', 'She ate medicine for a week.', 'ate', 'took'],
  ['hi', 'I was too much happy that day.', 'too much', 'very'],
  ['bn', 'I first time saw the sea in 2019.', 'first time', 'first'],
  ['hi', 'My father was out of station.', 'out of station', 'out of town'],
  ['ur', 'Kindly do the needful.', 'the needful', 'what is needed'],
  ['hi', 'There was pin drop silence.', 'pin drop silence', 'complete silence'],
  ['bn', 'We gave the board exam in May.', 'gave', 'took'],
  ['hi', 'I passed out from school in 2021.', 'passed out from', 'graduated from'],
  ['bn', 'We shifted to another house.', 'shifted', 'moved'],
  ['ur', 'I asked my doubts after class.', 'doubts', 'questions'],
  ['hi', 'I completed my graduation in 2022.', 'graduation', 'bachelor’s degree'],
  ['hi', 'I went to my native place.', 'native place', 'hometown'],
  ['bn', 'I mugged up the answers.', 'mugged up'],
  ['ur', 'My batchmates came too.', 'batchmates'],
  ['ar', 'My father made an accident.', 'made', 'had'],
  ['ar', 'I said the truth.', 'the truth'],
  ['ar', 'My grandfather learned me how to fish.', 'learned', 'taught'],
  ['ar', 'I worked and studied in the same time.', 'in', 'at'],
  ['ar', 'Thanks God, she was well.', 'Thanks God', 'Thank God'],
  ['ar', 'My brother is three years bigger than me.', 'bigger', 'older'],
  ['ar', 'I studied hardly to pass.', 'hardly', 'hard'],
  ['ar', 'We make sport every morning.', 'make'],
  ['ar', 'We made shopping together.', 'made'],
  ['ar', 'I made exercises every day.', 'made', 'did'],
  ['ar', 'We made a research about salt.', 'made'],
  ['ar', 'He did an effort.', 'did', 'made'],
  ['ar', 'Before two years I lived in Aleppo.', 'Before'],
  ['ar', 'I entered to the university in 2021.', 'to', ''],
  ['ar', 'She opened the light.', 'opened'],
  ['ar', 'I have a licence in law.', 'licence'],
  ['ar', 'I took a high mark in physics.', 'took'],
  ['ar', 'He returned back to the village.', 'returned back'],
  ['ar', 'It was in the beginning of the year.', 'in', 'at'],
  ['es', 'I assisted to the conference in Lima.', 'assisted to', 'attended'],
  ['es', 'We realized a project about water.', 'realized', 'carried out'],
  ['fr', 'She is sensible to the others.', 'sensible', 'sensitive'],
  ['es', 'I am very compromised with my city.', 'compromised', 'committed'],
  ['es', 'I studied the career of law.', 'career', 'degree'],
  ['es', 'I have 19 years old.', 'have', 'am'],
  ['es', 'The course consists on three parts.', 'on', 'of'],
  ['es', 'I dreamed with being a doctor.', 'with', 'of'],
  ['es', 'I thought in my family.', 'in', 'about'],
  ['fr', 'My father won his life as a driver.', 'won', 'earned'],
  ['es', 'I lost the bus that day.', 'lost', 'missed'],
  ['es', 'By the other side, it was cheap.', 'By the other side', 'On the other hand'],
  ['es', 'Since little, I liked birds.', 'Since little'],
  ['es', 'I like to know new people.', 'know'],
  ['fr', 'It exists many ways to cook rice.', 'It exists'],
  ['fr', 'The most of people agreed.', 'The most of', 'Most of'],
  ['fr', 'She proposed me a job.', 'proposed me'],
  ['fr', 'The programme permits to improve.', 'permits to'],
  ['fr', 'I inscribed myself in the course.', 'inscribed'],
  ['fr', 'We made an experience with acids.', 'made'],
  ['es', 'I pretend to study biology.', 'pretend', 'intend'],
  ['fr', 'My formation was long.', 'formation', 'training'],
  ['fr', 'I had good notes in physics.', 'notes', 'marks'],
  ['fr', 'I did a stage in a bank.', 'stage', 'internship'],
  ['fr', 'She had reason, and I was wrong.', 'had reason'],
  ['fr', 'I was deceived by my results.', 'deceived', 'disappointed'],
  ['es', 'I made a question in class.', 'made'],
  ['es', 'I have a strong compromise with my village.', 'compromise', 'commitment'],
  ['fr', 'I passed the exam last June.', 'passed'],
];

describe('what comes from the mother tongue', () => {
  it.each(SAID.map(([tongue, sentence, span, fix]) => ({ tongue, sentence, span, fix })))(
    '$tongue: $sentence',
    ({ tongue, sentence, span, fix }) => {
      expect(marks(sentence, [tongue])).toEqual([[span, fix]]);
    },
  );

  it('has fifteen habits and more for each tongue, each explained, and most of them tried here', () => {
    for (const tongue of TONGUES) {
      const own = CALQUES.filter(({ tongues }) => tongues.includes(tongue));
      expect(own.length, tongue).toBeGreaterThanOrEqual(15);
      for (const { why } of own) expect(why).toMatch(/^[“A-Z].{20,140}\.$/);
    }
    expect(SAID.length).toBeGreaterThanOrEqual(65);
  });

  it('is looked for only where the tongue is known, unless it is wrong whoever writes it', () => {
    expect(marks('I passed the exam last June.')).toEqual([]);
    expect(marks('I passed the exam last June.', ['bn'])).toEqual([]);
    expect(marks('My cousin brother came.', ['fr'])).toEqual([['cousin brother', 'cousin']]);
  });

  it('is explained in one sentence, and comes with the evaluation and with a changed paragraph', async () => {
    const text = 'I gave the board exam in May.';
    const [mark] = await checkLanguage(text, [], ['bn']);
    expect(mark).toMatchObject({ rule: 'language.calque', fix: 'took' });
    expect(mark?.suggestion).toContain('the student takes it');
    const essay = { text: `${text} ${CLEAN_PROSE}`, essayType: 'SOP' } as const;
    const rules = (tongues: readonly Tongue[]) =>
      evaluateQuickly({ ...essay, tongues }).suggestions.map(({ rule }) => rule);
    expect(rules(['bn'])).toContain('language.calque');
    expect(rules([])).not.toContain('language.calque');
  });

  it('reads the names of tongues as people write them', () => {
    expect(tonguesIn(['Bengali (Sylhet)', 'العربية', 'Français'])).toEqual(['bn', 'ar', 'fr']);
    expect(tonguesIn(['Swahili'])).toEqual([]);
  });
});

describe('sound English', () => {
  const SOUND = [
    'It is sensible to wait.',
    'I realised the work was hard.',
    'The two sides reached a compromise with the landlord.',
    'Make the most of the time.',
    'She passed out of sight.',
    'We spent all the days of June there.',
    'He hardly worked on Sundays.',
    'I opened the radio and saw the coil.',
    'My mother and I stood on our own feet.',
    'The class of 2019 consisted of forty girls.',
    'I studied for a career in law.',
    'He lost the race by a second.',
    'Students were allowed to leave.',
    'In the same time zone, nobody called.',
    'She made a study of birds.',
    'He pretended to study when his mother came in.',
    'He told us the truth.',
    'It was too much work for one man.',
    'We lit the lamp yesterday at night.',
    'She proposed a plan to me.',
    'I took the exam in May and passed it.',
    'The programme allows me to learn.',
    'I eat breakfast, and then I take the medicine.',
    'They entered the room.',
    'I thought about my family in my own language.',
  ];

  it.each(SOUND)('is left alone in every tongue: %s', (sentence) => {
    expect(marks(sentence, TONGUES)).toEqual([]);
  });

  it('of our essays and paragraphs from twelve parts of the world has no false mark', () => {
    const all = [
      CLEAN_PROSE,
      ...Object.values(CULTURE_PARAGRAPHS).flat(),
      ...CONTENT_PAIRS.flatMap(({ weak, strong }) => [weak, strong]),
      ...RANKED_ESSAYS.map(({ text }) => text),
    ].join('\n\n');
    expect(marks(all, TONGUES)).toEqual([]);
  });
});

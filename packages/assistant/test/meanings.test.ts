// What a question means by the kinds of its words, in any language.
import { describe, expect, test } from 'vitest';
import { shippedPassages } from '../eval/shipped.ts';
import { answerQuestion } from '../src/answer-parts.ts';
import { readIntents } from '../src/intents.ts';
import { meantBy } from '../src/meanings.ts';
import { indexPassages } from '../src/passage-index.ts';
import { plainWords } from '../src/plain-question.ts';
import { groups } from '../src/words/groups.ts';
import { meanings } from '../src/words/meanings.ts';

const passages = shippedPassages('en');
const index = indexPassages(passages);
const meant = (question: string, about: readonly string[] = []) =>
  meantBy(plainWords(question), about).map(({ passage }) => passage);
const shown = (question: string) =>
  answerQuestion(index, question).parts.flatMap(({ found }) => found.map(({ passage }) => passage.id));

describe('the lists', () => {
  const named = meanings.flatMap(({ all, none }) => [...all.flat(), ...none]);

  test('every group that a passage is meant by is there, and every group means something', () => {
    expect(named.filter((name) => /^[A-Z]/.test(name) && !groups.has(name))).toEqual([]);
    expect([...groups.keys()].filter((name) => !named.includes(name))).toEqual([]);
  });

  test('every passage that can be meant exists', () => {
    const isThere = (id: string) => {
      const [start = '', end = ''] = id.split('*');
      return passages.some((passage) => passage.id.startsWith(start) && passage.id.includes(end));
    };
    expect(meanings.filter(({ passage }) => !isThere(passage)).map(({ passage }) => passage)).toEqual([]);
  });

  test('no passage is meant by what rules it out', () => {
    expect(meanings.filter(({ all, none }) => all.flat().some((name) => none.includes(name)))).toEqual([]);
  });
});

describe('the same in other words', () => {
  test.each([
    'i lost my passport',
    'somebody stole my passport in the metro',
    'perdí mi pasaporte',
    'on m’a volé mon passeport',
    'আমার পাসপোর্ট হারিয়ে গেছে',
    'मेरा पासपोर्ट खो गया',
    'ضاع جواز سفري',
  ])('%s', (question) => {
    expect(meant(question)).toContain('guide:lost-passport');
  });

  test.each([
    'visa got rejected can i try again',
    'me negaron la visa, puedo volver a solicitar otra vez',
    'mon visa a été refusé, puis-je redemander',
    'ভিসা রিজেক্ট হয়েছে, আবার আবেদন করা যাবে?',
    'वीजा रिजेक्ट हो गया, दोबारा आवेदन',
  ])('%s', (question) => {
    expect(meant(question)).toContain('guide:apply-again');
  });
});

test.each([
  ['how do i pay my tuition fee from bangladesh, bank says file needed', 'guide:pay-tuition'],
  ['is cpt allowed in first semester', 'guide:cpt'],
  ['all interview slots are full for usa visa', 'guide:us-slots'],
  ['can i change college after landing in canada', 'guide:canada-change'],
  ['can i go straight to phd after my bachelor', 'guide:phd-direct'],
  ['my professor asked me to write the lor myself', 'guide:lor-myself'],
  ['how do i prepare for ielts at home', 'guide:ielts-prepare'],
  ['can i apply to uk and canada at the same time', 'guide:several-countries'],
])('"%s" is answered by %s', (question, id) => {
  expect(shown(question)).toContain(id);
});

describe('caution', () => {
  test('what is meant by a small part of a question is offered, not said', () => {
    const question = 'my neighbour painted his bicycle green yesterday while singing about chocolate and free tuition';
    expect(shown(question)).toEqual([]);
  });

  test.each([
    'can you book my visa slot',
    'find me a room in berlin under 300',
    'how to make bank statement show more than i have',
    'i want to overstay and work cash in uk how',
    'how can i get american passport',
    'did my application reach to toronto uni',
  ])('"%s" is refused', (question) => {
    expect(shown(question)).toEqual([]);
  });

  test('a story is answered by what it asks', () => {
    expect(
      shown('my visa got refused in march because of funds, now fathers balance is ok, can i try again'),
    ).toContain('guide:apply-again');
  });
});

describe('words that mean two things', () => {
  test.each([
    ['aidez-moi, je ne sais pas comment payer mon loyer', 'guide:moi-letter'],
    ['en cas de maladie, qui paie si je n’ai pas encore d’argent', 'guide:cas-when'],
    ['can i negotiate the fees with the university', 'guide:not-admitted'],
    ['the css of the page looks broken on my phone', 'guide:css-profile'],
    ['how can i apply for a loan again after bank refused', 'guide:apply-again'],
    ['i sat for the exam without my glasses', 'guide:sat-need'],
    ['my mother died last year can i write about it', 'help:offline'],
    ['can i get a refund of my ielts fee if i cancel', 'guide:deposit-back'],
    ['can i work in my uncle’s shop in the uk without pay', 'guide:sponsor'],
  ])('"%s" does not mean %s', (question, id) => {
    expect(meant(question, ['GB'])).not.toContain(id);
  });

  test.each([
    ['all was taught in english, is moi enough without ielts', 'guide:english-waiver'],
    ['who can write the moi letter', 'guide:moi-letter'],
    ['quand vais-je recevoir mon CAS, il est en retard', 'guide:cas-when'],
    ['il me refuse le visa, je peux redemander sans attendre', 'guide:apply-again'],
  ])('"%s" means %s', (question, id) => {
    expect(meant(question)).toContain(id);
  });

  test('a figure is no word of the chat', () => {
    const plain = (question: string) => plainWords(question).join(' ');
    expect(plain('i got 4.5 in duolingo')).toContain('got 4 5');
    expect(plain('gpa 3.2 out of 4')).toContain('of 4');
    expect(plain('gap of 4 years and 2 backlogs')).toMatch(/4 years .*2 backlogs/);
    expect(plain('visa 4 germany, how 2 apply')).toMatch(/for germany .*to apply/);
  });

  test('what to do now about a score is no question about the next date', () => {
    const kinds = readIntents('my ielts is 5.5 and they want 6.5, what can i do now').map(({ intent }) => intent.kind);
    expect(kinds).not.toContain('due-next');
    expect(readIntents('what should i do now').map(({ intent }) => intent.kind)).toContain('due-next');
  });

  test('a gap because of a wedding is a question about the gap', () => {
    expect(shown('i have gap of 4 years after hsc for marriage, canada visa problem?')).toContain('refusal:gaps');
    expect(shown('which girl should i marry in canada')).toEqual([]);
  });

  test('which job pays best is asked of somebody else', () => {
    expect(shown('which job pays best in germany')).toEqual([]);
  });

  test('a brother is greeted, or gives his bank statement', () => {
    expect(plainWords('bhai visa kab milega')).not.toContain('brother');
    expect(plainWords('mera bhai canada me hai')).toContain('brother');
    expect(plainWords('amar vai er bank statement dite parbo')).toContain('brother');
  });

  test.each([
    'আমার আইইএলটিএস স্কোর কতদিন থাকে',
    'انقطع النت عندي وانا اكتب المقال',
    'my ielts is 5.5 and they want 6.5, what can i do now',
  ])('"%s" is looked up', (question) => {
    expect(readIntents(question).map(({ intent }) => intent.kind)).toEqual(['look-up']);
  });

  test.each([
    'my roommate wont talk to me',
    'can you tell me if my admission is confirmed',
    'can i pay tuition in 3 instalments',
  ])('"%s" is refused', (question) => {
    expect(shown(question)).toEqual([]);
  });

  test('a word of a part is its circumstance, and "bank" names no scholarship', () => {
    expect(shown('can i take my laptop and two bags in hand baggage')).not.toContain('help:new-phone');
    const bangla = indexPassages(shippedPassages('bn'));
    const answered = answerQuestion(bangla, 'আমার বাবা কৃষক, ভিসার জন্য টাকা কোথা থেকে আসছে কীভাবে দেখাব');
    const ids = answered.parts.flatMap(({ found }) => found.map(({ passage }) => passage.id));
    expect(ids).toContain('refusal:funds-origin');
    expect(ids).not.toContain('guide:parents-against');
    expect(shown('my bank closed').filter((id) => id.startsWith('scholarship:'))).toEqual([]);
  });

  test('those at home who do not agree are parents', () => {
    expect(shown('ghar wale nahi maan rahe bahar jane ke liye kya karu')).toContain('guide:parents-against');
  });

  test.each([
    'what happens if i miss my flight',
    'how do i stay focused while reading',
    'how much is 6 lakh in euro',
    'can i pass the exam without studying',
    'my passport has 2 names, first and last are swapped',
  ])('"%s" is not answered by a word of it', (question) => {
    expect(shown(question)).toEqual([]);
  });

  test('a break is a gap where it is one of years', () => {
    expect(meant('can i take a break for lunch')).not.toContain('guide:study-gap');
    expect(meant('i have a study break of 3 years')).toContain('guide:study-gap');
  });
});

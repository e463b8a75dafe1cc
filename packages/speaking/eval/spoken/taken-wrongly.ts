/** What an officer or a panel may take wrongly, what differs from the record, and what only looks so. */
import type { KnownFacts } from '../../src/types.ts';

export type TakenWrongly = {
  question: string;
  answer: string;
  facts?: KnownFacts;
  /** Ids of the remarks that must be there; `language-mixed` is a gate. */
  expect: readonly string[];
  /** Beginnings of ids that must not be. */
  never?: readonly string[];
};

const none = ['caution-', 'differs-'];

export const TAKEN_WRONGLY: readonly TakenWrongly[] = [
  {
    question: 'visa-work-there',
    answer: 'I will do a job in the evening, so I can pay the second semester from it.',
    expect: ['caution-working-to-pay'],
  },
  {
    question: 'visa-who-pays',
    answer: 'My father gives the first year, and after that I will earn the fees myself over there.',
    expect: ['caution-working-to-pay'],
  },
  {
    question: 'us-money',
    answer: 'With a job on the campus I will cover my rent and the food, and the tuition is from my dad.',
    expect: ['caution-working-to-pay'],
  },
  {
    question: 'ca-funds',
    answer: 'Most students work in a warehouse and pay their tuition from that, so I can also manage.',
    expect: ['caution-working-to-pay'],
  },
  {
    question: 'visa-work-there',
    answer: 'No. I do not need to work to pay my fees, they are paid by my mother, who is a surgeon in Cairo.',
    expect: [],
    never: none,
  },
  {
    question: 'gb-living',
    answer: 'In Selly Oak, 540 pounds a month. I have worked for two years in a bank to save for it.',
    expect: [],
    never: none,
  },
  {
    question: 'visa-sponsor-income',
    answer: 'On paper he earns 18 lakh. In real it is more, but for the tax we show it like this.',
    expect: ['caution-income-on-paper'],
  },
  {
    question: 'visa-sponsor-income',
    answer: 'Officially my uncle has an income of 40,000, the accountant made the return for the visa file.',
    expect: ['caution-income-on-paper'],
  },
  {
    question: 'visa-deposit',
    answer: 'A friend of my father transferred it for two months. When I have the visa, he gets it back.',
    expect: ['caution-borrowed-money'],
  },
  {
    question: 'gb-funds-28',
    answer: 'It is in my name, but it belongs to my uncle, and we must return it after the visa is there.',
    expect: ['caution-borrowed-money'],
  },
  {
    question: 'visa-deposit',
    answer: 'The agent arranges the balance for a fee of two percent, then the money goes back to him.',
    expect: ['caution-borrowed-money'],
  },
  {
    question: 'visa-deposit',
    answer: 'My father lent it to my aunt in 2019 and she gave it back in May, here is her letter.',
    expect: [],
    never: none,
  },
  {
    question: 'visa-relatives',
    answer: 'Nobody at all. My sister lives in Sydney, but she is married and has her own life.',
    expect: ['caution-family-denied'],
  },
  {
    question: 'visa-relatives',
    answer: "No I don't have anyone there, only two cousins in Birmingham and one uncle in London.",
    expect: ['caution-family-denied'],
    facts: { country: 'GB' },
  },
  {
    question: 'visa-relatives',
    answer: 'No. My sister is a nurse, but she lives in Kampala with us.',
    expect: [],
    never: none,
  },
  {
    question: 'visa-relatives',
    answer: 'Yes, my brother. He is in Halifax and drives a bus.',
    expect: [],
    never: none,
  },
  {
    question: 'visa-refused',
    answer: 'No. There was one rejection from the UK, but the agent said that we should not write it in the form.',
    expect: ['caution-refusal-hidden'],
  },
  {
    question: 'gb-history',
    answer: 'I never had a refusal, only that Schengen thing in 2022, which we left out.',
    expect: ['caution-refusal-hidden'],
  },
  {
    question: 'visa-refused',
    answer: 'Yes, one, Denmark in 2022. The bank letter was missing. It is in the form.',
    expect: [],
    never: none,
  },
  {
    question: 'us-opt',
    answer: 'If I get a good employer, he can sponsor me, and then I stay longer.',
    expect: ['caution-staying'],
  },
  {
    question: 'visa-after',
    answer: 'I will try for the skilled worker visa after the two years and bring my wife.',
    expect: ['caution-staying'],
    facts: { country: 'GB' },
  },
  {
    question: 'us-intent',
    answer: 'The plan is OPT, then H1B, and later the green card if God wants.',
    expect: ['caution-staying'],
    facts: { country: 'US' },
  },
  {
    question: 'us-opt',
    answer:
      'No. I know about the green card talk among students, but my clinic in Ndola opens in 2027 and I am its only optician.',
    expect: [],
    never: none,
  },
  {
    question: 'au-benefit',
    answer: 'I may stay and apply for permanent residence as an enrolled nurse, my wife agrees.',
    expect: [],
    never: ['caution-staying'],
    facts: { country: 'AU' },
  },
  {
    question: 'visa-who-pays',
    answer: 'My mother pays for me, she has the salon.',
    expect: ['differs-payer'],
    facts: { payers: ['uncle'] },
  },
  {
    question: 'visa-who-pays',
    answer: 'It is my elder brother who sponsors, he works in Doha as an electrician.',
    expect: ['differs-payer'],
    facts: { payers: ['father'] },
  },
  {
    question: 'visa-who-pays',
    answer: 'My father cannot pay, he is retired. So my aunt does, she has a school in Kaduna.',
    expect: [],
    never: none,
    facts: { payers: ['aunt'] },
  },
  {
    question: 'visa-english',
    answer: 'I got seven and a half in IELTS, in one go.',
    expect: ['differs-score'],
    facts: { tests: [{ name: 'IELTS', overall: 6.5 }] },
  },
  {
    question: 'visa-english',
    answer: 'The first time I had 5.5 in IELTS, and in May I had 6.5.',
    expect: [],
    never: none,
    facts: { tests: [{ name: 'IELTS', overall: 6.5 }] },
  },
  {
    question: 'visa-english',
    answer: 'My brother got eight in IELTS without a book. I have six point five.',
    expect: [],
    never: none,
    facts: { tests: [{ name: 'IELTS', overall: 6.5 }] },
  },
  {
    question: 'visa-what-study',
    answer: 'MSc in Data Science at University of Leeds, from September.',
    expect: ['differs-university'],
    facts: { universities: ['University of Glasgow'], degree: 'master' },
  },
  {
    question: 'visa-what-study',
    answer: "It's a PhD in linguistics, at Glasgow.",
    expect: ['differs-degree'],
    facts: { universities: ['University of Glasgow'], degree: 'master' },
  },
  {
    question: 'visa-what-study',
    answer: 'Master of Public Health, at the University of Glasgow. Later maybe a PhD.',
    expect: [],
    never: none,
    facts: { universities: ['University of Glasgow'], degree: 'master' },
  },
  {
    question: 'visa-why-course',
    answer: 'My professor, who did his PhD at University of Leeds, showed me the method.',
    expect: [],
    never: none,
    facts: { universities: ['University of Glasgow'], degree: 'master' },
  },
  {
    question: 'visa-grades',
    answer: 'My average is three point eight of four, so I do not see low grades.',
    expect: ['differs-grade'],
    facts: { grades: [{ value: 3.1, scale: 4 }] },
  },
  {
    question: 'visa-grades',
    answer: 'My GPA was 2.4 in the second year, now in all it is 3.1.',
    expect: [],
    never: none,
    facts: { grades: [{ value: 3.1, scale: 4 }] },
  },
  {
    question: 'visa-gap',
    answer: 'I finished my bachelor in twenty nineteen and then I kept bees with my uncle.',
    expect: ['differs-graduation'],
    facts: { graduationYears: [2021] },
  },
  {
    question: 'visa-gap',
    answer: 'I passed out in 2021. My sister graduated in 2019 and taught me.',
    expect: [],
    never: none,
    facts: { graduationYears: [2021] },
  },
  {
    question: 'visa-why-course',
    answer:
      'Mujhe data science bahut pasand hai because I worked with sales data, aur meri company mein koi nahi jaanta how to do it.',
    expect: ['language-mixed'],
  },
  {
    question: 'uni-yourself',
    answer:
      'Yo soy de Cali and I study biology, pero me gusta mucho la estadística because we count frogs y nadie sabe hacer los modelos.',
    expect: ['language-mixed'],
  },
  {
    question: 'visa-family',
    answer: 'Amar baba ekjon teacher and my mother is housewife, amra dui bhai, ar amar boro bhai works in a bank.',
    expect: ['language-mixed'],
  },
  {
    question: 'gen-home',
    answer:
      'You should try our jollof and the suya at Yaba. On Eid we go to Oga Tunde, he makes kilishi, and my mother wears an iro and buba of aso oke.',
    expect: [],
    never: ['language-mixed'],
  },
  {
    question: 'visa-return',
    answer:
      'My parents in Bhaktapur, our guthi, and the thangka shop that my baba and my dai run. They need me for the Dashain season.',
    expect: [],
    never: ['language-mixed', 'caution-'],
  },
  {
    question: 'visa-after',
    answer: 'I chose it because the salary there is three times what we have, I can earn in euro.',
    expect: ['caution-wages-there'],
  },
];

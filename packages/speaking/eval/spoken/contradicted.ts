/** Twelve more dangers and contradictions to the record, and what only looks so; fixed before they were run. */
import type { TakenWrongly } from './taken-wrongly.ts';

const none = ['caution-', 'differs-'];

export const CONTRADICTED: readonly TakenWrongly[] = [
  {
    question: 'visa-what-study',
    answer: 'I will do the MSc in Public Health at the University of Sheffield, it begins in September.',
    facts: { country: 'GB', universities: ['University of Glasgow'], degree: 'master' },
    expect: ['differs-university'],
  },
  {
    question: 'visa-what-study',
    answer: 'My bachelor in nursing will be at the University of Glasgow, three years.',
    facts: { country: 'GB', universities: ['University of Glasgow'], degree: 'master' },
    expect: ['differs-degree'],
  },
  {
    question: 'visa-english',
    answer: 'I did IELTS in June, I got a seven overall, and writing was six and a half.',
    facts: { tests: [{ name: 'IELTS', overall: 6 }] },
    expect: ['differs-score'],
  },
  {
    question: 'visa-english',
    answer:
      'My cousin has seven and a half in IELTS. I have six, from the second of March, and I prepared with his books.',
    facts: { tests: [{ name: 'IELTS', overall: 6 }] },
    expect: [],
    never: none,
  },
  {
    question: 'visa-who-pays',
    answer: 'My uncle in Qatar is the sponsor, he pays the full fee and the living.',
    facts: { payers: ['father'] },
    expect: ['differs-payer'],
  },
  {
    question: 'visa-gap',
    answer: 'I passed my degree in twenty twenty-one and then I was three years in the cement factory at Mbeya.',
    facts: { graduationYears: [2023] },
    expect: ['differs-graduation'],
  },
  {
    question: 'visa-deposit',
    answer: 'My father’s friend put it there for the embassy, and when the visa comes he takes it back.',
    expect: ['caution-borrowed-money'],
  },
  {
    question: 'visa-relatives',
    answer: 'Nobody, I have no relatives there. I will stay with my mother’s sister in Brampton in the beginning.',
    expect: ['caution-family-denied'],
  },
  {
    question: 'visa-refused',
    answer: 'Canada said no in 2024, but the consultant told me that I should not write it in the form.',
    expect: ['caution-refusal-hidden'],
  },
  {
    question: 'visa-after',
    answer: 'If a company gives me the sponsorship I will stay there, and slowly I will bring my parents also.',
    facts: { country: 'GB' },
    expect: ['caution-staying'],
  },
  {
    question: 'visa-who-pays',
    answer:
      'My father pays, he has a dairy with forty cows. I will wash dishes in the weekend and give the rest of the fee from that.',
    expect: ['caution-working-to-pay'],
  },
  {
    question: 'gb-living',
    answer: 'In the hall on Burley Road, 138 pounds a week. My father pays it, and I will not need a job for that.',
    facts: { country: 'GB', payers: ['father'] },
    expect: [],
    never: none,
  },
];

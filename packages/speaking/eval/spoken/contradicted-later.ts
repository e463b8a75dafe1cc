/** Six more, written after those, and run once. */
import type { TakenWrongly } from './taken-wrongly.ts';

const none = ['caution-', 'differs-'];

export const CONTRADICTED_LATER: readonly TakenWrongly[] = [
  {
    question: 'visa-who-pays',
    answer: 'My elder sister, she is a dentist in Muscat, she covers everything for the two years.',
    facts: { payers: ['father'] },
    expect: ['differs-payer'],
  },
  {
    question: 'visa-who-pays',
    answer: 'My father pays all of it. My brother, who is in Dubai, pays only for my little sister’s school.',
    facts: { payers: ['father'] },
    expect: [],
    never: none,
  },
  {
    question: 'visa-refused',
    answer: 'The UK did not give me the visa two years ago. It was only a small thing, so I left the box empty.',
    expect: ['caution-refusal-hidden'],
  },
  {
    question: 'us-money',
    answer:
      'The first year is my uncle. For the second year I am going to deliver food in the evenings, that brings the tuition.',
    expect: ['caution-working-to-pay'],
  },
  {
    question: 'visa-work-there',
    answer: 'No. In Accra I worked in a restaurant and saved for my own laptop, but there I do not need it.',
    expect: [],
    never: none,
  },
  {
    question: 'us-score',
    answer: 'I sat the TOEFL in October, it was ninety-eight, and my grade average is three point four.',
    facts: { tests: [{ name: 'TOEFL', overall: 88 }], grades: [{ value: 3.4, scale: 4 }] },
    expect: ['differs-score'],
  },
];

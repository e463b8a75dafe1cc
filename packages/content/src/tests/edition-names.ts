/**
 * The tests' own names, the same in every language, by the edition of their scale. Apart from what is known of each
 * (editions.ts), for screens that only name them.
 */
export const editionNames = {
  ielts: 'IELTS Academic',
  'toefl-6': 'TOEFL iBT (1–6)',
  'toefl-120': 'TOEFL iBT (0–120)',
  duolingo: 'Duolingo English Test',
  'duolingo-integrated': 'Duolingo English Test',
  pte: 'PTE Academic',
  sat: 'SAT',
  act: 'ACT',
  'act-four': 'ACT',
  gre: 'GRE General Test',
  'gmat-focus': 'GMAT (Focus Edition)',
  'gmat-classic': 'GMAT (10th Edition)',
} as const;

export type EditionId = keyof typeof editionNames;

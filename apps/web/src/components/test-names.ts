import type { TestId } from '@lantern/contract/test-ids';

/** Their own names, the same in every language. */
export const testNames: Record<TestId, string> = {
  ielts: 'IELTS',
  toefl: 'TOEFL iBT',
  duolingo: 'Duolingo English Test',
  pte: 'PTE Academic',
  sat: 'SAT',
  act: 'ACT',
  gre: 'GRE',
  gmat: 'GMAT',
};

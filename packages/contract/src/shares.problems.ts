/** What can go wrong with shares alone. */
export const shareProblems = {
  too_many_shares: { status: 422, title: 'You share 300 things already. End some of them first.' },
} as const;

/** What can go wrong with shares alone. */
export const shareProblems = {
  share_blocked: {
    status: 409,
    title: 'You cannot share with this mentor: you two can no longer meet or write here.',
  },
  too_many_shares: { status: 422, title: 'You share 300 things already. End some of them first.' },
} as const;

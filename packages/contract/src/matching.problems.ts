// How calls about universities can fail, in the sentences that people read.

export const matchingProblems = {
  ambiguous_name: { status: 409, title: 'Several universities have this name. Choose one.' },
  too_many_saved: {
    status: 422,
    title: 'You have 200 saved universities. Lantern keeps no more. Remove one, then try again.',
  },
  saved_in_work: {
    status: 409,
    title: 'You have begun to work on this university. Remove it on the page of your saved universities.',
  },
  fact_known: {
    status: 409,
    title: 'There is such a fact already, for the same year and the same students. Find it in the list and edit it.',
  },
} as const;

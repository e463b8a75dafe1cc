// How calls about other people's accounts can fail.
export const peopleProblems = {
  last_admin: {
    status: 409,
    title: 'This is the only administrator. Lantern needs at least one.',
  },
} as const;

/** What can go wrong with mock interviews alone. */
export const interviewProblems = {
  too_many_interviews: { status: 422, title: 'You have 100 mock interviews. Delete one to make room.' },
} as const;

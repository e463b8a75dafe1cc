/** What can go wrong in a call room alone. */
export const callProblems = {
  call_closed: { status: 409, title: 'This call room is not open now.' },
  call_elsewhere: { status: 409, title: 'You are in this call in another tab or on another device.' },
} as const;

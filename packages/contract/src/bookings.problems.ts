/** What can go wrong with booked sessions alone. */
export const bookingProblems = {
  slot_taken: { status: 409, title: 'This time is not free any more. Nothing was booked.' },
  blocked: { status: 409, title: 'You two can no longer meet or write here.' },
  own_overlap: { status: 409, title: 'You have another session at that time.' },
  too_many_sessions: { status: 422, title: 'You have six coming sessions. Wait until one is over, or cancel one.' },
  too_late: { status: 409, title: 'It is too late for that: the session begins soon, or it is over.' },
  too_early: { status: 409, title: 'You can say this when the session has begun.' },
} as const;

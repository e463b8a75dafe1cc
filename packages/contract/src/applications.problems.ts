// How calls about letters of recommendation can fail, in the sentences that people read.

export const applicationProblems = {
  letter_received: {
    status: 409,
    title: 'The letter is here already. To send another one, ask the student for a new link.',
  },
  letter_closed: { status: 409, title: 'This request is closed. Ask for a new letter instead.' },
  letter_sealed: { status: 403, title: 'You gave up the right to read this letter, so it stays closed.' },
  too_many_letters: {
    status: 422,
    title: 'You have 30 requests for letters. Withdraw some that nobody answered to make room.',
  },
} as const;

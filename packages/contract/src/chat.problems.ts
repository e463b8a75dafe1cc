/** What can go wrong in conversations alone. */
export const chatProblems = {
  chat_closed: { status: 403, title: 'Nobody can write in this conversation any more. Nothing was sent.' },
  contact_protected: { status: 409, title: 'Contact details stay hidden in this conversation.' },
  not_shared: { status: 409, title: 'Your mentor cannot see what you attached, so nothing was sent.' },
} as const;

/** What can go wrong with webhooks alone. */
export const webhookProblems = {
  too_many_webhooks: { status: 422, title: 'There are 10 webhooks already. Remove one first.' },
  webhook_off: { status: 409, title: 'This webhook is off. Switch it on first.' },
} as const;

/** Said at a field. */
export const webhookMessages = {
  address: 'Write a whole address that begins with https://.',
  https: 'Write an address that begins with https://. http is only for hosts that the setting WEBHOOK_HOSTS names.',
  private: 'This address is in a closed network. The setting WEBHOOK_HOSTS can allow it.',
  noEvent: 'Choose at least one.',
} as const;

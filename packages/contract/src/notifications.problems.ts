/** Ways that a call about notifications can fail. */
export const notificationProblems = {
  push_service_unknown: {
    status: 422,
    title:
      'Lantern does not know the news service of this browser, so it sends nothing. The people who run Lantern can allow it.',
  },
} as const;

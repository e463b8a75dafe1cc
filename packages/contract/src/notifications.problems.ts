/** Ways that a call about notifications can fail. */
export const notificationProblems = {
  push_service_unknown: {
    status: 422,
    title:
      'Lantern does not know the service that tells this browser, so it sends nothing there. Whoever runs Lantern can allow it.',
  },
} as const;

const dayMs = 86_400_000;

/** The day here, so many days from today, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  const at = new Date(Date.now() + days * dayMs);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** The last day that the server takes. */
export const yearAhead = () => dayFromNow(365);

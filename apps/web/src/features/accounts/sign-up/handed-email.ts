/** The email that the screen before handed over; it travels beside the address, not in it. */
export function handedEmail(): string {
  const state: unknown = history.state;
  if (state && typeof state === 'object' && 'email' in state && typeof state.email === 'string') return state.email;
  return '';
}

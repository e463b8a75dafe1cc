/** Where a browser hears of news: an address at its push service, and the keys that what is sent there is locked with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type Push = {
  /** What browsers ask for when somebody switches it on. */
  publicKey: string;
  /** Whether an address is one of a push service that may be asked. */
  takes(endpoint: string): boolean;
  /**
   * Hands a text to a push service, at most 3,000 bytes, kept there for so many seconds while the phone is off. `gone`:
   * that browser takes no more. Rejects when the service could not be reached or was busy, so that the job tries again.
   */
  send(target: PushTarget, text: string, keptSeconds: number): Promise<'sent' | 'gone' | 'refused'>;
};

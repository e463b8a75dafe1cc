import type { WebhookFailure } from '@lantern/contract/webhooks';

/** What another program answered: a status, or why there is none. */
export type Answered = {
  status: number | null;
  failure: WebhookFailure | null;
  /** the beginning of its answer, where that was asked for */
  text: string;
};

/** Sends to addresses that administrators name. */
export type Webhooks = {
  /** Whether an address may be sent to, as far as it says so itself: `http`, or a number of a closed network, may not. */
  look(url: string): 'fine' | 'http' | 'private';
  /**
   * Posts a JSON text and never rejects. No redirect is followed; within ten seconds there is an answer, or none.
   * `reads`: answers the beginning of the text that came back too.
   */
  post(url: string, headers: Record<string, string>, body: string, reads?: boolean): Promise<Answered>;
};

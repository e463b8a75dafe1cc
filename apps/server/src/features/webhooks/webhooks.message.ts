// What is sent, and its signature: Standard Webhooks 1.0.0 (https://www.standardwebhooks.com).
import { createHmac, randomBytes } from 'node:crypto';
import type { Due } from './webhooks.deliveries.store.ts';

const prefix = 'whsec_';

/** 256 random bits, in the form that libraries for receivers take. */
export const makeSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/** The ids that an event carries; docs/api.md describes them. */
function idsOf({ event, subject_id, student_id, mentor_id, institution_id }: Due) {
  if (event === 'application.submitted') return { application_id: subject_id, student_id, institution_id };
  if (event === 'share.made') return { student_id, mentor_id };
  return { booking_id: subject_id, student_id, mentor_id };
}

/** The same at every attempt, as is the id of the message. */
export const messageOf = (due: Due) => ({
  id: `msg_${due.id}`,
  body: JSON.stringify({ type: due.event, timestamp: due.happened_at.toISOString(), data: idsOf(due) }),
});

/** Signs with each secret, so that a receiver may go over to a new one when it likes. */
export function headersOf(
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatureBy = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(signed)
      .digest('base64')}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(signatureBy).join(' '),
  };
}

// What other programs are told of sessions.
import type { MentorSession } from '@lantern/contract/bookings';
import type { WebhookEvent } from '@lantern/contract/webhooks';
import type { Database } from '#database/database.ts';
import { tellWebhooks } from '#features/webhooks/webhooks.service.ts';
import type { Ports } from '#ports/ports.ts';

export async function tellOfSession(
  jobs: Ports['jobs'],
  transaction: Database,
  event: WebhookEvent & `booking.${string}`,
  { _id, student_id, mentor_id }: MentorSession,
): Promise<void> {
  await tellWebhooks(jobs, transaction, { event, subjectId: _id, studentId: student_id, mentorId: mentor_id });
}

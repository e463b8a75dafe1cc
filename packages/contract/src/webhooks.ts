// Webhooks: administrators name addresses of other programs that are told when something happens here, by ids alone.
import * as z from 'zod/mini';
import { admin } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, line, okSchema, requiredName, timestampSchema } from './fields.ts';
import { webhookMessages } from './webhooks.problems.ts';

/** Of one installation. */
export const webhooksMax = 10;

/** What a webhook can be told of. What each carries is described in docs/api.md. */
export const webhookEvents = [
  'booking.made',
  'booking.moved',
  'booking.cancelled',
  'share.made',
  'application.submitted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Why there was no answer with a number: `private` is an address of a closed network, `off` a webhook that is off. */
export const webhookFailures = ['unreachable', 'timeout', 'certificate', 'private', 'off'] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

/** Days that the log of deliveries is kept, and that a delivery is tried. */
export const deliveriesKeptDays = 30;
export const deliveryTriedDays = 2;

/** Hours in which deliveries carry signatures of both secrets, after a new one was made. */
export const oldSecretHours = 24;

/** An address that can be sent to; whether this installation may reach it, the server says. */
function isHookAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { username, password, hash } = new URL(text);
  return username + password + hash === '';
}

/** What an administrator writes. */
export const webhookSchema = z.strictObject({
  name: requiredName(60),
  url: line(500).check(z.refine(isHookAddress, webhookMessages.address)),
  events: z
    .array(z.enum(webhookEvents))
    .check(z.minLength(1, webhookMessages.noEvent), z.maxLength(webhookEvents.length)),
  enabled: z.boolean(),
});
export type WebhookFields = z.infer<typeof webhookSchema>;

export const keptWebhookSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  created_at: timestampSchema,
  /** since when nothing arrives there; null while things arrive */
  failing_since: z.nullable(timestampSchema),
  /** when it was switched off because nothing had arrived for days */
  gave_up_at: z.nullable(timestampSchema),
});
export type Webhook = z.infer<typeof keptWebhookSchema>;

export const deliverySchema = z.object({
  id: idSchema,
  event: z.enum(webhookEvents),
  happened_at: timestampSchema,
  state: z.enum(['waiting', 'delivered', 'given-up']),
  attempts: z.int(),
  /** of the last attempt */
  tried_at: z.nullable(timestampSchema),
  status: z.nullable(z.int()),
  failure: z.nullable(z.enum(webhookFailures)),
  /** when it is tried again */
  next_at: z.nullable(timestampSchema),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

/** What the other program answered to a test. */
export const webhookAnswerSchema = z.object({
  status: z.nullable(z.int()),
  failure: z.nullable(z.enum(webhookFailures)),
  milliseconds: z.int(),
  /** the beginning of its answer */
  text: z.string(),
});
export type WebhookAnswer = z.infer<typeof webhookAnswerSchema>;

const params = z.object({ id: idSchema });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/admin/webhooks',
  summary: 'The webhooks of this installation, by name; never their secrets',
  access: admin,
  response: z.object({ webhooks: z.array(keptWebhookSchema) }),
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks',
  summary: `Name an address that is told of events, one of at most ${webhooksMax}; its secret is in this answer alone`,
  access: admin,
  body: webhookSchema,
  response: z.object({ webhook: keptWebhookSchema, secret: z.string() }),
  holdsSecret: true,
  problems: ['too_many_webhooks'],
});

export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/api/admin/webhooks/{id}',
  summary: 'Change a webhook, or switch it on or off; what waits for one that is off is not sent',
  access: admin,
  params,
  body: webhookSchema,
  response: z.object({ webhook: keptWebhookSchema }),
  problems: ['not_found'],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/admin/webhooks/{id}',
  summary: 'Remove a webhook with its log: nothing more is sent there',
  access: admin,
  params,
  response: okSchema,
  problems: ['not_found'],
});

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks/{id}/secret',
  summary: `Make a new secret; for ${oldSecretHours} hours deliveries are signed with the old one too`,
  access: admin,
  params,
  response: z.object({ secret: z.string() }),
  holdsSecret: true,
  problems: ['not_found'],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks/{id}/test',
  summary: 'Send a webhook.test there now, and see the answer',
  access: admin,
  params,
  response: z.object({ answer: webhookAnswerSchema }),
  problems: ['not_found', 'too_many_requests'],
});

export const deliveriesListed = 100;
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/admin/webhooks/{id}/deliveries',
  summary: `What was sent there in the last ${deliveriesKeptDays} days, newest first (at most ${deliveriesListed})`,
  access: admin,
  params,
  response: z.object({ deliveries: z.array(deliverySchema) }),
  problems: ['not_found'],
});

export const sendDeliveryAgain = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks/{id}/deliveries/{deliveryId}/again',
  summary: 'Send one of these again, now and with the same id, to a webhook that is on',
  access: admin,
  params: z.extend(params, { deliveryId: idSchema }),
  response: z.object({ delivery: deliverySchema }),
  problems: ['not_found', 'webhook_off'],
});

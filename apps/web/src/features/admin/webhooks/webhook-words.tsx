// What happened, and how the other program answered, in words.
import type { WebhookDelivery, WebhookEvent, WebhookFailure } from '@lantern/contract/webhooks';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

export const eventWords: Record<WebhookEvent, MessageDescriptor> = {
  'booking.made': msg`A session is booked`,
  'booking.moved': msg`A session is moved`,
  'booking.cancelled': msg`A session is cancelled`,
  'share.made': msg`A student shares with a mentor`,
  'application.submitted': msg`A student submits an application`,
};

const failureWords: Record<WebhookFailure, React.ReactNode> = {
  unreachable: <Trans>Nothing answered at this address.</Trans>,
  timeout: <Trans>No answer came within 10 seconds.</Trans>,
  certificate: <Trans>The certificate of this address is not good.</Trans>,
  private: <Trans>This address is in a closed network. The setting WEBHOOK_HOSTS can allow it.</Trans>,
  off: <Trans>It was not sent: the webhook was off.</Trans>,
};

/** The last answer, or why there was none; nothing before the first attempt. */
export function AnswerWords({ status, failure }: Pick<WebhookDelivery, 'status' | 'failure'>) {
  if (failure) return failureWords[failure];
  return status === null ? null : <Trans>The answer was {status}.</Trans>;
}

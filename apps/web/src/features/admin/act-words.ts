// What an administrator or operator did, in words, by the call or command that did it.
import type { AdminActName, OperatorActName } from '@lantern/contract/admin.acts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<AdminActName | OperatorActName, MessageDescriptor>> = {
  'POST /api/admin/invitations': msg`Invited a mentor`,
  'DELETE /api/admin/invitations/{id}': msg`Withdrew an invitation`,
  'POST /api/admin/reset-links': msg`Made a password-reset link`,
  'GET /api/admin/outbox/{id}': msg`Read a mail in the outbox`,
  'PUT /api/admin/second-factor': msg`Changed who must use two-factor sign-in`,
  'POST /api/admin/people/find': msg`Looked for an account`,
  'POST /api/admin/people/{id}/suspend': msg`Stopped an account`,
  'POST /api/admin/people/{id}/lift': msg`Opened an account again`,
  'POST /api/admin/people/{id}/end-sessions': msg`Signed somebody out everywhere`,
  'POST /api/admin/people/{id}/reset-second-factor': msg`Switched off somebody’s two-factor sign-in`,
  'POST /api/admin/people/{id}/role': msg`Changed somebody’s role or duties`,
  'POST /api/admin/people/{id}/export': msg`Said why an account is copied`,
  'GET /api/admin/people/{id}/everything': msg`Took a copy of an account`,
  'POST /api/admin/people/{id}/erase': msg`Deleted somebody’s account`,
  'POST /api/admin/chat-reports/{id}/take': msg`Took over a report, or gave it back`,
  'POST /api/admin/chat-reports/{id}': msg`Decided about a reported conversation`,
  'GET /api/documents/review/{id}/file': msg`Opened a paper that waits for review`,
  'POST /api/documents/review': msg`Verified or rejected a paper`,
  'POST /api/documents/review/{id}/take': msg`Took a paper, or left it to others`,
  'POST /api/documents/review/take-back': msg`Took back a decision about a paper`,
  'GET /api/documents/review/{id}/pages/{page}': msg`Looked at a page of a paper`,
  'POST /api/admin/tickets/{id}/take': msg`Took a message, or left it to others`,
  'POST /api/admin/tickets/{id}/replies/{replyId}': msg`Replied to a message`,
  'DELETE /api/admin/tickets/{id}': msg`Deleted a message`,
  'POST /api/admin/rates/check': msg`Looked at a table of exchange rates before using it`,
  'POST /api/admin/rates': msg`Put a table of exchange rates into use`,
  'POST /api/admin/facts/{id}/take': msg`Took a reported fact, or left it to others`,
  'POST /api/admin/facts/add': msg`Added a fact about an institution`,
  'POST /api/admin/facts/mend': msg`Wrote a fact again`,
  'POST /api/admin/facts/keep': msg`Left a reported fact as it was`,
  'POST /api/admin/webhooks': msg`Made a webhook`,
  'PUT /api/admin/webhooks/{id}': msg`Changed a webhook`,
  'DELETE /api/admin/webhooks/{id}': msg`Removed a webhook`,
  'POST /api/admin/webhooks/{id}/secret': msg`Made a new secret for a webhook`,
  'POST /api/admin/webhooks/{id}/test': msg`Sent a test to a webhook`,
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/again': msg`Sent something to a webhook again`,
  'npm run backup': msg`Made a backup of everything`,
  'npm run restore': msg`Put a backup back in place`,
  'npm run key:replace': msg`Replaced the key that signs sessions`,
  'npm run files:move': msg`Copied all files to another place`,
  'npm run catalogue:import': msg`Brought a file into the catalogue`,
  'npm run catalogue:patch': msg`Wrote corrected and reported facts into files`,
  'npm run seed': msg`Made the demo school`,
  'POST /api/auth/claim-admin': msg`Made the first administrator`,
};

/** None for a call or command of an older version. */
export const wordsOfAct = (endpoint: string): MessageDescriptor | undefined =>
  Object.hasOwn(words, endpoint) ? words[endpoint as AdminActName | OperatorActName] : undefined;

import { randomUUID } from 'node:crypto';
import type { FeatureInputs } from '../entry.ts';

const email = () => `${randomUUID()}@example.org`;

export const inputs: FeatureInputs = {
  calls: {
    inviteMentor: { input: () => ({ body: { email: email() } }) },
    listInvitations: {},
    listStaff: {},
    revokeInvitation: { input: () => ({ params: { id: '0'.repeat(64) } }), outcome: 'not_found' },
    issueResetLink: { input: ({ owner }) => ({ body: { email: owner.user.email } }) },
    listStoredMails: {},
    listAdminActs: {},
    listWaitingForStaff: {},
    readStoredMail: { input: () => ({ params: { id: 'no-such-mail.eml' } }), outcome: 'not_found' },
  },
};

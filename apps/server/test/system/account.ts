import { randomUUID } from 'node:crypto';
import { goodPassword } from '../support/app.ts';

/** What somebody new signs up with. */
export const account = () => ({
  name: 'Rafi Islam',
  email: `${randomUUID()}@example.org`,
  password: goodPassword,
  agreeToTerms: true,
});

import type { Database } from '#database/database.ts';
import type { Events } from './events/events.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mail.ts';
import type { MailFolder } from './mail/mail-folder.ts';
import type { Models } from './models/models.ts';
import type { Papers } from './papers/papers.ts';
import type { Print } from './print/print.ts';
import type { Push } from './push/push.ts';
import type { Speech } from './speech/speech.ts';
import type { Webhooks } from './webhooks/webhooks.ts';
import type { Writing } from './writing/writing.ts';

/** The outside world, as services see it. */
export type Ports = {
  database: Database;
  files: Files;
  mailer: Mailer;
  /** There when no mail server is configured. */
  mailFolder: MailFolder | undefined;
  events: Events;
  jobs: Jobs;
  papers: Papers;
  print: Print;
  push: Push;
  webhooks: Webhooks;
  writing: Writing;
  /** There when a language model is configured. */
  models: Models | undefined;
  /** There when a speech server is configured. */
  speech: Speech | undefined;
};

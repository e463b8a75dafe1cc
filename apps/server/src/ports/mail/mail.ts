export type Mail = { to: string; subject: string; text: string };

/** Sends plain-text mail. Rejects when the mail was not taken, so that the job that sends it tries again. */
export type Mailer = { send(mail: Mail): Promise<void> };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** An iCalendar file that comes with it. */
  calendar?: string | undefined;
};

/** How mail programs take a calendar file: as an attachment that they offer to open. */
export function withCalendar({ calendar, ...mail }: Mail) {
  if (calendar === undefined) return mail;
  return {
    ...mail,
    attachments: [{ filename: 'lantern.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }],
  };
}

/** Sends plain-text mail. Rejects when the mail was not taken, so that the job that sends it tries again. */
export type Mailer = { send(mail: Mail): Promise<void> };

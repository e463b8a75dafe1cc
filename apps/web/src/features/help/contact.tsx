import { type SupportHours, sendTicket, type Ticket, ticketSchema } from '@lantern/contract/help';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { intlLocale } from '#api/intl-locale.ts';
import { newId } from '#api/new-id.ts';
import { useSession } from '#api/session.ts';
import { Badge, Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { myTicketsQuery, refreshTickets, supportQuery } from './help.api.ts';
import styles from './help.module.css';
import { supportTimes } from './support-times.ts';

/** Writing to the people who run this installation, and what they answered. */
export function Contact() {
  const user = useSession((session) => session.user);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // this part came after the browser looked for the place that the address names
    if (location.hash === '#contact') section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id="contact" className={`stack ${styles.contact}`}>
      <h2>
        <Trans>Write to us</Trans>
      </h2>
      <Support isSignedIn={user !== undefined && user !== null} />
      <ContactForm key={user?.id ?? ''} name={user?.name ?? ''} email={user?.email ?? ''} />
      {user?.role === 'student' && <MyTickets user={user.id} />}
    </section>
  );
}

function ReplyPlace({ mail, isSignedIn }: { mail: boolean; isSignedIn: boolean }) {
  if (mail) return <Trans>They answer by email. If you are signed in, you also see the answer here.</Trans>;
  if (isSignedIn) return <Trans>You see their answer here.</Trans>;
  return <Trans>This Lantern sends no emails. Sign in before you write, and you see the answer here.</Trans>;
}

function Support({ isSignedIn }: { isSignedIn: boolean }) {
  const { data } = useQuery(supportQuery);
  return (
    <>
      <p className="dim">
        <Trans>Your message goes to the people who run this Lantern.</Trans>{' '}
        {data && <ReplyPlace mail={data.mail} isSignedIn={isSignedIn} />}
      </p>
      {data?.hours && <Hours hours={data.hours} />}
    </>
  );
}

function Hours({ hours }: { hours: SupportHours }) {
  const { i18n } = useLingui();
  const locale = intlLocale(i18n.locale);
  const write = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <div>
      <p>
        <Remark icon={Clock}>
          <Trans>When somebody answers, in your own time:</Trans>
        </Remark>
      </p>
      <ul>
        {supportTimes(hours, Date.now()).map(({ from, to }) => (
          <li key={from.getTime()}>{write.formatRange(from, to)}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What was typed before it was known who is signed in: the frame around this form, and with it the form, is made anew then.
 * Empty fields are not in it, so that the known name comes in.
 */
let early: Readonly<Record<string, string>> = {};

function ContactForm({ name, email }: { name: string; email: string }) {
  // the same for every try of one message, so that a lost answer makes no second ticket
  const [id, setId] = useState(newId);
  const [sent, setSent] = useState(false);
  const isKnown = useSession(({ known }) => known);
  const form = useForm({
    schema: ticketSchema,
    initial: { name, email, subject: '', message: '' },
    draft: 'help.contact',
    kept: () => early,
    onSubmit: async (body) => {
      await call(sendTicket, { params: { id }, body });
      form.reset();
      setId(newId());
      setSent(true);
      toast({ text: <Trans>Thank you for your message! We'll get back to you soon.</Trans> });
      void refreshTickets();
    },
  });
  useLayoutEffect(() => {
    early = isKnown ? {} : Object.fromEntries(Object.entries(form.values).filter(([, text]) => text !== ''));
  }, [isKnown, form.values]);
  return (
    <form {...form.props} className="stack">
      <FormField form={form} name="name" label={<Trans>Name</Trans>} autoComplete="name" />
      <FormField form={form} name="email" label={<Trans>Email</Trans>} type="email" autoComplete="email" />
      <FormField form={form} name="subject" label={<Trans context="of a mail">Subject</Trans>} autoComplete="off" />
      <Field label={<Trans>Message</Trans>} error={form.error('message')}>
        <TextArea rows={5} dir="auto" {...form.text('message')} />
      </Field>
      {form.problem && <ErrorBlock title={<Trans>Your message was not sent</Trans>}>{form.problem}</ErrorBlock>}
      <div>
        <Button type="submit" look="main" busy={form.busy}>
          <Trans>Send message</Trans>
        </Button>
      </div>
      <p role="status">{sent && <Trans>Thank you for your message! We'll get back to you soon.</Trans>}</p>
    </form>
  );
}

function MyTickets({ user }: { user: string }) {
  useEffect(() => listen('tickets', () => void refreshTickets()), []);
  const { data = [] } = useQuery(myTicketsQuery(user));
  if (data.length === 0) return null;
  return (
    <section className="stack">
      <h3>
        <Trans>What you wrote</Trans>
      </h3>
      <ul className="rules closed">
        {data.map((ticket) => (
          <li key={ticket._id}>
            <MyTicket ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MyTicket({ ticket: { subject, message, status, replies, created_at } }: { ticket: Ticket }) {
  const { i18n } = useLingui();
  return (
    <article className={styles.ticket}>
      <p className="row wrap">
        <b dir="auto">{subject}</b>
        <span className="dim small">{formatDay(new Date(created_at), i18n)}</span>
        {status === 'answered' ? (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Answered</Trans>
          </Badge>
        ) : (
          <Badge icon={Clock}>
            <Trans>Waiting for a reply</Trans>
          </Badge>
        )}
      </p>
      <p className={styles.words} dir="auto">
        {message}
      </p>
      {replies.map(({ id, text, at }) => (
        <blockquote key={id} className={styles.words} dir="auto">
          {text}
          <footer className="small dim">{formatDay(new Date(at), i18n)}</footer>
        </blockquote>
      ))}
    </article>
  );
}

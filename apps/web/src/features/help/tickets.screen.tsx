import { deleteTicket, type ReceivedTicket, replySchema, replyToTicket } from '@lantern/contract/help';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { readForm } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { formatDay } from '#components/dates.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Taken } from '#components/taken.tsx';
import { toast } from '#components/toast.tsx';
import { useFirst } from '#components/use-first.ts';
import { useForm } from '#components/use-form.ts';
import { refreshTickets, supportQuery, take, ticketsQuery } from './help.api.ts';
import styles from './help.module.css';

/** What people wrote, the longest waiting first; replies go out from here. */
export function Screen() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(ticketsQuery);
  const { data: support } = useQuery(supportQuery);
  const { shown, showMore } = useFirst(data?.tickets ?? [], 10);
  return (
    <div className={`stack ${styles.help}`}>
      <div>
        <h1>
          <Trans>Messages</Trans>
        </h1>
        <p className="dim">
          <Trans>Messages that people wrote on the help page. People with an account see your answer there.</Trans>{' '}
          {support?.mail === false && (
            <Trans>Without a mail server, answers by email stay in the outbox. Send them yourself.</Trans>
          )}
        </p>
      </div>
      {!data && error && (
        <ErrorBlock
          title={<Trans>The messages could not be loaded</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {!data && !error && <Skeleton />}
      {data?.tickets.length === 0 && (
        <EmptyState level={2} title={<Trans>Nobody has written yet</Trans>}>
          <Trans>Here you see messages from the help page.</Trans>
        </EmptyState>
      )}
      {data && data.tickets.length > 0 && (
        <p>
          <Trans>Waiting for a reply: {i18n.number(data.open)}</Trans>
        </p>
      )}
      <ul className="rules closed">
        {shown.map((ticket) => (
          <li key={ticket._id}>
            <Received ticket={ticket} />
          </li>
        ))}
      </ul>
      {showMore && (
        <div>
          <Button onClick={showMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const nothing = { text: '' };

function Received({ ticket }: { ticket: ReceivedTicket }) {
  const { i18n } = useLingui();
  const { _id: id, subject, message, status, replies, created_at, name, email, has_account, taken } = ticket;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const draft = `ticket-reply.${id}`;
  const [isWriting, setWriting] = useState(
    () => status === 'open' || Boolean(readForm<typeof nothing>(draft).values.text),
  );
  const [replyId, setReplyId] = useState(newId);
  const form = useForm({
    schema: replySchema,
    initial: nothing,
    draft,
    onSubmit: async (body) => {
      await call(replyToTicket, { params: { id, replyId }, body });
      form.reset(nothing);
      setReplyId(newId());
      toast({ text: <Trans>The reply is sent.</Trans> });
      setWriting(false);
      await refreshTickets();
    },
  });

  async function remove() {
    setBusy(true);
    try {
      await call(deleteTicket, { params: { id } });
      await refreshTickets();
    } catch (error) {
      const words = explain(error, i18n);
      toast({ tone: 'bad', stays: true, text: <Trans>This could not be deleted. {words}</Trans> });
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <article className={styles.ticket}>
      <h2>
        <bdi>{subject}</bdi>
      </h2>
      <p className="row wrap small">
        <bdi>{name}</bdi> <bdi>{email}</bdi> {formatDay(new Date(created_at), i18n)}
        {status === 'answered' ? (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Answered</Trans>
          </Badge>
        ) : (
          <Badge tone="warn" icon={Clock}>
            <Trans>Waiting for a reply</Trans>
          </Badge>
        )}
        {!has_account && <Trans>without an account</Trans>}
      </p>
      <p className={styles.words} dir="auto">
        {message}
      </p>
      {replies.map(({ id: of, text, at }) => (
        <blockquote key={of} className={styles.words} dir="auto">
          {text}
          <footer className="small dim">{formatDay(new Date(at), i18n)}</footer>
        </blockquote>
      ))}
      {status === 'open' && <Taken taken={taken} onTake={(isTaken) => take(id, isTaken)} />}
      <form {...form.props} className="stack">
        {isWriting && (
          <Field label={<Trans>Your reply</Trans>} error={form.error('text')}>
            <TextArea rows={3} dir="auto" {...form.text('text')} />
          </Field>
        )}
        {form.problem && <ErrorBlock title={<Trans>The reply was not sent</Trans>}>{form.problem}</ErrorBlock>}
        <div className="row wrap">
          {isWriting ? (
            <Button type="submit" look="main" busy={form.busy}>
              <Trans>Send reply</Trans>
            </Button>
          ) : (
            <Button onClick={() => setWriting(true)}>
              <Trans>Write again</Trans>
            </Button>
          )}
          <Button look="bare" onClick={() => setAsking(true)}>
            <Trans>Delete the message</Trans>
          </Button>
        </div>
      </form>
      <ConfirmDialog
        title={<Trans>Delete this message?</Trans>}
        open={asking}
        confirm={<Trans>Delete the message</Trans>}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <Trans>The message and its replies are deleted for good, also for the person who wrote it.</Trans>
      </ConfirmDialog>
    </article>
  );
}

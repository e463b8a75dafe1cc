import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatMoment } from '#components/dates.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useFirst } from '#components/use-first.ts';
import { mailsQuery } from './admin.api.ts';
import styles from './admin.module.css';
import { MailView } from './mail-view.tsx';

/** Mails that no mail server took: the administrator passes on what is in them. */
export function MailsPanel() {
  const { i18n } = useLingui();
  const { data: stored, error, refetch, isFetching } = useQuery(mailsQuery);
  const [openId, setOpenId] = useState<string>();
  const { shown, showMore } = useFirst(stored?.mails ?? [], 20);
  const open = stored?.mails.find(({ id }) => id === openId);
  return (
    <div className="stack">
      <div className={styles.row}>
        <p className={styles.words}>
          {stored?.mailServer ? (
            <Trans>Lantern sends mails by a mail server. No mail stays here.</Trans>
          ) : (
            <Trans>Without a mail server, mails wait here. Give the links to the people yourself.</Trans>
          )}
        </p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw />
          <Trans>Look again</Trans>
        </Button>
      </div>
      {!stored && !error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load the outbox.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {stored && !stored.mailServer && stored.mails.length === 0 && (
        <p className="dim">
          <Trans>No mail has been written yet.</Trans>
        </p>
      )}
      <ul className="rules">
        {shown.map(({ id, to, subject, writtenAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <b>{subject}</b>
              <p className="small dim">
                <Trans>To {to}</Trans> · <bdi>{formatMoment(new Date(writtenAt), i18n)}</bdi>
              </p>
            </div>
            <Button aria-haspopup="dialog" onClick={() => setOpenId(id)}>
              <Trans>Read</Trans>
              <span className="vh">
                : {subject}, {to}
              </span>
            </Button>
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
      <Dialog title={open?.subject} open={open !== undefined} onClose={() => setOpenId(undefined)}>
        {open && <MailView id={open.id} />}
      </Dialog>
    </div>
  );
}

import type { GuardianLink } from '@lantern/contract/guardians';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleOff, Clock, Link2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { linksQuery, revokeLink } from '#features/guardians/guardians.api.ts';
import styles from './family.module.css';
import { GuardianLinkDialog, localToday } from './guardian-link-dialog.tsx';

/** Links with which somebody at home follows along: made, seen and closed here. */
export function GuardianLinks() {
  const { i18n } = useLingui();
  const { data: links, error, refetch, isFetching } = useQuery(linksQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <section className={styles.guardians} aria-labelledby="guardian-links">
      <h2 id="guardian-links">
        <Trans>Let somebody at home follow</Trans>
      </h2>
      <p className="dim">
        <Trans>
          With this link a parent or guardian sees how far you are and your next dates. They need no account. They never
          see your papers or your texts. You can close the link at any time.
        </Trans>
      </p>
      {!links && !error && <Skeleton />}
      {!links && error && (
        <ErrorBlock
          title={<Trans>We could not load your links.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {links && links.length > 0 && (
        <ul className="rules closed">
          {links.map((link) => (
            <LinkRow key={link._id} link={link} />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setMaking(true)}>
          <Link2 />
          <Trans>Make a link</Trans>
        </Button>
      </div>
      {isMaking && <GuardianLinkDialog onClose={() => setMaking(false)} />}
    </section>
  );
}

function LinkRow({ link: { _id: id, label, ends_on, revoked_at, opened } }: { link: GuardianLink }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const isOpen = !revoked_at && ends_on >= localToday();
  const [name, day] = [label || t`Link for a guardian`, formatDay(revoked_at ? new Date(revoked_at) : ends_on, i18n)];
  async function close() {
    setBusy(true);
    setFailed('');
    try {
      await revokeLink(id);
    } catch (error) {
      setFailed(explain(error, i18n));
    }
    setBusy(false);
    setAsking(false);
  }
  return (
    <li>
      <p className="row wrap">
        <b>
          <bdi>{name}</bdi>
        </b>
        {isOpen ? (
          <Badge icon={CircleCheck} tone="ok">
            <Trans>Open until {day}</Trans>
          </Badge>
        ) : (
          <Badge icon={revoked_at ? CircleOff : Clock}>
            {revoked_at ? <Trans>Closed on {day}</Trans> : <Trans>Ended on {day}</Trans>}
          </Badge>
        )}
        <span className="small dim">
          <Plural value={opened} _0="Not opened yet" one="Opened once" other="Opened # times" />
        </span>
        {isOpen && (
          <Button look="bare" aria-label={t`Close this link: ${name}`} onClick={() => setAsking(true)}>
            <Trans>Close this link</Trans>
          </Button>
        )}
      </p>
      <p role="alert" className="small">
        {failed}
      </p>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={busy}
        title={<Trans>Close this link?</Trans>}
        confirm={<Trans>Close the link</Trans>}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      >
        <Trans>It stops working at once, for everybody who has it.</Trans>
      </ConfirmDialog>
    </li>
  );
}

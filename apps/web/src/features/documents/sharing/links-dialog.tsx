import type { VaultDocument } from '@lantern/contract/documents';
import type { ShareLink } from '@lantern/contract/documents.sharing';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleOff, Clock } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { plainName } from '../document-words.ts';
import { usePaperWork } from '../papers/use-paper-work.ts';
import { today } from '../vault.ts';
import { OpeningsLog } from './openings-log.tsx';
import { linksQuery, revokeLink } from './sharing.api.ts';
import styles from './sharing.module.css';

/** Every link that was made: what it shows, until when, how often it was opened; and the way to close it. */
export function LinksDialog({ papers, onClose }: { papers: readonly VaultDocument[]; onClose: () => void }) {
  const { i18n } = useLingui();
  const { data: links, error, refetch, isFetching } = useQuery(linksQuery);
  return (
    <Dialog open onClose={onClose} title={<Trans>Shared links</Trans>}>
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
      {links?.length === 0 && (
        <p className="dim">
          <Trans>You have shared nothing by a link yet.</Trans>
        </p>
      )}
      <ul className="rules">
        {links?.map((link) => (
          <li key={link._id} className={styles.link}>
            <LinkRow link={link} papers={papers} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function LinkRow({ link, papers }: { link: ShareLink; papers: readonly VaultDocument[] }) {
  const { t, i18n } = useLingui();
  const { run, busy, failed } = usePaperWork();
  const [asking, setAsking] = useState(false);
  const { _id: id, label, document_ids, page_limit, ends_on, opened, last_opened_at, revoked_at } = link;
  const names = document_ids.flatMap((each) => papers.find(({ _id }) => _id === each)?.name ?? []).map(plainName);
  const isOpen = !revoked_at && ends_on >= today();
  const title = label || names[0] || t`Papers that are gone`;
  const others = label ? names : names.slice(1);
  const day = formatDay(ends_on, i18n);
  const last = last_opened_at && <TimeAgo at={Date.parse(last_opened_at)} />;

  return (
    <>
      <p className="row wrap">
        <b>
          <bdi>{title}</bdi>
        </b>
        <LinkState link={link} />
      </p>
      {others.length > 0 && (
        <p className="small dim">
          <bdi>{others.join(', ')}</bdi>
        </p>
      )}
      <p className="small dim">
        {isOpen && <Trans>Until {day}.</Trans>}{' '}
        {page_limit && (
          <Plural value={page_limit} one="Only the first page of each." other="Only the first # pages of each." />
        )}{' '}
        <Plural value={opened} _0="Not opened yet." one="Opened once," other="Opened # times," />{' '}
        {opened > 0 && last && <Trans>last {last}.</Trans>}
      </p>
      {opened > 0 && <OpeningsLog id={id} />}
      {isOpen && !asking && (
        <div>
          <Button aria-label={t`Close this link: ${title}`} onClick={() => setAsking(true)}>
            <Trans>Close this link</Trans>
          </Button>
        </div>
      )}
      {isOpen && asking && (
        <div className="note warn">
          <div className="stack">
            <p>
              <Trans>It stops working at once, for everybody who has it.</Trans>
            </p>
            <div className="row wrap">
              <Button onClick={() => setAsking(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button look="danger" busy={busy !== undefined} onClick={() => void run(() => revokeLink(id))}>
                <Trans>Close the link</Trans>
              </Button>
            </div>
          </div>
        </div>
      )}
      <div aria-live="polite">{failed && <FieldError id={`link-${id}`}>{failed}</FieldError>}</div>
    </>
  );
}

function LinkState({ link: { revoked_at, ends_on } }: { link: ShareLink }) {
  const { i18n } = useLingui();
  if (revoked_at) {
    const day = formatDay(new Date(revoked_at), i18n);
    return (
      <Badge icon={CircleOff}>
        <Trans>Closed on {day}</Trans>
      </Badge>
    );
  }
  if (ends_on < today()) {
    const day = formatDay(ends_on, i18n);
    return (
      <Badge icon={Clock}>
        <Trans>Ended on {day}</Trans>
      </Badge>
    );
  }
  return (
    <Badge icon={CircleCheck} tone="ok">
      <Trans context="state of a link">Open</Trans>
    </Badge>
  );
}

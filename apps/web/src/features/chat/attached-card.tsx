import type { Attached, AttachmentState } from '@lantern/contract/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { openInTab } from '#api/open-in-tab.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { attachmentWords, titleOf } from './attachment-words.ts';
import styles from './chat.module.css';

type AttachedCardProps = {
  attached: Attached;
  /** What is known of it now; undefined where it was attached too long ago to be told. */
  thing: AttachmentState | undefined;
  person: string;
};

/** What a message names: opens it for who may read it, and says so where nobody may any more. */
export function AttachedCard({ attached, thing, person }: AttachedCardProps) {
  const { kind } = attached;
  const title = thing?.title ? titleOf(kind, thing.title) : undefined;
  return (
    <AttachmentCard kind={kind} title={title}>
      {thing?.state === 'shared' && title !== undefined && <Opener attached={attached} title={title} person={person} />}
      {thing && thing.state !== 'shared' && <WhyClosed state={thing.state} />}
    </AttachmentCard>
  );
}

type AttachmentCardProps = { kind: Attached['kind']; title?: string | undefined; children?: ReactNode };

export function AttachmentCard({ kind, title, children }: AttachmentCardProps) {
  const { i18n } = useLingui();
  const { name, icon: Icon } = attachmentWords[kind];
  return (
    <div className={styles.card}>
      <Icon />
      <div className={styles.lines}>
        <span className="small dim">{i18n._(name)}</span>
        {title !== undefined && (
          <b className={styles.title}>
            <bdi>{title}</bdi>
          </b>
        )}
        {children}
      </div>
    </div>
  );
}

function WhyClosed({ state }: { state: 'ended' | 'gone' }) {
  const { role } = useUser();
  if (role === 'mentor')
    return (
      <span className="small">
        <Trans>This is not shared with you any more, or it was deleted.</Trans>
      </span>
    );
  return (
    <span className="small">
      {state === 'gone' ? <Trans>This was deleted.</Trans> : <Trans>Not shared with your mentor any more.</Trans>}
    </span>
  );
}

function Opener({ attached: { kind, id }, title, person }: { attached: Attached; title: string; person: string }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [failed, setFailed] = useState<string>();
  const path =
    role === 'mentor'
      ? kind === 'essay'
        ? `/mentor/essays/${id}`
        : `/mentor/students/${person}?paper=${id}`
      : kind === 'essay' && `/essay/view/${id}`;
  const label = t`Open: ${title}`;
  if (path)
    return (
      <Link href={path} className={styles.open} aria-label={label}>
        <Trans>Open</Trans>
      </Link>
    );
  const fetch = async () => (await import('#features/documents/documents.api.ts')).fetchPaper(id);
  return (
    <>
      <Button
        look="bare"
        className={styles.opener}
        aria-label={label}
        onClick={() => {
          setFailed(undefined);
          openInTab(fetch, title).catch((error: unknown) => setFailed(explain(error, i18n)));
        }}
      >
        <ExternalLink className="flip" />
        <Trans>Open</Trans>
      </Button>
      <div aria-live="polite">{failed && <FieldError id={`thing-${id}`}>{failed}</FieldError>}</div>
    </>
  );
}

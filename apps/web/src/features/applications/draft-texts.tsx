import { type ApplicationDraft, emptyDraft } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listen } from '#api/events.ts';
import { useKeyedRecords } from '#api/keyed-records.ts';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { drafts } from './applications.api.ts';
import styles from './applications.module.css';

const limits = { personal_statement: 10_000, why_this_university: 6000 } as const;
type Part = keyof ApplicationDraft;
const pause = 1500;

/** The texts that a portal asks for. What is typed is kept on this device after a breath, then sent. */
export function DraftTexts({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { rows, error, refetch, isFetching } = useKeyedRecords(drafts);
  const texts = useRef<HTMLDivElement>(null);
  useEffect(() => listen(drafts.calls.topic, () => void drafts.refresh()), []);
  if (!rows && error)
    return (
      <ErrorBlock title={<Trans>We could not load this draft.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!rows) return <Skeleton />;
  const row = rows.get(id);
  const kept: ApplicationDraft = row
    ? { personal_statement: row.personal_statement, why_this_university: row.why_this_university }
    : emptyDraft;
  return (
    <div className="stack" ref={texts}>
      {row?.waiting && (
        <p>
          <WaitingBadge waiting={row.waiting} revision={row.revision} />
        </p>
      )}
      <RecordTrouble
        records={drafts}
        id={id}
        waiting={row?.waiting}
        onEdit={() => texts.current?.querySelector('textarea')?.focus()}
        theirs={(other) => (
          <>
            <p className={styles.words} dir="auto">
              {other.personal_statement}
            </p>
            <p className={styles.words} dir="auto">
              {other.why_this_university}
            </p>
          </>
        )}
      />
      <Text id={id} part="personal_statement" kept={kept} label={<Trans>Personal statement</Trans>} />
      <Text id={id} part="why_this_university" kept={kept} label={<Trans>Why this university</Trans>} />
      <p className="small dim">
        <Trans>Portfolio and additional documents are the ones attached above.</Trans>
      </p>
    </div>
  );
}

type TextProps = { id: string; part: Part; kept: ApplicationDraft; label: ReactNode };

function Text({ id, part, kept, label }: TextProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? kept[part];
  const now = useRef({ kept, typed });
  now.current = { kept, typed };
  const keep = () => {
    const { kept: other, typed: words } = now.current;
    if (words !== undefined && words !== other[part])
      void drafts.put(id, { ...other, [part]: words }).catch(() => undefined);
  };
  const keepNow = useRef(keep);
  keepNow.current = keep;
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => keepNow.current(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  // what was typed last is not lost by leaving
  useEffect(() => () => keepNow.current(), []);

  const words = i18n.number(text.split(/\s+/u).filter(Boolean).length);
  const characters = i18n.number(text.length);
  return (
    <Field
      label={label}
      help={
        <Trans>
          Words: {words}. Characters: {characters}.
        </Trans>
      }
      optional
    >
      <TextArea
        value={text}
        rows={8}
        dir="auto"
        maxLength={limits[part]}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          keep();
          setTyped(undefined);
        }}
      />
    </Field>
  );
}

import { type ApplicationDraft, emptyDraft } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { listen } from '#api/events.ts';
import { useKeyedRecords } from '#api/keyed-records.ts';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useDraft } from '#components/use-draft.ts';
import { drafts } from './applications.api.ts';
import styles from './applications.module.css';

const limits = { personal_statement: 10_000, why_this_university: 6000 } as const;
type Part = keyof ApplicationDraft;

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
      <Texts key={id} id={id} kept={kept} />
      <p className="small dim">
        <Trans>Portfolio and additional documents are the ones attached above.</Trans>
      </p>
    </div>
  );
}

function Texts({ id, kept }: { id: string; kept: ApplicationDraft }) {
  const [draft, change] = useDraft(kept, (next) => void drafts.put(id, next).catch(() => undefined));
  const of = (part: Part) => ({ part, text: draft[part], onChange: (text: string) => change({ [part]: text }) });
  return (
    <>
      <Text {...of('personal_statement')} label={<Trans>Personal statement</Trans>} />
      <Text {...of('why_this_university')} label={<Trans>Why this university</Trans>} />
    </>
  );
}

type TextProps = { part: Part; text: string; onChange: (text: string) => void; label: ReactNode };

function Text({ part, text, onChange, label }: TextProps) {
  const { i18n } = useLingui();
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
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

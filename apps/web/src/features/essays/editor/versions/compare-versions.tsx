import type { EssayVersion } from '@lantern/contract/essays.versions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { versionQuery } from '../../version.api.ts';
import { type Change, countChanges, diffWords } from '../word-diff.ts';
import styles from './versions.module.css';

/** Stands for the text as it is on this device now. */
export const now = 'now';

type CompareVersionsProps = { essay: string; text: string; versions: readonly EssayVersion[]; first: string };

/** Any two states of the text, with what was taken out and put in between them. */
export function CompareVersions({ essay, text, versions, first }: CompareVersionsProps) {
  const { i18n } = useLingui();
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(now);
  const before = useText(essay, from, text);
  const after = useText(essay, to, text);
  const changes = useMemo(
    () => (before.text === undefined || after.text === undefined ? undefined : diffWords(before.text, after.text)),
    [before.text, after.text],
  );
  const error = before.error ?? after.error;
  return (
    <>
      <div className={styles.pick}>
        <Field label={<Trans>From</Trans>}>
          <Pick value={from} versions={versions} onPick={setFrom} />
        </Field>
        <Field label={<Trans>To</Trans>}>
          <Pick value={to} versions={versions} onPick={setTo} />
        </Field>
      </div>
      {!changes && error && (
        <ErrorBlock
          title={<Trans>We could not load this version.</Trans>}
          busy={before.busy || after.busy}
          onRetry={() => {
            before.retry();
            after.retry();
          }}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {!changes && !error && <Skeleton />}
      {changes && <Changes changes={changes} />}
    </>
  );
}

function useText(essay: string, id: string, current: string) {
  const { data, error, refetch, isFetching } = useQuery({ ...versionQuery(essay, id), enabled: id !== now });
  const text = id === now ? current : data?.text;
  return { text, error: text === undefined ? error : null, retry: () => void refetch(), busy: isFetching };
}

type PickProps = { value: string; versions: readonly EssayVersion[]; onPick: (id: string) => void };

function Pick({ value, versions, onPick }: PickProps) {
  const { t, i18n } = useLingui();
  return (
    <Select value={value} onChange={(event) => onPick(event.target.value)}>
      <option value={now}>{t`The text now`}</option>
      {versions.map(({ id, name, revision, created_at }) => {
        const number = i18n.number(revision);
        const at = i18n.date(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' });
        return (
          <option key={id} value={id}>
            {name ? `${name} · ${at}` : `${t`Version ${number}`} · ${at}`}
          </option>
        );
      })}
    </Select>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts, another first change
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('ins, del');
    if (box.current) box.current.scrollTop = first ? first.offsetTop - box.current.offsetTop - 40 : 0;
  }, [changes]);
  const { added, removed } = countChanges(changes);
  return (
    <>
      <p role="status">
        {added + removed === 0 ? (
          <Trans>The two texts are the same.</Trans>
        ) : (
          <>
            <Plural value={added} one="# word added" other="# words added" />
            {', '}
            <Plural value={removed} one="# word removed" other="# words removed" />
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.changes} ref={box} dir="auto" tabIndex={0} aria-label={t`What changed`}>
        {changes.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece's place is its identity
          <Piece key={index} kind={kind} text={text} />
        ))}
      </section>
    </>
  );
}

/** For screen readers that do not announce <ins> and <del>. */
function Piece({ kind, text }: Change) {
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  const words = text.trimStart();
  return (
    <>
      {text.slice(0, text.length - words.length)}
      <Tag className={styles[kind]}>
        <span className="vh">{kind === 'added' ? <Trans>[added:</Trans> : <Trans>[removed:</Trans>}</span>
        {words}
        <span className="vh">]</span>
      </Tag>
    </>
  );
}

import { countWords } from '@lantern/contract/essays';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { compareWords, type Piece } from '../../editor/word-diff.ts';
import { versionQuery } from '../../version.api.ts';
import styles from '../evaluation.module.css';

type TextChangesProps = { essay: string; before: string; now: string };

/** The two evaluated texts, what differs marked. */
export function TextChanges({ essay, before, now }: TextChangesProps) {
  const { t, i18n } = useLingui();
  const old = useQuery(versionQuery(essay, before));
  const fresh = useQuery(versionQuery(essay, now));
  const pieces = useMemo(
    () => old.data && fresh.data && compareWords(old.data.text, fresh.data.text),
    [old.data, fresh.data],
  );
  const error = old.error ?? fresh.error;
  if (error && !pieces) {
    return (
      <ErrorBlock
        title={<Trans>The two texts could not be fetched.</Trans>}
        busy={old.isFetching || fresh.isFetching}
        onRetry={() => {
          void old.refetch();
          void fresh.refetch();
        }}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  }
  if (!pieces) return <Skeleton />;
  const [removed, added] = [changedWords(pieces.a), changedWords(pieces.b)];
  return (
    <div className="stack">
      <p>
        <Plural value={removed} one="# word was taken out or replaced" other="# words were taken out or replaced" />
        {' · '}
        <Plural value={added} one="# word is new" other="# words are new" />
      </p>
      <Text name={t`Before`} pieces={pieces.a} className={styles.out} />
      <Text name={t`Now`} pieces={pieces.b} className={styles.in} />
    </div>
  );
}

function changedWords(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text, changed }) => sum + (changed ? countWords(text) : 0), 0);
}

type TextProps = { name: string; pieces: readonly Piece[]; className: string | undefined };

function Text({ name, pieces, className }: TextProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Long texts mostly agree: the box opens at the first difference.
    const mark = box.current?.querySelector('mark');
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.offsetTop - 40;
  }, []);
  return (
    <div>
      <h4>{name}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={box} className={`${styles.readText} ${className}`} dir="auto" tabIndex={0} aria-label={name}>
        {pieces.map(({ text, changed }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece's place is its identity
          changed ? <mark key={index}>{text}</mark> : text,
        )}
      </section>
    </div>
  );
}

import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookPlus, Check, ChevronDown, ChevronUp, EyeOff, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect } from 'react';
import { Button } from '#components/button.tsx';
import styles from './marks.module.css';
import type { Own } from './own.ts';

export type MarkCardProps = {
  suggestion: Suggestion;
  /** what is wrong, in the reader's language */
  words: string;
  /** which one it is of how many, from 1 */
  at: number;
  count: number;
  own: Own;
  ref: Ref<HTMLElement>;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  onIgnore: () => void;
  onAdd: (word: string) => void;
  onFix?: ((fix: string) => void) | undefined;
  children?: ReactNode;
};

/** What putting it right does. */
export const fixWords = (fix: string) =>
  fix.trim() === '' ? <Trans>Take it out</Trans> : <Trans>Change to “{fix}”</Trans>;

/** What a mark says: the sentence, what is wrong, and what can be done about it with one press. */
export function MarkCard(props: MarkCardProps) {
  const { suggestion, words, at, count, own, ref, onStep, onClose, onIgnore, onAdd, onFix, children } = props;
  const { t, i18n } = useLingui();
  const { sentence, start, end, sentence_start: from, fix } = suggestion;
  const word = own.wordOf(suggestion);
  const [number, all] = [i18n.number(at), i18n.number(count)];

  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);

  return (
    <section className={styles.card} aria-label={t`Mark ${number} of ${all}`} ref={ref} tabIndex={-1}>
      <header>
        <span className="small dim">
          <Trans>
            Mark {number} of {all}
          </Trans>
        </span>
        <Button look="bare" icon aria-label={t`Previous mark`} onClick={() => onStep(-1)}>
          <ChevronUp />
        </Button>
        <Button look="bare" icon aria-label={t`Next mark`} onClick={() => onStep(1)}>
          <ChevronDown />
        </Button>
        <Button look="bare" icon aria-label={t`Close`} onClick={onClose}>
          <X />
        </Button>
      </header>
      <div aria-live="polite">
        <p className={styles.sentence} dir="auto">
          {sentence.slice(0, start - from)}
          <mark>{sentence.slice(start - from, end - from)}</mark>
          {sentence.slice(end - from)}
        </p>
        <p dir="auto">{words}</p>
      </div>
      <div className="row wrap">
        {fix !== undefined && onFix && (
          <Button look="main" onClick={() => onFix(fix)}>
            <Check />
            {fixWords(fix)}
          </Button>
        )}
        {children}
        {word !== undefined && (
          <Button onClick={() => onAdd(word)}>
            <BookPlus />
            <Trans>Add to my words</Trans>
          </Button>
        )}
        <Button look="bare" onClick={onIgnore}>
          <EyeOff />
          <Trans>Ignore here</Trans>
        </Button>
      </div>
    </section>
  );
}

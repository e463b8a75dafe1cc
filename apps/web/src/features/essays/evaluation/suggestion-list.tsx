import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Info } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import styles from './evaluation.module.css';
import { criterionWord, familyOf, ruleWord } from './evaluation-words.ts';
import type { Places } from './follow-marks.ts';

type SuggestionListProps = {
  suggestions: readonly Suggestion[];
  places: Places;
  onGo: (index: number) => void;
  dismissed: readonly string[];
  onDismiss?: (dismissed: string[]) => void;
};

/** Names a suggestion beyond one evaluation, so that a dismissed one stays away. */
export function markOf({ rule, sentence, start, sentence_start }: Suggestion): string {
  return `${rule} ${start - sentence_start} ${sentence}`;
}

function quoteOf({ sentence, start, end, sentence_start }: Suggestion): string {
  return sentence.slice(start - sentence_start, end - sentence_start) || sentence;
}

export function SuggestionList({ suggestions, places, onGo, dismissed, onDismiss }: SuggestionListProps) {
  const { t, i18n } = useLingui();
  const open = suggestions.flatMap((suggestion, index) =>
    dismissed.includes(markOf(suggestion)) ? [] : [{ suggestion, index }],
  );
  const groups = Map.groupBy(open, ({ suggestion }) => suggestion.category);
  const away = suggestions.length - open.length;

  function dismiss(suggestion: Suggestion) {
    const next = [...dismissed, markOf(suggestion)];
    onDismiss?.(next);
    toast({
      text: <Trans>Suggestion dismissed.</Trans>,
      action: { label: <Trans>Undo</Trans>, run: () => onDismiss?.([...dismissed]) },
    });
  }

  return (
    <section className={styles.suggestions} aria-label={t`Suggestions`}>
      <h2>
        <Trans>Suggestions</Trans>
      </h2>
      {open.length === 0 && (
        <p className="note ok">
          <CircleCheck />
          <span>{away > 0 ? <Trans>No suggestion is left.</Trans> : <Trans>No suggestion for this text.</Trans>}</span>
        </p>
      )}
      {[...groups].map(([category, items]) => (
        <div key={category}>
          <h3 className={styles.category}>
            <span className={`${styles.key} ${styles[familyOf(category)]}`} />
            {criterionWord(category, i18n)}{' '}
            <span className="dim small">
              <Trans>({i18n.number(items.length)})</Trans>
            </span>
          </h3>
          <ul className="rules">
            {items.map(({ suggestion, index }) => {
              const quote = quoteOf(suggestion);
              const rule = ruleWord(suggestion.rule, i18n);
              const placed = places[index];
              return (
                <li className={styles.suggestion} key={markOf(suggestion) + index}>
                  <p>
                    <q dir="auto" className={placed ? styles[familyOf(category)] : styles.changed}>
                      {shorten(quote)}
                    </q>
                  </p>
                  <p dir="auto">{suggestion.suggestion}</p>
                  <div className="row wrap">
                    <span className="small dim">
                      <Trans>Rule: {rule}</Trans>
                    </span>
                    <span className="row push">
                      {onDismiss && (
                        <Button look="bare" aria-label={t`Dismiss: ${quote}`} onClick={() => dismiss(suggestion)}>
                          <Trans>Dismiss</Trans>
                        </Button>
                      )}
                      {placed ? (
                        <Button
                          look="bare"
                          className={styles.end}
                          aria-label={t`Go to sentence: ${quote}`}
                          onClick={() => onGo(index)}
                        >
                          <Trans>Go to sentence</Trans>
                        </Button>
                      ) : (
                        <Remark icon={Info}>
                          <Trans>You changed this place.</Trans>
                        </Remark>
                      )}
                    </span>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {away > 0 && onDismiss && (
        <Button look="bare" onClick={() => onDismiss([])}>
          <Plural value={away} one="Show # dismissed suggestion" other="Show # dismissed suggestions" />
        </Button>
      )}
      <p className="note info">
        <Info />
        <span>
          <Trans>
            Lantern points at sentences. It does not write them. Errors in grammar do not change your content scores.
          </Trans>
        </span>
      </p>
    </section>
  );
}

/** Long quotes keep their two ends. */
function shorten(quote: string): string {
  return quote.length > 240 ? `${quote.slice(0, 150).trimEnd()} … ${quote.slice(-60).trimStart()}` : quote;
}

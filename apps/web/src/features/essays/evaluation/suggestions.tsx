import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Info } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import { MyWords } from '../marks/my-words.tsx';
import type { Own } from '../marks/own.ts';
import { criteriaOf, criterionWord } from './criterion-words.ts';
import styles from './evaluation.module.css';
import { familyOf } from './family.ts';
import type { Places } from './follow-marks.ts';
import { markOf, quoteOf, shorten } from './mark-of.ts';
import { ruleName } from './rule-words/rule-names.ts';
import { suggestionWords } from './rule-words/rule-words.ts';

export type SuggestionsProps = {
  suggestions: readonly Suggestion[];
  places: Places;
  onGo: (index: number) => void;
  dismissed: readonly string[];
  onDismiss?: (dismissed: string[]) => void;
  own?: Own | undefined;
};

type Open = { suggestion: Suggestion; index: number };

export function Suggestions({ suggestions, places, onGo, dismissed, onDismiss, own }: SuggestionsProps) {
  const { t, i18n } = useLingui();
  const known = suggestions
    .map((suggestion, index): Open => ({ suggestion, index }))
    .filter(({ suggestion }) => !own?.has(suggestion));
  const open = known.filter(({ suggestion }) => !dismissed.includes(markOf(suggestion)));
  const groups = Map.groupBy(open, ({ suggestion }) => suggestion.category);
  const away = known.length - open.length;
  // in the order of the scores
  const categories = criteriaOf(Object.fromEntries([...groups.keys()].map((category) => [category, 0])));

  function dismiss(suggestion: Suggestion) {
    onDismiss?.([...dismissed, markOf(suggestion)]);
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
      {categories.map((category) => {
        const items = groups.get(category) ?? [];
        return (
          <div key={category}>
            <h3 className={styles.category}>
              <span className={`${styles.key} ${styles[familyOf(category)]}`} />
              {criterionWord(category, i18n)}{' '}
              <span className="dim small">
                <Trans>({i18n.number(items.length)})</Trans>
              </span>
            </h3>
            <ul className="rules">
              {items.map(({ suggestion, index }) => (
                <One
                  key={markOf(suggestion) + index}
                  suggestion={suggestion}
                  placed={places[index] !== undefined}
                  onGo={() => onGo(index)}
                  onDismiss={onDismiss && (() => dismiss(suggestion))}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {away > 0 && onDismiss && (
        <Button look="bare" onClick={() => onDismiss([])}>
          <Plural value={away} one="Show # dismissed suggestion" other="Show # dismissed suggestions" />
        </Button>
      )}
      <MyWords own={own} />
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

type OneProps = {
  suggestion: Suggestion;
  placed: boolean;
  onGo: () => void;
  onDismiss: (() => void) | undefined;
};

function One({ suggestion, placed, onGo, onDismiss }: OneProps) {
  const { t, i18n } = useLingui();
  const words = suggestionWords(suggestion, i18n);
  const quote = suggestion.scope ? words : quoteOf(suggestion);
  const rule = ruleName(suggestion.rule, i18n);
  return (
    <li className={styles.suggestion}>
      <p>
        {suggestion.scope ? (
          <span className="small dim">
            <Trans>About the whole essay</Trans>
          </span>
        ) : (
          <q dir="auto" className={placed ? styles[familyOf(suggestion.category)] : styles.gone}>
            {shorten(quote)}
          </q>
        )}
      </p>
      <p dir="auto">{words}</p>
      <div className="row wrap">
        <span className="small dim">
          <Trans>Rule: {rule}</Trans>
        </span>
        <span className="row push">
          {onDismiss && (
            <Button look="bare" aria-label={t`Dismiss: ${quote}`} onClick={onDismiss}>
              <Trans>Dismiss</Trans>
            </Button>
          )}
          {placed ? (
            <Button look="bare" className={styles.end} aria-label={t`Go to sentence: ${quote}`} onClick={onGo}>
              <Trans>Go to sentence</Trans>
            </Button>
          ) : (
            !suggestion.scope && (
              <Remark icon={Info}>
                <Trans>You changed this place.</Trans>
              </Remark>
            )
          )}
        </span>
      </div>
    </li>
  );
}

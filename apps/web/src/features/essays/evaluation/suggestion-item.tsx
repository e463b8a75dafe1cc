import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { criterionWord } from './criterion-words.ts';
import styles from './evaluation.module.css';
import { familyOf } from './family.ts';
import type { Found } from './first-things.ts';
import { quoteOf, shorten } from './mark-of.ts';
import { ruleName } from './rule-words/rule-names.ts';
import { suggestionWords } from './rule-words/rule-words.ts';

type SuggestionItemProps = {
  found: Found;
  placed: boolean;
  onGo: () => void;
  onDismiss: (() => void) | undefined;
  /** One of the first things: with its criterion and its whole sentence. */
  isFirst?: boolean;
  /** What the overall score could gain by it at most. */
  gain?: number;
};

export function SuggestionItem({
  found: { suggestion },
  placed,
  onGo,
  onDismiss,
  isFirst,
  gain = 0,
}: SuggestionItemProps) {
  const { t, i18n } = useLingui();
  const words = suggestionWords(suggestion, i18n);
  const quote = suggestion.scope ? words : quoteOf(suggestion);
  const rule = ruleName(suggestion.rule, i18n);
  const family = placed ? styles[familyOf(suggestion.category)] : styles.gone;
  return (
    <li className={isFirst ? styles.first : styles.suggestion}>
      {isFirst && (
        <div className="head">
          <h3>{criterionWord(suggestion.category, i18n)}</h3>
          <Gain points={gain} />
        </div>
      )}
      {suggestion.scope ? (
        <p className="small dim">
          <Trans>About the whole essay</Trans>
        </p>
      ) : (
        <p dir="auto">
          {isFirst ? <Sentence found={{ suggestion }} family={family} /> : <q className={family}>{shorten(quote)}</q>}
        </p>
      )}
      <p dir="auto">{words}</p>
      <div className="row wrap">
        {!isFirst && (
          <span className="small dim">
            <Trans>Rule: {rule}</Trans>
          </span>
        )}
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

/** What the overall score could gain. */
export function Gain({ points }: { points: number }) {
  const { i18n } = useLingui();
  if (points <= 0) return null;
  const figure = i18n.number(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="small dim num">
      <Trans>up to +{figure}</Trans>
    </span>
  );
}

/** The whole sentence, with the words that it is about. */
function Sentence({ found: { suggestion }, family }: { found: Pick<Found, 'suggestion'>; family: string | undefined }) {
  const { sentence, start, end, sentence_start } = suggestion;
  const [from, to] = [start - sentence_start, end - sentence_start];
  const quote = sentence.slice(from, to);
  if (quote === '' || quote === sentence) return <q className={family}>{shorten(sentence)}</q>;
  return (
    <>
      {sentence.slice(0, from)}
      <q className={family}>{quote}</q>
      {sentence.slice(to)}
    </>
  );
}

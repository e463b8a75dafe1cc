import type { Evaluation, Suggestion } from '@lantern/contract/essays.evaluations';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, Info } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import { MyWords } from '../marks/my-words.tsx';
import type { Own } from '../marks/own.ts';
import { criteriaOf, criterionWord } from './criterion-words.ts';
import styles from './evaluation.module.css';
import { familyOf } from './family.ts';
import { type Found, firstMost, sortFound } from './first-things.ts';
import type { Places } from './follow-marks.ts';
import { isUnread } from './gate-words.ts';
import { markOf, quoteOf } from './mark-of.ts';
import { gainOf } from './points.ts';
import { Gain, SuggestionItem } from './suggestion-item.tsx';

export type SuggestionsProps = {
  suggestions: readonly Suggestion[];
  /** What they were found in: what costs most comes first. */
  judged: Evaluation | undefined;
  places: Places;
  onGo: (index: number) => void;
  dismissed: readonly string[];
  onDismiss?: (dismissed: string[]) => void;
  own?: Own | undefined;
};

export function Suggestions({ suggestions, judged, places, onGo, dismissed, onDismiss, own }: SuggestionsProps) {
  const { t, i18n } = useLingui();
  const known = suggestions
    .map((suggestion, index): Found => ({ suggestion, index }))
    .filter(({ suggestion }) => !own?.has(suggestion));
  const open = known.filter(({ suggestion }) => !dismissed.includes(markOf(suggestion)));
  // to be longer is the first thing then
  const short = judged?.sum?.deductions.find(({ gate }) => gate === 'partial');
  const { first, rest, language } = sortFound(open, judged, short ? firstMost - 1 : firstMost);
  const groups = Map.groupBy(rest, ({ suggestion }) => suggestion.category);
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

  const item = (found: Found, isFirst = false) => (
    <SuggestionItem
      key={markOf(found.suggestion) + found.index}
      found={found}
      isFirst={isFirst}
      gain={judged && isFirst ? gainOf(judged, found.suggestion.category) : 0}
      placed={places[found.index] !== undefined}
      onGo={() => onGo(found.index)}
      onDismiss={onDismiss && (() => dismiss(found.suggestion))}
    />
  );
  if (judged && isUnread(judged)) return null;
  return (
    <section className={styles.suggestions} aria-label={t`Suggestions`}>
      <h2>
        <Trans>Suggestions</Trans>
      </h2>
      {open.length === 0 && !short && (
        <p className="note ok">
          <CircleCheck />
          <span>{away > 0 ? <Trans>No suggestion is left.</Trans> : <Trans>No suggestion for this text.</Trans>}</span>
        </p>
      )}
      {(first.length > 0 || short) && (
        <>
          <p className="dim">
            <Trans>Begin with these: they would help most.</Trans>
          </p>
          <ol className={`rules closed ${styles.firsts}`}>
            {judged && short && <WriteMore judged={judged} gain={short.points} />}
            {first.map((found) => item(found, true))}
          </ol>
        </>
      )}
      {categories.map((category) => {
        const items = groups.get(category) ?? [];
        return (
          <details key={category} className="fold">
            <summary className={styles.category}>
              <span className={`${styles.key} ${styles[familyOf(category)]}`} />
              {criterionWord(category, i18n)}{' '}
              <span className="dim small">
                <Trans>({i18n.number(items.length)})</Trans>
              </span>
              <ChevronDown />
            </summary>
            <ul className="rules">{items.map((found) => item(found))}</ul>
          </details>
        );
      })}
      {language.length > 0 && <LanguageMarks found={language} places={places} onGo={onGo} />}
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

/** What is too short cannot be judged as a whole: that takes off most. */
function WriteMore({ judged: { advisories, words }, gain }: { judged: Evaluation; gain: number }) {
  const { i18n } = useLingui();
  const enough = advisories.find(({ gate }) => gate === 'partial')?.enough;
  const more = enough === undefined ? undefined : i18n.number(roundUp(enough - words));
  return (
    <li className={styles.first}>
      <div className="head">
        <h3>{more === undefined ? <Trans>Write more</Trans> : <Trans>Write about {more} words more</Trans>}</h3>
        <Gain points={gain} />
      </div>
      <p>
        <Trans>One more scene is often enough. What happened next, and what did you think?</Trans>
      </p>
    </li>
  );
}

const roundUp = (words: number) => Math.ceil(words / 10) * 10;

type LanguageMarksProps = { found: readonly Found[]; places: Places; onGo: (index: number) => void };

/** Errors are mended where they stand: here they are counted. */
function LanguageMarks({ found, places, onGo }: LanguageMarksProps) {
  const { t, i18n } = useLingui();
  const placed = found.filter(({ index }) => places[index] !== undefined);
  const [next] = placed;
  const quote = next ? quoteOf(next.suggestion) : '';
  return (
    <div>
      <h3 className={styles.category}>
        <span className={`${styles.key} ${styles.language}`} />
        {criterionWord('language', i18n)}
      </h3>
      <p>
        {next ? (
          <Plural
            value={placed.length}
            one="# place is marked in the text. Open a mark to see what is wrong and to mend it."
            other="# places are marked in the text. Open a mark to see what is wrong and to mend it."
          />
        ) : (
          <Trans>You changed every place that was marked.</Trans>
        )}
      </p>
      {next && (
        <Button look="bare" aria-label={t`Go to sentence: ${quote}`} onClick={() => onGo(next.index)}>
          <Trans>Go to sentence</Trans>
        </Button>
      )}
    </div>
  );
}

import type { Evaluation, Suggestion } from '@lantern/contract/essays.evaluations';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDot, Info } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { compareSuggestions, isOtherEngine, type Moved, movedScores } from '../changes.ts';
import { criterionWord } from '../criterion-words.ts';
import styles from '../evaluation.module.css';
import { quoteOf, shorten } from '../mark-of.ts';
import { ruleName } from '../rule-words/rule-names.ts';
import { TextChanges } from './text-changes.tsx';

export type Two = { before: Evaluation; now: Evaluation };

export function Changes({ before, now }: Two) {
  const [showText, setShowText] = useState(false);
  const moved = movedScores(before, now);
  const { gone, fresh, kept } = compareSuggestions(before.suggestions, now.suggestions);
  const hasTexts = now.essay_id !== null && before.version_id !== null && now.version_id !== null;
  const sameText = before.version_id === now.version_id;
  return (
    <div className={`stack ${styles.changes}`}>
      {isOtherEngine(before, now) && (
        <p className="note info">
          <Info />
          <span>
            <Trans>
              Another engine, or another version of it, judged the last time. A part of the change comes from that.
            </Trans>
          </span>
        </p>
      )}
      <div>
        <h3>
          <Trans>Scores that moved</Trans>
        </h3>
        {moved.length === 0 ? (
          <p>
            <Trans>No score moved.</Trans>
          </p>
        ) : (
          <ul className="rules">
            {moved.map((each) => (
              <li key={each.criterion}>
                <Step {...each} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Suggested
        title={
          <Plural
            value={gone.length}
            _0="No suggestion is gone"
            one="# suggestion is gone"
            other="# suggestions are gone"
          />
        }
        icon={<CircleCheck className="s" />}
        suggestions={gone}
      />
      <Suggested
        title={
          <Plural
            value={fresh.length}
            _0="No suggestion is new"
            one="# suggestion is new"
            other="# suggestions are new"
          />
        }
        icon={<CircleDot className="s" />}
        suggestions={fresh}
      />
      {kept > 0 && (
        <p className="small dim">
          <Plural value={kept} one="# suggestion is still there." other="# suggestions are still there." />
        </p>
      )}
      {sameText && (
        <p>
          <Trans>The text is the same as the last time.</Trans>
        </p>
      )}
      {hasTexts && !sameText && !showText && (
        <Button onClick={() => setShowText(true)}>
          <Trans>Show what changed in the text</Trans>
        </Button>
      )}
      {hasTexts && !sameText && showText && (
        <TextChanges essay={now.essay_id ?? ''} before={before.version_id ?? ''} now={now.version_id ?? ''} />
      )}
    </div>
  );
}

function Step({ criterion, was, now }: Moved) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const name = criterionWord(criterion, i18n);
  const [old, is, change] = [figure(was), figure(now), figure(Math.abs(now - was))];
  return now > was ? (
    <Trans>
      {name}: from {old} up to {is}, {change} more
    </Trans>
  ) : (
    <Trans>
      {name}: from {old} down to {is}, {change} less
    </Trans>
  );
}

type SuggestedProps = { title: React.ReactNode; icon: React.ReactNode; suggestions: readonly Suggestion[] };

function Suggested({ title, icon, suggestions }: SuggestedProps) {
  const { i18n } = useLingui();
  return (
    <div>
      <h3>{title}</h3>
      <ul className="rules">
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two suggestions can say the same of the same words
          <li className={styles.changed} key={index}>
            {icon}
            <span>
              {ruleName(suggestion.rule, i18n)}
              {!suggestion.scope && (
                <>
                  : <q dir="auto">{shorten(quoteOf(suggestion))}</q>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

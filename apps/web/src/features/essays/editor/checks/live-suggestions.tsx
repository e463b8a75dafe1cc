import { Trans } from '@lingui/react/macro';
import { CloudOff, LoaderCircle, SpellCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Remark } from '#components/badge.tsx';
import { Switch } from '#components/inputs.tsx';
import { SuggestionList } from '../../evaluation/suggestion-list.tsx';
import { putDismissed } from '../../marks/put-dismissed.ts';
import type { Review } from '../use-review.ts';
import { keepCheckSwitch, readCheckSwitch } from './check-switch.ts';
import styles from './checks.module.css';
import { type CheckState, useLiveCheck } from './use-live-check.ts';

type LiveSuggestionsProps = {
  review: Review;
  text: string;
  first: string;
  locked: boolean;
  onGo: (index: number) => void;
};

/** The suggestions, and the checking of language while the writer types. */
export function LiveSuggestions({ review, text, first, locked, onGo }: LiveSuggestionsProps) {
  const [on, setOn] = useState(readCheckSwitch);
  const { id, evaluation, older, suggestions, places, dismissed, own, checkedLive, showLive } = review;
  const state = useLiveCheck({
    text,
    first,
    evaluated: older ? undefined : evaluation?.suggestions,
    suggestions,
    places,
    on: on && !locked,
    onSuggestions: showLive,
  });
  const why = useId();
  /** Of a text that could not be judged nothing is known: no suggestion is no praise then. */
  const isKnown = suggestions.length > 0 || (evaluation ? evaluation.measures.length > 0 : checkedLive);

  return (
    <div className="stack">
      {!locked && (
        <div className={styles.switch}>
          <Switch
            checked={on}
            aria-describedby={why}
            onChange={(event) => {
              keepCheckSwitch(event.target.checked);
              setOn(event.target.checked);
            }}
          >
            <Trans>Check language while I write</Trans>
          </Switch>
          <StateWord state={state} />
          <p className="small dim" id={why}>
            <Trans>After a pause, only the paragraphs that you changed are checked. Nothing of it is stored.</Trans>
          </p>
        </div>
      )}
      {isKnown && (
        <SuggestionList
          suggestions={suggestions}
          judged={evaluation}
          places={places}
          dismissed={dismissed}
          own={own}
          onGo={onGo}
          onDismiss={(next) => void putDismissed(id, next)}
        />
      )}
    </div>
  );
}

function StateWord({ state }: { state: CheckState }) {
  return (
    <span className={styles.state}>
      {state === 'checking' && (
        <Remark icon={LoaderCircle}>
          <Trans>Checking…</Trans>
        </Remark>
      )}
      {state === 'checked' && (
        <Remark icon={SpellCheck}>
          <Trans>Checked</Trans>
        </Remark>
      )}
      {state === 'offline' && (
        <Remark icon={CloudOff}>
          <Trans>Checked when you are online</Trans>
        </Remark>
      )}
      {state === 'busy' && (
        <Remark icon={LoaderCircle}>
          <Trans>Checked later</Trans>
        </Remark>
      )}
    </span>
  );
}

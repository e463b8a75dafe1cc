import type { Output } from '@lantern/contract/endpoint';
import type { matchUniversities } from '@lantern/contract/matching';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import styles from './matching.module.css';
import { Universities } from './universities.tsx';
import { type Asked, firstView, listOf, type View, type Wishes, without } from './wishes.ts';

type Answer = Output<typeof matchUniversities>;
type Filter = Answer['relaxed'][number]['filter'];

const withoutWords: Readonly<Record<Filter, MessageDescriptor>> = {
  search: msg`Clear the search`,
  level: msg`At any level`,
  field: msg`In any field`,
  country: msg`In any country`,
  language: msg`In any language`,
  budget: msg`At any price`,
  grade: msg`Without this grade`,
};

type NoMatchesProps = {
  asked: Asked;
  answer: Answer;
  onView: (view: Partial<View>) => void;
  onWishes: (wishes: Wishes) => void;
};

/** The other lists stand below with their counts. */
const offeredMost = 3;

/** Nothing is listed: which filter costs most, each with what there would be without it. */
export function NoMatches({ asked: { wishes, view }, answer, onView, onWishes }: NoMatchesProps) {
  const { i18n } = useLingui();
  const { totals, relaxed } = answer;
  if (wishes.search.trim() !== '' && totals.all === 0)
    return (
      <EmptyState
        title={<Trans>We found no university with this name</Trans>}
        action={
          <Button onClick={() => onWishes({ ...wishes, search: '' })}>
            <Trans>Clear the search</Trans>
          </Button>
        }
      >
        <Trans>Check the spelling, or copy the name from its website.</Trans>
      </EmptyState>
    );
  if (listOf({ wishes, view }) !== 'match' || view.page > 1)
    return (
      <EmptyState
        title={<Trans>Nothing here</Trans>}
        action={
          <Button onClick={() => onView(firstView)}>
            <Trans>Show the matches</Trans>
          </Button>
        }
      >
        <Trans>There is no university in this group.</Trans>
      </EmptyState>
    );
  // a grade of the record stays in the record
  const useful = relaxed.filter(({ filter }) => filter !== 'grade' || wishes.gpa !== null).slice(0, offeredMost);
  return (
    <EmptyState
      title={<Trans>No matches yet. Adjust filters and try again.</Trans>}
      action={
        <ul className={styles.relaxed}>
          {useful.map(({ filter, matches }) => (
            <li key={filter}>
              <Button onClick={() => onWishes(without(wishes, filter))}>
                {i18n._(withoutWords[filter])}: <Universities count={matches} />
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      {useful.length > 0 ? (
        <Trans>The first filter hides the most universities.</Trans>
      ) : (
        <Trans>No single filter is the reason. Change several, or look for another name.</Trans>
      )}
    </EmptyState>
  );
}

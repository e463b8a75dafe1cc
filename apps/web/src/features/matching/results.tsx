// What UniPair answers: eight to start with, or one of its lists; what is open stands beside it where there is room.
import type { Output } from '@lantern/contract/endpoint';
import type { matchUniversities } from '@lantern/contract/matching';
import { matchGroups, matchSorts, matchTypes } from '@lantern/contract/matching.filters';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { AskRecord, JudgedByLine } from './judged-by.tsx';
import { LabelIcon } from './match-badges.tsx';
import { MatchCardView } from './match-card.tsx';
import { universityPath } from './matching.api.ts';
import styles from './matching.module.css';
import { labelMeanings, labelWords } from './matching-words.ts';
import { NoMatches } from './no-matches.tsx';
import { type Asked, addressOf, listOf, type View, type Wishes } from './wishes.ts';

type Answer = Output<typeof matchUniversities>;
type List = ReturnType<typeof listOf>;
type ResultsProps = {
  asked: Asked;
  answer: Answer;
  at: number;
  copy: boolean;
  /** another page or order is on its way */
  busy: boolean;
  /** the one that is open beside the list; null where there is no room */
  beside: string | null;
  onView: (view: Partial<View>) => void;
  onWishes: (wishes: Wishes) => void;
};

const listWords: Readonly<Record<Exclude<List, 'all'>, MessageDescriptor>> = {
  match: msg`All that fit`,
  unconfirmed: msg`Not known if they fit`,
  unlikely: msg`Probably not for you`,
  unlabelled: msg`Not enough known`,
  'cost-unknown': msg`Cost not known`,
  'not-eligible': msg`You do not meet their rules`,
};

const listHelp: Readonly<Partial<Record<List, MessageDescriptor>>> = {
  all: msg`Your filters stay on. They never hide a name that you type.`,
  unconfirmed: msg`We do not know if they offer what you chose. Each one says what is not known. Ask them before you apply.`,
  unlikely: msg`One of their rules may not fit you, but we have not checked it. Each one says which rule. Look for yourself.`,
  unlabelled: msg`We do not know how hard it is to get in, so they have no label.`,
  'cost-unknown': msg`We do not know what a year costs there today.`,
  'not-eligible': msg`One of their rules does not fit your record or your filters. Each one says which rule.`,
};

const sortWords: Readonly<Record<View['sort'], MessageDescriptor>> = {
  fit: msg`Best fit`,
  chance: msg`Highest chance`,
  tuition: msg`Lowest cost of a year`,
};

export function Results({ asked, answer, at, copy, busy, beside, onView, onWishes }: ResultsProps) {
  const { wishes, view } = asked;
  const list = listOf(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = addressOf({ wishes, view: { ...view, shown: '' } });
  const first = useRef(shown);
  // who turned the page or asked again begins at its top
  useEffect(() => {
    if (busy || first.current === shown) return;
    first.current = shown;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown, busy]);

  const isStart = startsWithEight(asked, answer);
  const matches = isStart ? answer.matches.slice(0, answer.balanced) : answer.matches;
  // without a certificate nobody can say whether it opens the door
  const { qualification, grade } = answer.judged_by;
  const missing = {
    certificate: qualification === null && matches.some(({ door }) => door.kind === null),
    // without a grade nobody can say how hard it is
    grade: grade === null && matches.some(({ matchType, group }) => matchType === null && group !== 'not-eligible'),
  };
  const hrefOf = (id: string) =>
    beside === null ? universityPath(id, wishes) : `/unipair?${addressOf({ wishes, view: { ...view, shown: id } })}`;
  return (
    <section className={styles.results} aria-busy={busy}>
      <div className="head">
        <h2 ref={heading} tabIndex={-1}>
          <ListName list={list} isStart={isStart} answer={answer} />
        </h2>
        {isStart ? (
          <AllOfThem total={answer.totals.match} href={addressOf({ wishes, view: { ...view, whole: true } })} />
        ) : (
          <DataAge at={at} copy={copy} />
        )}
      </div>
      {isStart && copy && (
        <p>
          <DataAge at={at} copy />
        </p>
      )}
      {isStart && <Verdicts matches={matches} />}
      <ListHelp list={list} />
      {(missing.certificate || missing.grade) && (
        <p>
          <AskRecord judged={answer.judged_by} {...missing} />
        </p>
      )}
      {answer.matches.length > 0 && (
        <>
          {!isStart && list !== 'all' && <Order view={view} onView={onView} />}
          <ul className={styles.plate}>
            {matches.map((match) => (
              <MatchCardView
                key={match.id}
                match={match}
                href={hrefOf(match.id)}
                isShown={match.id === beside}
                budget={wishes.budget}
                isCertified={answer.judged_by.qualification !== null}
              />
            ))}
          </ul>
        </>
      )}
      {answer.matches.length === 0 && <NoMatches asked={asked} answer={answer} onView={onView} onWishes={onWishes} />}
      {!isStart && <Pages page={view.page} pages={answer.pages} busy={busy} onPage={(page) => onView({ page })} />}
      <OtherLists asked={asked} totals={answer.totals} />
      <JudgedByLine judged={answer.judged_by} asked={missing} />
    </section>
  );
}

/**
 * The balanced list stands alone until all are asked for. Of somebody without a grade or a score it would be those alone that
 * are a Reach for everybody.
 */
function startsWithEight({ wishes, view }: Asked, { balanced, totals, judged_by }: Answer): boolean {
  return (
    (judged_by.grade !== null || judged_by.scores.length > 0) &&
    listOf({ wishes, view }) === 'match' &&
    !view.whole &&
    view.sort === 'fit' &&
    view.page === 1 &&
    balanced > 0 &&
    balanced < totals.match
  );
}

function ListName({ list, isStart, answer }: { list: List; isStart: boolean; answer: Answer }) {
  const { i18n } = useLingui();
  const count = i18n.number(answer.totals[list]);
  if (isStart) return answer.balanced === 8 ? <Trans>Eight to start with</Trans> : <Trans>Some to start with</Trans>;
  if (list === 'all') return <Trans>Found: {count}</Trans>;
  const name = i18n._(listWords[list]);
  return (
    <Trans>
      {name}: {count}
    </Trans>
  );
}

function AllOfThem({ total, href }: { total: number; href: string }) {
  const { i18n } = useLingui();
  const count = i18n.number(total);
  return (
    <Link href={`/unipair?${href}`}>
      <Trans>All {count} that fit</Trans>
    </Link>
  );
}

function ListHelp({ list }: { list: List }): ReactNode {
  const { i18n } = useLingui();
  const help = listHelp[list];
  return help && <p className="small dim">{i18n._(help)}</p>;
}

/** How many of each label stand below, and what the labels mean. */
function Verdicts({ matches }: { matches: Answer['matches'] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.verdicts}>
      {matchTypes.toReversed().map((label) => {
        const all = matches.filter(({ matchType }) => matchType === label).length;
        const count = i18n.number(all);
        const name = i18n._(labelWords[label]);
        // none of it is no news
        return (
          all > 0 && (
            <li key={label}>
              <span>
                <LabelIcon label={label} /> <b className="num">{count}</b> {name}
              </span>
              <span className="small dim">{i18n._(labelMeanings[label])}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}

function Order({ view, onView }: Pick<ResultsProps, 'onView'> & { view: View }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.order}>
      <Field label={<Trans>Order</Trans>}>
        <Select
          value={view.sort}
          onChange={({ target }) => onView({ sort: target.value as View['sort'], page: 1, whole: true })}
        >
          {matchSorts.map((sort) => (
            <option key={sort} value={sort}>
              {i18n._(sortWords[sort])}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** Nothing is hidden without its count. */
function OtherLists({ asked, totals }: { asked: Asked; totals: Answer['totals'] }) {
  const { i18n, t } = useLingui();
  const { wishes, view } = asked;
  // of a name that was typed all stand above
  const others =
    listOf(asked) === 'all' ? [] : matchGroups.filter((group) => group !== listOf(asked) && totals[group] > 0);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t`Other lists`}>
      <ul className={styles.lines}>
        {others.map((group) => {
          const next = { ...view, group: group === 'match' && wishes.search === '' ? null : group, page: 1, shown: '' };
          return (
            <li key={group}>
              <Link href={`/unipair?${addressOf({ wishes, view: next })}`}>
                <span>{i18n._(listWords[group])}</span>
                <span className="num dim">{i18n.number(totals[group])}</span>
                <ChevronRight className="flip s" aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type PagesProps = { page: number; pages: number; busy: boolean; onPage: (page: number) => void };

function Pages({ page, pages, busy, onPage }: PagesProps) {
  const { i18n, t } = useLingui();
  if (pages < 2) return null;
  const [current, last] = [i18n.number(page), i18n.number(pages)];
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 && (
        <Button busy={busy} onClick={() => onPage(page - 1)}>
          <ArrowLeft className="flip" />
          <Trans>Previous</Trans>
        </Button>
      )}
      <span className="small dim num">
        <Trans>
          Page {current} of {last}
        </Trans>
      </span>
      {page < pages && (
        <Button busy={busy} onClick={() => onPage(page + 1)}>
          <Trans>Next</Trans>
          <ArrowRight className="flip" />
        </Button>
      )}
    </nav>
  );
}

import type { Output } from '@lantern/contract/endpoint';
import { comparedMax, matchGroups, matchSorts, matchTypes, type matchUniversities } from '@lantern/contract/matching';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Columns3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { Segments } from '#components/segments.tsx';
import { JudgedByLine } from './judged-by.tsx';
import { MatchCardView } from './match-card.tsx';
import styles from './matching.module.css';
import { labelWords } from './matching-words.ts';
import { NoMatches } from './no-matches.tsx';
import { Universities } from './universities.tsx';
import { type Asked, addressOf, type View, type Wishes } from './wishes.ts';

type Answer = Output<typeof matchUniversities>;
type ResultsProps = {
  asked: Asked;
  answer: Answer;
  at: number;
  copy: boolean;
  /** another page or order is on its way */
  busy: boolean;
  onView: (view: Partial<View>) => void;
  onWishes: (wishes: Wishes) => void;
};

const groupWords: Readonly<Record<View['group'], MessageDescriptor>> = {
  match: msg`Matches`,
  unlikely: msg`Probably not`,
  unlabelled: msg`Not enough known`,
  'cost-unknown': msg`Cost unknown`,
  'not-eligible': msg`Not eligible as published`,
};

const sortWords: Readonly<Record<View['sort'], MessageDescriptor>> = {
  fit: msg`Best fit`,
  chance: msg`Highest chance`,
  tuition: msg`Lowest cost of a year`,
};

export function Results({ asked, answer, at, copy, busy, onView, onWishes }: ResultsProps) {
  const { i18n } = useLingui();
  const { wishes, view } = asked;
  const [chosen, setChosen] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = addressOf(asked);
  const first = useRef(shown);
  // who turned the page or asked again begins at its top
  useEffect(() => {
    if (busy || first.current === shown) return;
    first.current = shown;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown, busy]);

  const choose = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const total = answer.totals[view.group];
  const balanced = view.group === 'match' && view.page === 1 ? answer.balanced : 0;
  const [begin, rest] =
    balanced > 0 ? [answer.matches.slice(0, balanced), answer.matches.slice(balanced)] : [answer.matches, []];
  const card = (match: Answer['matches'][number]) => (
    <MatchCardView
      key={match.id}
      match={match}
      wishes={wishes}
      rates={answer.rates}
      chosen={chosen.includes(match.id)}
      onChoose={(on) => choose(match.id, on)}
    />
  );
  return (
    <section className={styles.results} aria-busy={busy}>
      <div className="head">
        <h2 ref={heading} tabIndex={-1}>
          <Universities count={total} />
        </h2>
        <DataAge at={at} copy={copy} />
      </div>
      <JudgedByLine judged={answer.judged_by} />
      <Segments
        label={<Trans>Which ones</Trans>}
        choices={matchGroups.map((group) => ({
          value: group,
          label: `${i18n._(groupWords[group])} (${i18n.number(answer.totals[group])})`,
        }))}
        chosen={view.group}
        onChoose={(group) => onView({ group, page: 1 })}
      />
      {view.group === 'match' && total > 0 && <Balance balance={answer.balance} />}
      {view.group === 'unlikely' && (
        <p className="small dim">
          <Trans>
            An estimate speaks against them: over your budget, not in this language, or not open to your certificate.
            Nobody has read it on a page, so look for yourself. Each says what.
          </Trans>
        </p>
      )}
      {view.group === 'unlabelled' && (
        <p className="small dim">
          <Trans>
            Nothing is known of how hard they are to enter, so they have no label. Each says what would tell.
          </Trans>
        </p>
      )}
      {view.group === 'cost-unknown' && (
        <p className="small dim">
          <Trans>
            Their price is not known here, or what is known is due for review. So they are never within a budget.
          </Trans>
        </p>
      )}
      {view.group === 'not-eligible' && (
        <p className="small dim">
          <Trans>Something that they publish does not fit your record or your filters. Each says what.</Trans>
        </p>
      )}
      {answer.matches.length > 0 && (
        <>
          <div className={styles.order}>
            <Field label={<Trans>Order</Trans>}>
              <Select
                value={view.sort}
                onChange={({ target }) => onView({ sort: target.value as View['sort'], page: 1 })}
              >
                {matchSorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {i18n._(sortWords[sort])}
                  </option>
                ))}
              </Select>
            </Field>
            <p className="small dim">
              <OrderLine view={view} wishes={wishes} />
            </p>
          </div>
          {balanced > 0 && (
            <h3 className={styles.part_title}>
              <Trans>A balanced list to begin with</Trans>
            </h3>
          )}
          <ul className={styles.list}>{begin.map(card)}</ul>
          {balanced > 0 && rest.length > 0 && (
            <h3 className={styles.part_title}>
              <Trans>All others, by fit</Trans>
            </h3>
          )}
          {rest.length > 0 && <ul className={styles.list}>{rest.map(card)}</ul>}
        </>
      )}
      {answer.matches.length === 0 && <NoMatches asked={asked} answer={answer} onView={onView} onWishes={onWishes} />}
      {chosen.length > 0 && <CompareBar asked={asked} chosen={chosen} onClear={() => setChosen([])} />}
      <Pages page={view.page} pages={answer.pages} busy={busy} onPage={(page) => onView({ page })} />
    </section>
  );
}

function OrderLine({ view, wishes }: { view: View; wishes: Wishes }) {
  if (view.sort === 'fit' && wishes.search !== '') return <Trans>What is called most alike first.</Trans>;
  if (view.sort === 'fit')
    return (
      <Trans>
        First a balanced list: two safeties, four targets and two reaches, at most three of one country; then all by
        fit. Nothing paid changes the order.
      </Trans>
    );
  return <Trans>Nothing paid changes the order.</Trans>;
}

/** How many of each label there are: as a bar, and in words. */
function Balance({ balance }: { balance: Answer['balance'] }) {
  const { i18n } = useLingui();
  const sum = matchTypes.reduce((total, label) => total + balance[label], 0);
  if (sum === 0) return null;
  let from = 0;
  return (
    <div className={styles.balance}>
      <svg className="bar" aria-hidden="true">
        {matchTypes.map((label) => {
          const [start, width] = [from, (balance[label] / sum) * 100];
          from += width;
          return <rect key={label} className={styles[label]} x={`${start}%`} width={`${width}%`} height="100%" />;
        })}
      </svg>
      <p className={`small ${styles.key}`}>
        {matchTypes.map((label) => (
          <span key={label}>
            <svg aria-hidden="true">
              <rect className={styles[label]} width="100%" height="100%" rx="3" />
            </svg>
            {i18n._(labelWords[label])} <b className="num">{i18n.number(balance[label])}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

function CompareBar({ asked, chosen, onClear }: { asked: Asked; chosen: string[]; onClear: () => void }) {
  const { i18n } = useLingui();
  const [count, most] = [i18n.number(chosen.length), i18n.number(comparedMax)];
  const compare = chosen.slice(0, comparedMax);
  return (
    <div className={styles.compareBar}>
      <p role="status">
        {chosen.length === 1 && <Trans>1 chosen. Choose another one to compare them.</Trans>}
        {chosen.length > 1 && chosen.length <= comparedMax && <Trans>{count} chosen</Trans>}
        {chosen.length > comparedMax && (
          <Trans>
            {count} chosen. {most} fit side by side: take some out.
          </Trans>
        )}
      </p>
      {chosen.length > 1 && chosen.length <= comparedMax && (
        <ButtonLink look="main" href={`/unipair?${addressOf({ ...asked, view: { ...asked.view, compare } })}`}>
          <Columns3 />
          <Trans>Compare</Trans>
        </ButtonLink>
      )}
      <Button look="bare" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
    </div>
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

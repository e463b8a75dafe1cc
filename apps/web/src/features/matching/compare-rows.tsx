// The eight rows of a comparison: each with what it shows, and what of it makes two universities differ.
import type { MatchDetail } from '@lantern/contract/matching.results';
import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Remark } from '#components/badge.tsx';
import { listed } from '#components/listed.ts';
import styles from './compare.module.css';
import { GateBadge, MatchLabel } from './match-badges.tsx';
import { ApplyLine } from './match-card.tsx';
import { doorWords, gateName, languageName, usDollars } from './matching-words.ts';

export type Row = {
  id: string;
  name: ReactNode;
  /** the same for two universities that do not differ in it */
  key: (match: MatchDetail) => string;
  show: (match: MatchDetail, all: readonly MatchDetail[]) => ReactNode;
};

export function unlike({ key }: Row, matches: readonly MatchDetail[]): boolean {
  return matches.length < 2 || new Set(matches.map(key)).size > 1;
}

const gateOf = (match: MatchDetail, id: string) => match.gates.find(({ gate }) => gate === id);

/** The one with the lowest, where there is one. */
function isLowest(match: MatchDetail, all: readonly MatchDetail[], priceOf: (one: MatchDetail) => number | undefined) {
  const own = priceOf(match);
  const others = all.filter((one) => one !== match).map(priceOf);
  return own !== undefined && others.length > 0 && others.every((other) => other !== undefined && own < other);
}

const costOf = ({ year }: MatchDetail) => (year && !year.total ? year.usd.low : undefined);

export function comparedRows(i18n: I18n): Row[] {
  const gateRow = (id: 'english' | 'grade'): Row => ({
    id,
    name: gateName(id, i18n),
    key: (match) => `${gateOf(match, id)?.state} ${gateOf(match, id)?.estimate}`,
    show: (match) => {
      const gate = gateOf(match, id);
      return gate && gate.reason !== 'not-asked' && <GateBadge gate={gate} />;
    },
  });
  return [
    {
      id: 'label',
      name: <Trans>How hard to get in</Trans>,
      key: ({ matchType, chance }) => `${matchType} ${chance?.lower} ${chance?.upper}`,
      show: (match) => (
        <div className={styles.column}>
          <MatchLabel match={match} />
          {match.chance && <Chance chance={match.chance} i18n={i18n} />}
        </div>
      ),
    },
    {
      id: 'year',
      name: <Trans>A year with living costs</Trans>,
      key: ({ year }) => JSON.stringify(year?.usd ?? null),
      show: (match, all) => {
        const { year } = match;
        if (!year) return null;
        if (year.paid_post) return <Trans>A paid post, no tuition</Trans>;
        const { low, high } = year.usd;
        return (
          <div className={styles.column}>
            <b className="num">
              {low === high ? usDollars(low, i18n) : `${usDollars(low, i18n)} – ${usDollars(high, i18n)}`}
            </b>
            {isLowest(match, all, costOf) && (
              <Remark tone="ok" icon={CircleCheck}>
                <Trans>the cheapest</Trans>
              </Remark>
            )}
          </div>
        );
      },
    },
    {
      id: 'door',
      name: <Trans>With my certificate</Trans>,
      key: ({ door }) => `${door.kind} ${door.estimate}`,
      show: ({ door: { kind, estimate } }) => {
        const words = kind && i18n._(doorWords[kind]);
        return words && (estimate ? <Trans>{words} (probably)</Trans> : words);
      },
    },
    {
      id: 'apply',
      name: <Trans>When to apply</Trans>,
      key: ({ apply }) => JSON.stringify(apply),
      show: ({ apply }) => apply && <ApplyLine apply={apply} />,
    },
    gateRow('english'),
    gateRow('grade'),
    {
      id: 'languages',
      name: <Trans>Taught in</Trans>,
      key: ({ languages }) => [...languages].sort().join(),
      show: ({ languages }) =>
        listed(
          languages.map((code) => languageName(code, i18n)),
          i18n,
        ),
    },
    {
      id: 'fees',
      name: <Trans>Fee to apply</Trans>,
      key: (match) => JSON.stringify(match.facts.find(({ key }) => key === 'application_fee')?.value ?? null),
      show: ({ facts }) => {
        const fee = facts.find(({ key }) => key === 'application_fee');
        if (!fee || fee.state === 'unknown') return null;
        if (fee.state === 'none') return <Trans>None</Trans>;
        return typeof fee.value === 'number' ? `${fee.currency ?? ''} ${i18n.number(fee.value)}` : null;
      },
    },
  ];
}

function Chance({ chance, i18n }: { chance: NonNullable<MatchDetail['chance']>; i18n: I18n }) {
  const [lower, upper] = [i18n.number(chance.lower), i18n.number(chance.upper)];
  return (
    <span className="small">
      <Trans>
        {lower}–{upper} in 100
      </Trans>
    </span>
  );
}

import type { MatchChange, MatchDetail } from '@lantern/contract/matching.results';
import { useLingui } from '@lingui/react/macro';
import { factName } from './match-fact.tsx';

type FactLinksProps = { ids: readonly string[]; facts: MatchDetail['facts'] };

/** Links to the facts that something was judged by; they stand on the same page. */
export function FactLinks({ ids, facts }: FactLinksProps) {
  const { i18n } = useLingui();
  const used = facts.filter(({ _id }) => ids.includes(_id));
  return used.map((fact, index) => (
    <span key={fact._id}>
      {index > 0 && ' · '}
      <a href={`#fact-${fact._id}`}>{factName(fact.key, i18n)}</a>
    </span>
  ));
}

type Judged = Pick<MatchDetail, 'gates' | 'factors' | 'facts'>;
type Factor = MatchDetail['factors'][number];

/** What the chance was reckoned from: the share admitted, and the middle halves that the student was held against. */
export function factsOfChance({ factors, facts }: Judged): string[] {
  const rates = facts.filter(({ key }) => key === 'admission_rate').map(({ _id }) => _id);
  return [...rates, ...factors.filter(({ basis }) => basis === 'middle-half').flatMap((factor) => factor.facts)];
}

const admissionTests = ['sat', 'act', 'act-four'];

function factorOf(change: MatchChange): Factor['factor'] | undefined {
  if (change.kind === 'grade') return 'strength';
  if (change.kind === 'budget') return 'cost';
  if (change.kind === 'score') return admissionTests.includes(change.edition) ? 'strength' : 'english';
  if (change.kind === 'door') return 'door';
  return undefined;
}

/** What a change was measured against: the facts of the gate that it opens, and of the factor that it raises. */
export function factsOfChange(change: MatchChange, { gates, factors }: Judged): string[] {
  const gate = change.kind === 'find' ? change.gate : change.effect.gate;
  const factor = factorOf(change);
  return [
    ...gates.filter((one) => one.gate === gate).flatMap(({ facts }) => facts),
    ...factors.filter((one) => one.factor === factor).flatMap(({ facts }) => facts),
  ];
}

/** The keys of the facts that the gates, and the smallest change, of a match were judged by. */
export function factKeysBehind(match: Judged & Pick<MatchDetail, 'changes'>): string[] {
  const ids = match.gates.flatMap(({ facts }) => facts);
  if (match.changes[0]) ids.push(...factsOfChange(match.changes[0], match));
  return match.facts.filter(({ _id }) => ids.includes(_id)).map(({ key }) => key);
}

// The list that comes first: what a counsellor would put on the table.
import { assumptions } from './assumptions.ts';
import type { Label } from './label.ts';
import type { Listed } from './listed.ts';

const { balance } = assumptions;

/** Eight in all. */
const balancedSize = balance.safety + balance.target + balance.reach;

/** Those whose usual entry is lowest first; of the same, by fit. */
const nearestOf = (reaches: readonly Listed[]) => reaches.toSorted((a, b) => a.hardness - b.hardness);

/**
 * Of matches in the order of their fit, up to eight: two safeties, four targets, two reaches, at most three of one country
 * (unless one was asked for); what there is too little of is filled up with the best of the others. The cheapest target
 * and the hardest reach are seen where they fit at all. Where everything is a reach, the nearest ones come instead: the
 * hardest would be no plan.
 */
export function pickBalanced(ordered: readonly Listed[], isOneCountry: boolean): Listed[] {
  const picked = new Set<Listed>();
  const ofCountry = new Map<string, number>();
  const take = (one: Listed | undefined) => {
    if (!one || picked.has(one) || picked.size >= balancedSize) return false;
    const count = ofCountry.get(one.of.country) ?? 0;
    if (!isOneCountry && count >= balance.ofOneCountry) return false;
    picked.add(one);
    ofCountry.set(one.of.country, count + 1);
    return true;
  };
  const labelled = (label: Label) => ordered.filter((one) => one.label === label);
  const best = (all: readonly Listed[], compare: (a: Listed, b: Listed) => number) => all.toSorted(compare)[0];
  const fill = (all: readonly Listed[], most: number) => {
    let count = all.filter((one) => picked.has(one)).length;
    for (const one of all) if (count < most && take(one)) count++;
  };
  const [safeties, targets, reaches] = [labelled('safety'), labelled('target'), labelled('reach')];
  // of the better half by fit, so that price or name alone brings nobody here
  const half = (all: readonly Listed[]) => all.slice(0, Math.ceil(all.length / 2));
  take(best(half(targets), (a, b) => a.price - b.price));
  if (targets.length + safeties.length === 0) fill(nearestOf(reaches), balancedSize);
  else take(best(half(reaches), (a, b) => b.hardness - a.hardness));
  fill(safeties, balance.safety);
  fill(targets, balance.target);
  fill(reaches, balance.reach);
  fill([...targets, ...safeties, ...reaches], balancedSize);
  const order: readonly (Label | null)[] = ['safety', 'target', 'reach'];
  const place = new Map(ordered.map((one, index) => [one, index]));
  return [...picked].sort(
    (a, b) => order.indexOf(a.label) - order.indexOf(b.label) || (place.get(a) ?? 0) - (place.get(b) ?? 0),
  );
}

// Ticks of tasks that belong to a checklist or a test plan: read and kept where the thing is, so that both say the same,
// also without a connection.
import type { PlannedTask, TickPlace } from '@lantern/contract/dashboard';
import { type TestId, testIds } from '@lantern/contract/test-ids';
import { useSettlementPlan, useTicks } from '#features/checklists/checklists.api.ts';
import { usePrepTicks, useTestPlans } from '#features/planners/planners.api.ts';

const last = (id: string) => id.slice(id.lastIndexOf(':') + 1);
/** Of `prep:ielts:item:first-test`: the test. */
const testOf = (id: string): TestId | undefined => testIds.find((test) => id.startsWith(`prep:${test}:`));

export type TicksElsewhere = ReturnType<typeof useTicksElsewhere>;

export function useTicksElsewhere() {
  const ticks = useTicks();
  const settlement = useSettlementPlan();
  const prep = usePrepTicks();
  const { all: plans } = useTestPlans();

  function isTicked({ id, ticked_in }: PlannedTask): boolean | undefined {
    if (ticked_in === 'settlement-own') return settlement.plan.own_items.find((item) => item.id === last(id))?.done;
    if (ticked_in === 'test-prep') {
      const plan = plans.find(({ test }) => test === testOf(id));
      return plan && prep.isKnown ? prep.doneOf(plan.test, plan.plan.start).has(last(id)) : undefined;
    }
    const tick = ticks.get(id);
    if (!tick) return ticks.isKnown ? false : undefined;
    return tick.state === 'completed' || tick.state === 'done';
  }

  /** Ticks it where it belongs, and answers what takes that back. */
  function tick(id: string, place: TickPlace, done: boolean, today: string): () => void {
    if (place === 'settlement-own') {
      const keep = (state: boolean) =>
        settlement.save({
          ...settlement.plan,
          own_items: settlement.plan.own_items.map((item) => (item.id === last(id) ? { ...item, done: state } : item)),
        });
      keep(done);
      return () => keep(!done);
    }
    const test = testOf(id);
    if (place === 'test-prep') {
      if (!test) return () => undefined;
      prep.put(test, last(id), done ? today : null);
      return () => prep.put(test, last(id), done ? null : today);
    }
    const open = { state: place === 'visa' ? ('pending' as const) : ('open' as const), document_id: null };
    const before = ticks.get(id) ?? open;
    const isDone = { ...before, state: place === 'visa' ? ('completed' as const) : ('done' as const) };
    ticks.put(id, done ? isDone : { ...before, state: open.state });
    return () => ticks.put(id, before);
  }

  return { isTicked, tick };
}

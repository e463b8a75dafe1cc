// What of visas and arriving has a day: for tasks, reminders and calendars, which ask.
import { addDays } from '@lantern/abroad/days';
import { offerItems, stepsBeforeOffer } from '@lantern/content/abroad/visa-items';
import { countryName } from '@lantern/content/countries';
import {
  isOnceStep,
  type SettlementPlan,
  type VisaPlan,
  visaItemTick,
  visaStepKey,
} from '@lantern/contract/checklists';
import {
  isSettledByPaper,
  isThere,
  type KeptTick,
  paperState,
  type VaultPaper,
} from '@lantern/contract/checklists.papers';
import type { DatedEntry } from '#feature/dated-entry.ts';
import { arrivalPackIn, visaPackIn } from './checklists.packs.ts';

export type Ticks = ReadonlyMap<string, KeptTick>;

const ofVisa = { group: 'documents' } as const;
/** A day that the student may choose otherwise. */
const wholeDay = { time: null, zone: null, isMovable: true };

export type OfVisa = {
  country: string;
  plan: VisaPlan;
  ticks: Ticks;
  papers: readonly VaultPaper[];
  citizenship: string;
  language: string;
  /** a university there has said yes */
  hasOffer: boolean;
};

/**
 * The steps of a visa that are to do, and which of them are done: ticked, or settled by a paper that is ticked or in the
 * vault. What a student does not need, by their nationality or by their own word, is nothing to do.
 */
export function visaSteps({ country, plan, ticks, papers, citizenship, language }: Omit<OfVisa, 'hasOffer'>) {
  const nationality = plan.nationality ?? citizenship;
  const { steps, items } = visaPackIn(country, language);
  const tickOf = (item: string) => visaItemTick((key) => ticks.get(key), country, item);
  const isDone = (step: (typeof steps)[number]) => {
    const state = ticks.get(visaStepKey(country, step.id))?.state;
    const item = items.find(({ id }) => id === step.item);
    if (state === 'completed' || !item || !isSettledByPaper(step)) return state === 'completed';
    return isThere(paperState(item, tickOf(item.id), papers, plan.intake));
  };
  const isNeeded = (itemId: string | null) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return true;
    const state = tickOf(item.id)?.state;
    return !item.not_needed_for.includes(nationality) && state !== 'not-needed';
  };
  return steps
    .filter(({ kind, item }) => kind === 'due' && isNeeded(item))
    .map((step) => ({ ...step, isDone: isDone(step) }));
}

/** Whoever has begun what follows an offer has one, also where the list of universities does not say so. */
function hasBegun(country: string, ticks: Ticks): boolean {
  const begun = new Set(['done', 'completed', 'in-progress']);
  return [...ticks].some(([key, { state }]) => {
    const [, place, kind, id = ''] = key.split(':');
    if (place !== country || !begun.has(state)) return false;
    return kind === 'step' ? !stepsBeforeOffer.has(id) : kind === 'item' && offerItems.has(id);
  });
}

/** What waits for an offer is no task before there is one. */
export function datedOfVisa({ hasOffer, ...visa }: OfVisa): DatedEntry[] {
  const { country, plan, ticks, language } = visa;
  const link = `/visa?country=${country}`;
  const appointments = plan.appointments.map(
    ({ id, title, day, time, zone }): DatedEntry => ({
      id: `visa:${country}:appointment:${id}`,
      title,
      date: day,
      time,
      zone: time ? zone : null,
      kind: 'visa-appointment',
      ...ofVisa,
      link,
      isDone: false,
    }),
  );
  const { intake } = plan;
  if (!intake) return appointments;
  const place = countryName(country, language);
  const isOpen = hasOffer || appointments.length > 0 || hasBegun(country, ticks);
  return [
    ...appointments,
    ...visaSteps(visa)
      .filter(({ id }) => isOpen || stepsBeforeOffer.has(id))
      .map(
        ({ id, title, weeks, isDone }): DatedEntry => ({
          id: visaStepKey(country, id),
          // several destinations have steps of one name
          title: isOnceStep(id) ? title : `${place}: ${title}`,
          date: addDays(intake, weeks * 7),
          ...wholeDay,
          kind: 'visa-step',
          tickedIn: 'visa',
          ...ofVisa,
          link,
          isDone,
        }),
      ),
  ];
}

/** What several destinations ask for once has the day of the one that needs it first. */
export function onceEach(entries: readonly DatedEntry[]): DatedEntry[] {
  const first = new Map<string, DatedEntry>();
  for (const entry of entries) {
    const before = first.get(entry.id);
    if (!before || entry.date < before.date) first.set(entry.id, entry);
  }
  return [...first.values()];
}

type OfSettlement = { plan: SettlementPlan; ticks: Ticks; language: string; hasOffer: boolean };

/** Settling in waits for an offer or a booked journey; what the student wrote down does not. */
export function datedOfSettlement({ plan, ticks, language, hasOffer }: OfSettlement): DatedEntry[] {
  const link = '/settlement';
  const own = plan.own_items.flatMap(({ id, title, day, done }): DatedEntry[] =>
    day
      ? [
          {
            id: `settlement:own:${id}`,
            title,
            date: day,
            ...wholeDay,
            kind: 'settlement',
            tickedIn: 'settlement-own',
            link,
            isDone: done,
          },
        ]
      : [],
  );
  const { arrival } = plan;
  const hasTicked = [...ticks].some(([key, { state }]) => key.startsWith('settlement:') && state === 'done');
  if (!arrival || !(hasOffer || plan.flight || hasTicked)) return own;
  const items = arrivalPackIn(plan.country ?? 'XX', language).items;
  const entries = items
    .filter(({ id }) => ticks.get(`settlement:${id}`)?.state !== 'not-needed')
    .map(
      ({ id, title, days }): DatedEntry => ({
        id: `settlement:${id}`,
        title,
        date: addDays(arrival, days),
        ...wholeDay,
        kind: 'settlement',
        tickedIn: 'settlement',
        link,
        isDone: ticks.get(`settlement:${id}`)?.state === 'done',
      }),
    );
  return [...own, ...entries];
}

// What of visas and arriving has a day: for tasks, reminders and calendars, which ask.
import { addDays } from '@lantern/abroad/days';
import { countryName } from '@lantern/content/countries';
import {
  isOnceStep,
  type SettlementPlan,
  type TickState,
  type VisaPlan,
  visaStepKey,
} from '@lantern/contract/checklists';
import type { DatedThing } from '#dated-thing.ts';
import { arrivalPackIn, visaPackIn } from './checklists.packs.ts';

export type Ticks = ReadonlyMap<string, TickState>;

const ofVisa = { group: 'documents' } as const;
/** A day that the student may choose otherwise. */
const wholeDay = { time: null, zone: null, isMovable: true };

type OfVisa = { country: string; plan: VisaPlan; ticks: Ticks; citizenship: string; language: string };

/** What a student does not need, by their nationality or by their own word, is nothing to do. */
export function datedOfVisa({ country, plan, ticks, citizenship, language }: OfVisa): DatedThing[] {
  const link = `/visa?country=${country}`;
  const appointments = plan.appointments.map(
    ({ id, title, day, time, zone }): DatedThing => ({
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
  const nationality = plan.nationality ?? citizenship;
  if (!intake) return appointments;
  const place = countryName(country, language);
  const pack = visaPackIn(country, language);
  const isNeeded = (itemId: string | null) => {
    const item = pack.items.find(({ id }) => id === itemId);
    if (!item) return true;
    return !item.not_needed_for.includes(nationality) && ticks.get(`visa:${country}:item:${item.id}`) !== 'not-needed';
  };
  const steps = pack.steps.filter(({ kind, item }) => kind === 'due' && isNeeded(item));
  return [
    ...appointments,
    ...steps.map(
      ({ id, title, weeks }): DatedThing => ({
        id: visaStepKey(country, id),
        // several destinations have steps of one name
        title: isOnceStep(id) ? title : `${place}: ${title}`,
        date: addDays(intake, weeks * 7),
        ...wholeDay,
        kind: 'visa-step',
        tickedIn: 'visa',
        ...ofVisa,
        link,
        isDone: ticks.get(visaStepKey(country, id)) === 'completed',
      }),
    ),
  ];
}

/** What several destinations ask for once has the day of the one that needs it first. */
export function onceEach(things: readonly DatedThing[]): DatedThing[] {
  const first = new Map<string, DatedThing>();
  for (const thing of things) {
    const before = first.get(thing.id);
    if (!before || thing.date < before.date) first.set(thing.id, thing);
  }
  return [...first.values()];
}

export function datedOfSettlement(plan: SettlementPlan, ticks: Ticks, language: string): DatedThing[] {
  const link = '/settlement';
  const own = plan.own_items.flatMap(({ id, title, day, done }): DatedThing[] =>
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
  if (!arrival) return own;
  const items = arrivalPackIn(plan.country ?? 'XX', language).items;
  const things = items
    .filter(({ id }) => ticks.get(`settlement:${id}`) !== 'not-needed')
    .map(
      ({ id, title, days }): DatedThing => ({
        id: `settlement:${id}`,
        title,
        date: addDays(arrival, days),
        ...wholeDay,
        kind: 'settlement',
        tickedIn: 'settlement',
        link,
        isDone: ticks.get(`settlement:${id}`) === 'done',
      }),
    );
  return [...own, ...things];
}

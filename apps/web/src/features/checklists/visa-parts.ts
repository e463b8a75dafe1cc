// The steps of a visa as six parts, and in each part its lines: a paper, a task, or a task that its paper settles.
import { addDays, type Day, daysBetween } from '@lantern/abroad/days';
import { type DatedStep, datedSteps, dayToDo } from '@lantern/abroad/timeline';
import { offerItems, stepsBeforeOffer, type VisaItemId, type VisaStepId } from '@lantern/content/abroad/visa-items';
import { type PackItem, type VisaPack, visaItemTick, visaStepKey } from '@lantern/contract/checklists';
import {
  isSettledByPaper,
  isThere,
  type KeptTick,
  type PaperState,
  paperState,
} from '@lantern/contract/checklists.papers';
import type { VaultDocument } from '@lantern/contract/documents';
import { type Holder, type Need, needOf } from '#components/wanted-papers.ts';

export const parts = ['passport', 'place', 'money', 'papers', 'apply', 'after'] as const;
export type Part = (typeof parts)[number];

const partOfStep: Record<VisaStepId, Part> = {
  'renew-passport': 'passport',
  'accept-offer': 'place',
  'pay-deposit': 'place',
  'collect-papers': 'papers',
  'book-english': 'papers',
  'open-blocked-account': 'money',
  'move-funds': 'money',
  'start-funds-clock': 'money',
  'ask-i20': 'place',
  'pay-sevis': 'apply',
  'fill-ds160': 'apply',
  'book-interview': 'apply',
  'attend-interview': 'apply',
  'ask-cas': 'place',
  'take-tb-test': 'papers',
  'ask-pal': 'place',
  'get-coe': 'place',
  'take-medical': 'papers',
  'apply-online': 'apply',
  'give-biometrics': 'apply',
  'get-decision': 'apply',
  'earliest-application': 'apply',
  'earliest-entry': 'after',
  'get-aps': 'papers',
  'ask-appointment': 'apply',
  'attend-appointment': 'apply',
  'open-eef-file': 'place',
  'eef-interview': 'place',
  'send-papers': 'apply',
  'university-files': 'apply',
  'collect-mvv': 'apply',
  'register-solar': 'place',
  'fill-eform16': 'apply',
  'get-ipa': 'apply',
  'collect-pass': 'after',
  'fill-avats': 'apply',
  'ask-coe-japan': 'place',
  'apply-embassy': 'apply',
  'ask-val': 'place',
  'pre-enrol': 'place',
  'buy-insurance': 'papers',
  'book-flight': 'after',
  'register-city': 'after',
  'register-permit': 'after',
};

/** Papers that are not collected with the others; most of them come with a step of their own. */
const partOfItem: Partial<Record<VisaItemId, Part>> = {
  passport: 'passport',
  offer: 'place',
  loa: 'place',
  i20: 'place',
  cas: 'place',
  coe: 'place',
  pal: 'place',
  val: 'place',
  solar: 'place',
  universitaly: 'place',
  'campus-france': 'place',
  'certificate-of-eligibility': 'place',
  'fees-paid': 'place',
  funds: 'money',
  'blocked-account': 'money',
  sevis: 'apply',
  ds160: 'apply',
  interview: 'apply',
  biometrics: 'apply',
  mvv: 'apply',
  eform16: 'apply',
  avats: 'apply',
};

/** What nobody has before a university says yes, or what would be too old if it were fetched early. */
const comesLater: ReadonlySet<string> = new Set<VisaItemId>([
  'offer',
  'loa',
  'i20',
  'cas',
  'coe',
  'pal',
  'val',
  'solar',
  'certificate-of-eligibility',
  'fees-paid',
  'insurance',
  'oshc',
  'accommodation',
  'antecedents',
  'sevis',
  'ds160',
  'interview',
  'biometrics',
  'mvv',
  'eform16',
  'avats',
  'medical',
  'tb',
  'police',
  'atas',
  'form',
]);

export type VisaLine = {
  id: string;
  part: Part;
  title: string;
  item?: PackItem;
  step?: VisaPack['steps'][number];
  dated: DatedStep | undefined;
  /** by when, where the first day of the course is known: a paper without a step of its own, before the application */
  due: Day | undefined;
  need: Need;
  paper?: PaperState;
  state: 'done' | 'open' | 'later' | 'not-needed' | 'opens';
  /** for what comes later: when it is time to ask for it, where the first day of the course is known */
  from: Day | undefined;
  /** counted among what has to be there */
  isWanted: boolean;
};

type Visa = {
  pack: VisaPack;
  holder: Holder;
  intake: Day | null;
  today: Day;
  /** from when the student plans here: what was due before it is not late */
  since: Day | null;
  tickOf: (key: string) => KeptTick | undefined;
  /** a day that the student chose for a step, or that another destination sets */
  chosenOf: (step: string) => Day | undefined;
  /** the last day to apply there, while no offer can be there yet */
  closes?: Day | undefined;
  papers: readonly VaultDocument[];
};

const stepsOf = (pack: VisaPack, item: PackItem) =>
  pack.steps.find((step) => step.item === item.id && isSettledByPaper(step));

const laterOf = (day: Day, other: Day | undefined) => (other && other > day ? other : day);

/** Each paper once and each step once, in the order of their days, with those steps that have a day. */
export function visaLines({ pack, holder, intake, today, since, tickOf, chosenOf, closes, papers }: Visa) {
  const { country } = pack;
  const isCompleted = (id: string) => tickOf(visaStepKey(country, id))?.state === 'completed';
  const seen = pack.items.map((item) => {
    const need = needOf(item, holder);
    const tick = visaItemTick(tickOf, country, item.id);
    const paper: PaperState = need === 'not-needed' ? { state: need } : paperState(item, tick, papers, intake);
    return { item, need, paper, step: stepsOf(pack, item) };
  });
  const isNeeded = (itemId: string | null) => seen.find(({ item }) => item.id === itemId)?.paper.state !== 'not-needed';
  // what is not needed is no task
  const steps = pack.steps.filter(({ item }) => isNeeded(item));
  const settled = new Set(seen.filter(({ paper }) => isThere(paper)).map(({ step }) => step?.id));
  const done = new Set(steps.map(({ id }) => id).filter((id) => isCompleted(id) || settled.has(id)));
  // whoever has begun what follows an offer has one, whatever the list of universities says
  const hasBegun =
    steps.some(({ id }) => isCompleted(id) && !stepsBeforeOffer.has(id)) ||
    seen.some(({ item, paper }) => offerItems.has(item.id) && isThere(paper));
  const notBefore = hasBegun ? undefined : closes;
  const holds = (id: string) => (stepsBeforeOffer.has(id) ? undefined : notBefore);
  const dated = intake
    ? datedSteps(
        steps.map(({ id, weeks, kind }) => {
          return { id, days: weeks * 7, kind, chosen: chosenOf(id), notBefore: holds(id) };
        }),
        intake,
        { today, since },
        done,
      )
    : [];
  const datedOf = (id: string | undefined) => dated.find((step) => step.id === id);
  /** the day of the application, by which every paper has to be there */
  const asked = pack.steps.find(({ id, kind }) => kind === 'due' && partOfStep[id as VisaStepId] === 'apply');

  const ofItems = seen.map(({ item, need, paper, step }): VisaLine => {
    const last = step ?? asked;
    const counted = intake ? dayToDo(addDays(intake, (last?.weeks ?? 0) * 7), since, today) : undefined;
    const due = counted && laterOf(counted, last && holds(last.id));
    const weeks = (step ?? pack.steps.find((one) => one.item === item.id) ?? asked)?.weeks ?? 0;
    const from = intake ? laterOf(addDays(intake, (weeks - item.weeks) * 7), notBefore) : undefined;
    const isLater = paper.state === 'missing' && comesLater.has(item.id) && (from === undefined || from > today);
    const isDone = isThere(paper);
    return {
      id: item.id,
      part: partOfItem[item.id as VisaItemId] ?? 'papers',
      title: item.title,
      item,
      ...(step && { step }),
      dated: datedOf(step?.id),
      due,
      need,
      paper,
      state: paper.state === 'not-needed' ? 'not-needed' : isDone ? 'done' : isLater ? 'later' : 'open',
      from: isLater ? from : undefined,
      isWanted: paper.state !== 'not-needed' && need !== 'optional',
    };
  });
  const merged = new Set(seen.map(({ step }) => step?.id));
  const ofSteps = pack.steps
    .filter(({ id }) => !merged.has(id))
    .map((step): VisaLine => {
      const state = done.has(step.id) ? 'done' : step.kind === 'opens' ? 'opens' : 'open';
      return {
        id: step.id,
        part: partOfStep[step.id as VisaStepId] ?? 'papers',
        title: step.title,
        step,
        dated: datedOf(step.id),
        due: datedOf(step.id)?.day,
        need: 'required',
        state: isNeeded(step.item) ? state : 'not-needed',
        from: undefined,
        isWanted: step.kind === 'due' && isNeeded(step.item),
      };
    });
  const weeksOf = ({ step, item }: VisaLine) => step?.weeks ?? (item && asked ? asked.weeks - item.weeks : 0);
  const lines = [...ofItems, ...ofSteps].sort((a, b) => weeksOf(a) - weeksOf(b));
  return { lines, dated };
}

const isDue = (line: VisaLine) => line.isWanted && line.state === 'open';

/** What to do now: what is late or due today, then what comes first; without days the first thing that can be done. */
export function nextOf(lines: readonly VisaLine[]): VisaLine | undefined {
  const due = lines.filter(isDue);
  return (
    due.find(({ dated }) => dated?.state === 'late' || dated?.state === 'today') ??
    due.find(({ dated }) => dated?.state === 'ahead') ??
    parts.flatMap((part) => due.filter((line) => line.part === part))[0]
  );
}

/** What can be done first, then what comes later, what is done, what is not needed. */
const order: VisaLine['state'][] = ['open', 'opens', 'later', 'done', 'not-needed'];
export const inOrder = (lines: readonly VisaLine[]) =>
  lines.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));

/** How far one part is, and by when the next of it is due. A part in which nothing is asked for is not needed. */
export function partState(lines: readonly VisaLine[], today: Day) {
  const wanted = lines.filter(({ isWanted }) => isWanted);
  const done = wanted.filter(({ state }) => state === 'done').length;
  const isDone = done === wanted.length;
  const [day] = wanted.flatMap(({ state, due }) => (state !== 'done' && due ? [due] : [])).sort();
  const next = day === undefined ? undefined : { day, daysLate: Math.max(0, daysBetween(day, today)) };
  return { done, all: wanted.length, isDone, isNeeded: wanted.length > 0, next };
}

/** The papers alone: completed over total; an optional one holds nothing back. */
export function papersThere(lines: readonly VisaLine[]) {
  const wanted = lines.filter(({ item, isWanted }) => item && isWanted);
  return { there: wanted.filter(({ state }) => state === 'done').length, all: wanted.length };
}

import { fromMain } from '@lantern/abroad/currencies';
import type { MatchFact } from '@lantern/contract/matching.results';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Remark } from '#components/badge.tsx';
import { formatDay, formatKnownDay } from '#components/dates.ts';
import { Addition } from '#components/lazy.tsx';
import { listed } from '#components/listed.ts';
import { formatMoney } from '#components/money.ts';
import { FactFrame } from '#components/world-fact.tsx';
import { factAtHome } from '#features/finance/at-home.api.ts';
import {
  controlWords,
  doorWords,
  fieldName,
  languageName,
  levelWords,
  operatingWords,
  regionName,
  standingWords,
  timeOfYear,
} from './matching-words.ts';
import { ReportButton } from './report-button.tsx';

const keyWords: Readonly<Record<string, MessageDescriptor>> = {
  levels: msg`Levels offered`,
  fields: msg`Main fields`,
  teaching_languages: msg`Languages of teaching`,
  control: msg`Who runs it`,
  operating: msg`Whether it is open`,
  standing: msg`Standing, an editor’s opinion`,
  tuition: msg`Tuition`,
  semester_contribution: msg`Contribution besides tuition`,
  application_fee: msg`Application fee`,
  living_cost: msg`Living costs`,
  ielts_min: msg`IELTS minimum`,
  toefl_min: msg`TOEFL minimum, of 120`,
  toefl_2026_min: msg`TOEFL minimum, of 6`,
  duolingo_min: msg`Duolingo minimum`,
  pte_min: msg`PTE minimum`,
  cambridge_min: msg`Cambridge English minimum`,
  min_grade: msg`Minimum grade`,
  min_grade_words: msg`Minimum grade, in the university’s words`,
  admission_rule: msg`How admission works`,
  admission_rate: msg`Share of applicants who get in`,
  sat_range: msg`SAT, middle half`,
  act_range: msg`ACT, middle half`,
  grade_range: msg`GPA, middle half`,
  completion_rate: msg`Share of students who finish`,
  application_window: msg`When applications are usually taken`,
  application_deadline: msg`Deadline`,
  door: msg`Which certificates they accept`,
  door_rule: msg`General rule of entry`,
  typical_offer: msg`Who usually gets a place`,
  english_share: msg`Programmes taught in English`,
  doctorate_paid: msg`Doctorate as a paid post`,
};

export function factName(key: string, i18n: I18n): string {
  const word = keyWords[key];
  return word ? i18n._(word) : key;
}

const residencyWords: Readonly<Record<string, MessageDescriptor>> = {
  international: msg`international students`,
  'non-eu': msg`students from outside the EU`,
  eu: msg`EU students`,
  home: msg`home students`,
  'out-of-state': msg`students from another state`,
};

/** For whom and when it holds, in one line. */
function scopeOf({ level, field, residency, period, qualification }: MatchFact, i18n: I18n): string {
  const levelWord = level && levelWords[level as keyof typeof levelWords];
  const who = residency && residencyWords[residency];
  return [
    level && (levelWord ? i18n._(levelWord) : level),
    field && fieldName(field, i18n),
    residency && (who ? i18n._(who) : regionName(residency, i18n)),
    qualification?.replace(/^[A-Z]{2}-/, ''),
    period,
  ]
    .filter(Boolean)
    .join(' · ');
}

function nameIn(key: string, code: string, i18n: I18n): string {
  if (key === 'fields') return fieldName(code, i18n);
  if (key === 'teaching_languages') return languageName(code, i18n);
  const level = levelWords[code as keyof typeof levelWords];
  return level ? i18n._(level) : code;
}

function FactValue({ fact }: { fact: MatchFact }): ReactNode {
  const { i18n } = useLingui();
  const { key, state, value, unit, currency } = fact;
  if (state === 'none') return <Trans>None</Trans>;
  if (state === 'unknown' || value === null) return <Trans>Unknown</Trans>;
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  if (Array.isArray(value))
    return listed(
      value.map((code) => nameIn(key, code, i18n)),
      i18n,
    );
  if (typeof value === 'string') return <TextValue fact={fact} text={value} />;
  if (typeof value === 'object' && 'opens' in value) return <WindowValue {...value} />;
  const one = (figure: number) => {
    if (currency) return formatMoney(fromMain(figure, currency), currency, i18n);
    if (unit === 'share') return i18n.number(figure, { style: 'percent', maximumFractionDigits: 1 });
    return i18n.number(figure, { useGrouping: false });
  };
  const figure = typeof value === 'number' ? one(value) : `${one(value.low)} – ${one(value.high)}`;
  return (
    <>
      {figure} <UnitWord unit={unit} />
    </>
  );
}

function TextValue({ fact: { key }, text }: { fact: MatchFact; text: string }) {
  const { i18n } = useLingui();
  if (key === 'door') return <DoorWords door={text} />;
  const word =
    key === 'operating'
      ? operatingWords[text as 'closed']
      : key === 'control'
        ? controlWords[text as 'public']
        : key === 'standing' && standingWords[text as 'top50'];
  if (word) return i18n._(word);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text, i18n);
  return <span lang="en">{text}</span>;
}

function DoorWords({ door }: { door: string }) {
  const { i18n } = useLingui();
  const words = doorWords[door as keyof typeof doorWords];
  return words ? i18n._(words) : door;
}

function WindowValue({ opens, closes, rolling }: { opens: string | null; closes: string | null; rolling?: boolean }) {
  const { i18n } = useLingui();
  const [from, until] = [opens && timeOfYear(opens, i18n), closes && timeOfYear(closes, i18n)];
  return (
    <>
      {from && <Trans>Usually from {from}</Trans>}
      {from && until && ' · '}
      {until && <Trans>usually until {until}</Trans>}
      {rolling && <Trans>No fixed end</Trans>}
    </>
  );
}

function UnitWord({ unit }: { unit: string | null }) {
  switch (unit) {
    case 'year':
      return <Trans>a year</Trans>;
    case 'semester':
      return <Trans>a semester</Trans>;
    case 'month':
      return <Trans>a month</Trans>;
    case 'week':
      return <Trans>a week</Trans>;
    case 'credit':
      return <Trans>a credit</Trans>;
    case 'programme':
    case 'course':
      return <Trans>for the whole programme</Trans>;
    default:
      return <GradeUnit unit={unit} />;
  }
}

/** Of which scale a minimum grade is. */
export function GradeUnit({ unit }: { unit: string | null }) {
  switch (unit) {
    case 'us4':
    case 'us-4':
    case 'bd-ugc-4':
    case 'pk-cgpa-4':
    case 'gh-4':
    case 'np-4':
    case 'np-neb-4':
      return <Trans>of 4.0</Trans>;
    case 'percent':
    case 'in-percent':
    case 'in-xii':
    case 'pk-percent':
    case 'pk-hssc':
    case 'ke-percent':
    case 'gb-percent':
    case 'au-wam':
    case 'cn-percent':
    case 'eg-thanaweya':
    case 'eg-percent':
    case 'ph-shs':
      return '%';
    case 'cgpa10':
    case 'scale10':
    case 'in-cgpa-10':
    case 'vn-10':
    case 'vn-thpt-10':
    case 'nl-10':
      return <Trans>of 10</Trans>;
    case 'german':
    case 'de':
      return <Trans>or better, on the German scale</Trans>;
    case 'ib':
      return <Trans>IB points</Trans>;
    case 'ib42':
      return <Trans>IB points of 42, without bonus points</Trans>;
    case 'scale5':
    case 'bd-hsc-5':
    case 'ng-5':
    case 'co-5':
    case 'co-bachiller-5':
    case 'uz-5':
      return <Trans>of 5</Trans>;
    case 'scale7':
      return <Trans>of 7</Trans>;
    case 'scale20':
    case 'fr-20':
      return <Trans>of 20</Trans>;
    case 'kcse':
    case 'ke-kcse':
      return <Trans>KCSE points of 12</Trans>;
    case 'waec':
    case 'wassce':
      return <Trans>or better, where A1 is 1 and F9 is 9</Trans>;
    case 'ucas':
    case 'gb-a-level':
      return <Trans>UCAS points</Trans>;
    default:
      return null;
  }
}

type FactProps = { fact: MatchFact; id?: string; beside?: ReactNode; action?: ReactNode };

/** One fact, with its scope, its source and the day its source was read. */
export function MatchFactView({ fact, id, beside, action }: FactProps) {
  const { i18n } = useLingui();
  return (
    <FactFrame
      {...(id && { id })}
      label={factName(fact.key, i18n)}
      about={scopeOf(fact, i18n)}
      isText={typeof fact.value === 'string' || Array.isArray(fact.value)}
      note={fact.note}
      language="en"
      link={fact.link}
      age={<MatchFactAge fact={fact} />}
      isFaded={fact.stale || fact.state === 'unknown'}
      action={action}
    >
      <FactValue fact={fact} /> {beside}
    </FactFrame>
  );
}

/** The same for students, who can say that it is wrong. */
export function ReportableFact(props: Omit<FactProps, 'action'>) {
  const { i18n } = useLingui();
  const { fact, beside } = props;
  return (
    <MatchFactView
      {...props}
      beside={
        <>
          {beside} {/* beside a sum in dollars, dollars at home are not said again */}
          {fact.currency && <Addition part={factAtHome} props={{ fact, except: beside ? 'USD' : undefined }} />}
        </>
      }
      action={<ReportButton fact={fact} name={factName(fact.key, i18n)} />}
    />
  );
}

function MatchFactAge({ fact: { checked, confidence, stale, recorded } }: { fact: MatchFact }) {
  const { i18n } = useLingui();
  const day = checked ?? recorded;
  const when = formatKnownDay(day, i18n);
  if (stale)
    return (
      <Remark tone="warn" icon={TriangleAlert}>
        <Trans>From {when}: too old, so we count it as unknown</Trans>
      </Remark>
    );
  if (confidence === 'estimate' || checked === null)
    return (
      <Remark icon={TriangleAlert}>
        {confidence === 'estimate' ? <Trans>Editor’s estimate, not yet checked</Trans> : <Trans>Not yet checked</Trans>}
      </Remark>
    );
  return confidence === 'official' ? (
    <Trans>official, read {when}</Trans>
  ) : (
    <Trans>from somebody else’s page, read {when}</Trans>
  );
}

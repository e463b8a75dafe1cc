import { addDays, todayIn } from '@lantern/abroad/days';
import { dayToDo } from '@lantern/abroad/timeline';
import { emptyVisaPlan, isOnceStep, type VisaPack, type VisaPlan } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import { Segments } from '#components/segments.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { saveVisaPlan, useVisaPlans, visaPackQuery } from './checklists.api.ts';
import styles from './checklists.module.css';
import { VisaCountry } from './visa-country.tsx';

const savedCountries = partOf(async () => (await import('./known-course.tsx')).SavedCountries);

/** Offered before anything is chosen: the specification's eight. */
const suggested = ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'NL', 'SG'];
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Screen() {
  const { t, i18n } = useLingui();
  const { plans, isLoaded, rows, error, refetch, isFetching, dataUpdatedAt } = useVisaPlans();
  const { data: info } = useQuery(personalInfoQuery);
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('country');
  const shown = plans.filter(({ plan }) => plan.shown);
  const country = asked ?? shown[0]?.country;
  const current = plans.find((one) => one.country === country);
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  const today = todayIn(zone(), new Date());

  function choose(code: string) {
    if (!code) return;
    const before = plans.find((one) => one.country === code);
    // the first day of the course is not that of another country: courses begin in other months there
    if (!before?.plan.shown) saveVisaPlan(code, { ...(before?.plan ?? emptyVisaPlan), shown: true });
    navigate(`/visa?country=${code}`, { replace: true });
  }

  const another = (
    <CountrySelect label={<Trans>Destination</Trans>} value="" onChange={({ target }) => choose(target.value)} />
  );

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Visa support</Trans>
        </h1>
        {isLoaded && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      {!rows && !error && <Skeleton />}
      {!rows && error && (
        <ErrorBlock
          title={<Trans>We could not load your visa plans.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {rows && shown.length > 1 && (
        <Segments
          label={<Trans>Destination</Trans>}
          choices={shown.map((one) => ({ value: one.country, label: names.of(one.country) }))}
          chosen={country}
          onChoose={choose}
        />
      )}
      {rows && !country && (
        <EmptyState
          level={2}
          title={<Trans>Select a destination</Trans>}
          action={
            <div className="stack">
              <WhenIdle>
                <Lazy part={savedCountries} props={{ onChoose: choose }} />
              </WhenIdle>
              <div className="row wrap">
                {suggested.map((code) => (
                  <Button key={code} onClick={() => choose(code)}>
                    {names.of(code)}
                  </Button>
                ))}
              </div>
              {another}
            </div>
          }
        >
          <Trans>
            You see which papers you need, by which day, and what it costs. You can add more countries later.
          </Trans>
        </EmptyState>
      )}
      {rows && country && (
        <VisaPart
          key={country}
          country={country}
          plan={current?.plan ?? { ...emptyVisaPlan, shown: false }}
          waiting={current?.waiting}
          citizenship={info?.citizenship ?? ''}
          born={info?.dateOfBirth ?? ''}
          today={today}
          name={names.of(country) ?? t`this country`}
          otherPlans={shown.filter((one) => one.country !== country)}
          others={
            <details className="fold">
              <summary>
                <Trans>Another country</Trans>
                <ChevronDown />
              </summary>
              {another}
            </details>
          }
        />
      )}
    </div>
  );
}

type Others = { country: string; plan: VisaPlan }[];
type VisaPartProps = Omit<Parameters<typeof VisaCountry>[0], 'pack' | 'firstDays'> & {
  country: string;
  /** the other destinations that are kept */
  otherPlans: Others;
};

/** The day of each step that is done once for all destinations, where another destination needs it earlier. */
function useFirstDays(
  plan: VisaPlan,
  own: VisaPack | undefined,
  others: Others,
  today: string,
): ReadonlyMap<string, string> {
  const { i18n } = useLingui();
  const { since } = useUser();
  const packs = useQueries({ queries: others.map(({ country }) => visaPackQuery(country, i18n.locale)) });
  const days = (intake: string | null, pack: VisaPack | undefined) =>
    (pack?.steps ?? [])
      .filter(({ id }) => intake && isOnceStep(id))
      .map(({ id, weeks }) => [id, dayToDo(addDays(intake ?? '', weeks * 7), since, today)] as const);
  const ofOthers = others.flatMap((other, at) => days(other.plan.intake, packs[at]?.data?.pack));
  const first = new Map(days(plan.intake, own));
  const changed = new Map<string, string>();
  for (const [id, day] of ofOthers) {
    const before = changed.get(id) ?? first.get(id);
    if (before && day < before) changed.set(id, day);
  }
  return changed;
}

function VisaPart({ country, otherPlans, ...rest }: VisaPartProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(visaPackQuery(country, i18n.locale));
  const firstDays = useFirstDays(rest.plan, data?.pack, otherPlans, rest.today);
  if (data) return <VisaCountry pack={data.pack} firstDays={firstDays} {...rest} />;
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock title={<Trans>We could not load this country.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error, i18n)}
    </ErrorBlock>
  );
}

import { todayIn } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { About } from '#components/about.tsx';
import { Tabs } from '#components/tabs.tsx';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { countryNames } from './country-names.ts';
import { Results } from './results.tsx';
import { SavedList } from './saved-list.tsx';
import { ScamChecks } from './scam-checks.tsx';
import { levelWords } from './scholarship-words.ts';
import { lastSearchQuery, type Saved, useSaved } from './scholarships.api.ts';
import styles from './scholarships.module.css';
import { addressOf, canSearch, readSearch, type SearchTexts } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { Tips } from './tips.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const path = '/scholarshiparc';

export function Screen() {
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const address = useSearch();
  const saved = useSaved();
  const today = todayIn(zone(), new Date());
  const tab = new URLSearchParams(address).get('show') === 'saved' ? 'saved' : 'search';
  const count = saved.list.length;
  const tabs = [
    { name: 'search', label: <Trans>Search</Trans>, panel: <SearchPart saved={saved} today={today} /> },
    {
      name: 'saved',
      label: count > 0 ? <Trans>My list ({i18n.number(count)})</Trans> : <Trans>My list</Trans>,
      panel: <SavedList saved={saved} today={today} />,
    },
  ] as const;

  function show(name: 'search' | 'saved') {
    const next = new URLSearchParams(address);
    if (name === 'saved') next.set('show', 'saved');
    else next.delete('show');
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  }

  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>ScholarshipArc</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      <div>
        <Tabs label={t`ScholarshipArc`} tabs={tabs} current={tab} onChange={show} />
      </div>
      <ScamChecks />
    </div>
  );
}

function SearchPart({ saved, today }: { saved: Saved; today: string }) {
  const [, navigate] = useLocation();
  const asked = readSearch(useSearch());
  const hasAsked = canSearch(asked);
  const { data: info } = useQuery({ ...personalInfoQuery, enabled: !hasAsked });
  const go = (texts: SearchTexts) => navigate(`${path}?${addressOf(texts)}`);
  // before the first search the form knows the citizenship of the record; afterwards the address says all
  const citizenship = hasAsked ? asked.citizenship : (info?.citizenship ?? '');
  const texts = { ...asked, citizenship };
  return (
    <div className={styles.page}>
      <SearchForm key={addressOf(texts)} asked={texts} onSearch={go} />
      {hasAsked ? (
        <Results key={addressOf(asked)} texts={asked} saved={saved} today={today} onChange={go} />
      ) : (
        <>
          <LastSearch />
          <Tips />
        </>
      )}
    </div>
  );
}

/** A way back to what was found last, which is on this device. */
function LastSearch() {
  const { i18n } = useLingui();
  const { data } = useQuery(lastSearchQuery);
  if (!data) return null;
  const { country, level, q } = readSearch(data);
  const where = countryNames(country ? [country] : [], i18n.locale);
  const what = level ? [i18n._(levelWords[level as 'UG'])] : [];
  const name = [...where, ...what, ...(q ? [`“${q}”`] : [])].join(', ');
  return (
    <p>
      <Link href={`${path}?${data}`}>
        <Trans>Your last search: {name}</Trans>
      </Link>
    </p>
  );
}

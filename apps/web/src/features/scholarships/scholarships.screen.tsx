import { todayIn } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { offerStudyWishes, type StudyWishes, useStudyWishes } from '#api/study-wishes.ts';
import { About } from '#components/about.tsx';
import { Tabs } from '#components/tabs.tsx';
import { Results } from './results.tsx';
import { SavedList } from './saved-list.tsx';
import { ScamChecks } from './scam-checks.tsx';
import { type Saved, searchQuery, useSaved } from './scholarships.api.ts';
import styles from './scholarships.module.css';
import { addressOf, readSearch, type SearchTexts, searchOf } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { Tips } from './tips.tsx';
import { useOwnWords } from './use-own-words.ts';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const path = '/scholarshiparc';

export function Screen() {
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const address = useSearch();
  const saved = useSaved();
  useOwnWords();
  const today = todayIn(zone(), new Date());
  const tab = new URLSearchParams(address).get('show') === 'saved' ? 'saved' : 'search';
  const count = saved.list.length;
  const tabs = [
    { name: 'search', label: <Trans>Find</Trans>, panel: <SearchPart saved={saved} today={today} /> },
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
  const texts = readSearch(useSearch());
  const search = searchOf({ ...texts, eligibility: texts.eligibility || 'may' });
  const { data } = useQuery(searchQuery(search, 1));
  const elsewhere = useStudyWishes();
  const go = (next: SearchTexts) => {
    const { level, field, country } = next;
    const isDegree = level !== 'Diploma';
    void offerStudyWishes({ field, country, ...(isDegree && { level: level as StudyWishes['level'] }) });
    const address = addressOf(next);
    navigate(address ? `${path}?${address}` : path);
  };
  return (
    <div className={styles.page}>
      <SearchBox key={texts.q} asked={texts} judgedBy={data?.judged_by} elsewhere={elsewhere} onSearch={go} />
      <Results search={search} texts={texts} saved={saved} today={today} onChange={go} />
      <Tips />
    </div>
  );
}

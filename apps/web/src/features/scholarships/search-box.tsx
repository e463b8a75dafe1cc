import type { ScholarshipPage } from '@lantern/contract/scholarships';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search as SearchIcon, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { StudyWishes } from '#api/study-wishes.ts';
import { Button } from '#components/button.tsx';
import { TextInput } from '#components/inputs.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { listed } from '#components/listed.ts';
import { countryNames } from './country-names.ts';
import { fieldWords, levelWords } from './scholarship-words.ts';
import styles from './scholarships.module.css';
import { canSearch, type SearchTexts } from './search-address.ts';

const filters = partOf(() => import('./filter-dialog.tsx').then(({ FilterDialog }) => FilterDialog));

type SearchBoxProps = {
  asked: SearchTexts;
  /** by what the list was judged, once it is there */
  judgedBy: ScholarshipPage['judged_by'] | undefined;
  /** what was said on other screens: offered here, as a filter hides what it does not fit */
  elsewhere: Pick<StudyWishes, 'level' | 'field' | 'country'> | undefined;
  onSearch: (texts: SearchTexts) => void;
};

/** A name to look for, and in one sentence whom the list is for. */
export function SearchBox({ asked, judgedBy, elsewhere, onSearch }: SearchBoxProps) {
  const { t } = useLingui();
  const [q, setQ] = useState(asked.q);
  const [open, setOpen] = useState(false);
  const reason = useId();
  const texts = { ...asked, q };
  const canGo = canSearch(texts) || asked.q !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canGo) onSearch(texts);
  }

  return (
    <search className={styles.finder}>
      <form className={styles.box} onSubmit={submit}>
        <TextInput
          type="search"
          maxLength={200}
          aria-label={t`Name or country`}
          placeholder={t`Name or country`}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <Button type="submit" look="main" blocked={!canGo} aria-describedby={canGo ? undefined : reason}>
          <SearchIcon />
          <Trans>Search</Trans>
        </Button>
        {!canGo && (
          <span className="vh" id={reason}>
            <Trans>Write a word, or choose a country or a level.</Trans>
          </span>
        )}
      </form>
      <p className={styles.whom}>
        <SlidersHorizontal className="s" />
        <span>
          <Whom asked={asked} judgedBy={judgedBy} />
        </span>
        <Button look="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Change</Trans>
          <span className="vh">
            {' '}
            <Trans>the filters</Trans>
          </span>
        </Button>
      </p>
      <Offered asked={asked} elsewhere={elsewhere} onSearch={onSearch} />
      {open && <Lazy part={filters} props={{ asked, onSearch, onClose: () => setOpen(false) }} />}
    </search>
  );
}

function Offered({ asked, elsewhere, onSearch }: Omit<SearchBoxProps, 'judgedBy'>) {
  const { i18n } = useLingui();
  const { level, field, country } = elsewhere ?? {};
  const isOpen = !asked.level && !asked.field && !asked.country && !asked.q;
  const parts = [
    ...(level ? [i18n._(levelWords[level])] : []),
    ...(field && field in fieldWords ? [i18n._(fieldWords[field as 'cs'])] : []),
    ...(country ? countryNames([country], i18n.locale) : []),
  ];
  if (!isOpen || parts.length === 0) return null;
  const what = listed(parts, i18n);
  return (
    <div>
      <Button onClick={() => onSearch({ ...asked, level: level ?? '', field: field ?? '', country: country ?? '' })}>
        <Trans>Only what you chose before: {what}</Trans>
      </Button>
    </div>
  );
}

function Whom({ asked, judgedBy }: Pick<SearchBoxProps, 'asked' | 'judgedBy'>) {
  const { t, i18n } = useLingui();
  const level = asked.level || judgedBy?.level;
  const from = judgedBy?.citizenship;
  const parts = [
    level ? i18n._(levelWords[level as 'UG']) : t`Any level`,
    asked.field ? i18n._(fieldWords[asked.field as 'cs']) : t`any subject`,
    ...(asked.country ? countryNames([asked.country], i18n.locale) : []),
  ];
  const what = listed(parts, i18n);
  if (!from) return what;
  const country = countryNames([from], i18n.locale).join('');
  return (
    <Trans>
      {what}, for people from {country}
    </Trans>
  );
}

// The name that is looked for, and the filters as one sentence that opens them.
import type { Output } from '@lantern/contract/endpoint';
import type { startMatching } from '@lantern/contract/matching';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './matching.module.css';
import { degreeWords, fieldName, languageName, regionName, usDollars } from './matching-words.ts';
import type { Wishes } from './wishes.ts';

/** "Master's, law, in Germany, in English, up to US$20,000 a year" */
function wishWords({ level, field, country, language, budget, gpa }: Wishes, i18n: I18n): string {
  const region = country && regionName(country, i18n);
  const tongue = language && languageName(language, i18n);
  const money = budget === null ? '' : usDollars(budget, i18n);
  const grade = i18n.number(gpa ?? 0, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const said = [
    level ? i18n._(degreeWords[level]) : t(i18n)`any level`,
    field ? fieldName(field, i18n) : t(i18n)`any subject`,
    country && t(i18n)`in ${region}`,
    language ? t(i18n)`taught in ${tongue}` : t(i18n)`in any language`,
    budget === null ? t(i18n)`at any price` : t(i18n)`up to ${money} a year`,
    gpa === null ? '' : t(i18n)`with a GPA of ${grade}`,
  ].filter(Boolean);
  const sentence = new Intl.ListFormat(intlLocale(i18n.locale), { type: 'unit', style: 'short' }).format(said);
  return sentence.charAt(0).toLocaleUpperCase(i18n.locale) + sentence.slice(1);
}

type SearchBoxProps = {
  start: Output<typeof startMatching>;
  wishes: Wishes;
  /** something was asked: the filters are one sentence then, and open from it */
  asked: boolean;
  onFind: (wishes: Wishes) => void;
};

/** Of somebody who told nothing the form has what it begins with for everybody. */
const isFilledIn = ({ judged_by }: SearchBoxProps['start'], { level, field, country }: Wishes) =>
  [level, field, country].some(Boolean) || judged_by.grade !== null;

export function SearchBox({ start, wishes, asked, onFind }: SearchBoxProps) {
  const { i18n } = useLingui();
  const [search, setSearch] = useState(wishes.search);
  const [isOpen, setOpen] = useState(false);
  const said = wishWords(wishes, i18n);
  return (
    <div className={styles.searchBox}>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            onFind({ ...wishes, search });
          }}
        >
          <Field label={<Trans>Search by name or place</Trans>} optional>
            <TextInput
              type="search"
              enterKeyHint="search"
              maxLength={200}
              value={search}
              // found on Enter alone: who empties the field often writes another name next
              onChange={({ target }) => setSearch(target.value)}
            />
          </Field>
          <Button type="submit" aria-label={t(i18n)`Search`} icon>
            <Search />
          </Button>
        </form>
      </search>
      {!asked && (
        <div className={styles.begin}>
          {isFilledIn(start, wishes) && (
            <p>
              <Trans>We filled in what you told us before. You can change it.</Trans>
            </p>
          )}
          <FilterForm start={start} begin={wishes} onFind={(next) => onFind({ ...next, search })} />
        </div>
      )}
      {asked && (
        <p className={styles.filterLine}>
          <SlidersHorizontal className="s" aria-hidden="true" />
          <span>{said}</span>
          <Button look="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
            <span className="vh">
              {' '}
              <Trans>the filters</Trans>
            </span>
          </Button>
        </p>
      )}
      <Filters
        start={start}
        wishes={wishes}
        open={isOpen}
        onClose={() => setOpen(false)}
        onFind={(next) => {
          setOpen(false);
          onFind({ ...next, search });
        }}
      />
    </div>
  );
}

type FiltersProps = Omit<SearchBoxProps, 'asked'> & { open: boolean; onClose: () => void };

function Filters({ start, wishes, open, onClose, onFind }: FiltersProps) {
  return (
    <Dialog
      title={<Trans>Filters</Trans>}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" form="filters">
            <Trans>Find Matches</Trans>
          </Button>
        </>
      }
    >
      <FilterForm id="filters" start={start} begin={wishes} onFind={onFind} />
    </Dialog>
  );
}

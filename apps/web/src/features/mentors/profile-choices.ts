import { listZones } from '@lantern/abroad/zones';
import { listCountries } from '@lantern/content/countries';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { ownZone } from '#components/session-kinds.ts';

/** What students here speak, and what is spoken where they go. */
const languageCodes =
  'am ar bn my zh cs da nl en fi fr de ha hi ig id it ja km ko ms ml mr ne no ps fa pl pt pa ru si so es sw sv tl ta te th tr uk ur uz vi yo'.split(
    ' ',
  );

/** What a mentor chooses from, named in the reader's language; `kept` is the zone that is stored. */
export function useChoices(kept: string) {
  const { i18n } = useLingui();
  return useMemo(() => {
    const { first, others } = listCountries(i18n.locale);
    const names = new Intl.DisplayNames([i18n.locale], { type: 'language' });
    return {
      zones: listZones(ownZone(), kept),
      languages: languageCodes
        .map((value) => ({ value, name: names.of(value) ?? value }))
        .sort((a, b) => a.name.localeCompare(b.name, intlLocale(i18n.locale))),
      countries: [...first, ...others].map(({ code, name }) => ({ value: code, name })),
    };
  }, [i18n.locale, kept]);
}

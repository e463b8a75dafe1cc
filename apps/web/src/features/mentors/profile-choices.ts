import { listZones } from '@lantern/abroad/zones';
import { listCountries } from '@lantern/content/countries';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { ownZone } from '#components/session-kinds.ts';

/** What students here speak, and what is spoken where they go. */
const languageCodes =
  'am ar bn my zh cs da nl en fi fr de gu ha hi ig id it ja kk km kn ko ky lg ln mg mn ms ml mr ne no ny om ps fa pl pt pa ru rw si sn so es st sw sv tg tl ta te th ti tn tr uk ur uz vi wo xh yo zu'.split(
    ' ',
  );

/** What a mentor chooses from, named in the reader's language; `kept` is the zone and the languages that are stored. */
export function useChoices(kept: { time_zone: string; languages: readonly string[] }) {
  const { time_zone, languages } = kept;
  const { i18n } = useLingui();
  return useMemo(() => {
    const { first, others } = listCountries(i18n.locale);
    const names = new Intl.DisplayNames([i18n.locale], { type: 'language' });
    return {
      zones: listZones(ownZone(), time_zone),
      languages: [...new Set([...languageCodes, ...languages])]
        .map((value) => ({ value, name: names.of(value) ?? value }))
        .sort((a, b) => a.name.localeCompare(b.name, intlLocale(i18n.locale))),
      countries: [...first, ...others].map(({ code, name }) => ({ value: code, name })),
    };
  }, [i18n.locale, time_zone, languages]);
}

import { countryName } from '@lantern/content/countries';
import type { ApplicationFields } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { listed } from '#components/listed.ts';
import { levelWords } from './application-words.ts';
import { applications } from './applications.api.ts';

export const programmeOf = ({ name, program }: Pick<ApplicationFields, 'name' | 'program'>) =>
  program ? `${name}, ${program}` : name;

/** What one application is called and how it is kept: all that its own page needs before it is edited. */
export const applicationRecord = {
  records: applications,
  nameOf: programmeOf,
  words: {
    add: <Trans>Add a university</Trans>,
    edit: <Trans>Edit this application</Trans>,
    save: <Trans>Save application</Trans>,
    remove: <Trans>Remove from my list</Trans>,
    askRemove: <Trans>Remove this university from your list?</Trans>,
    empty: <Trans>No saved universities yet</Trans>,
    emptyHint: (
      <Trans>
        Save universities that match you, or add one by name. Then you see their deadlines, fees and papers side by
        side.
      </Trans>
    ),
    loadFailed: <Trans>We could not load your universities.</Trans>,
  },
};

/** Where it is, and for what: "Toronto, Canada · Undergraduate". */
export function PlaceLine({ fields }: { fields: ApplicationFields }) {
  const { i18n } = useLingui();
  const { city, country, level } = fields;
  const place = listed([city, country && countryName(country, i18n.locale)], i18n);
  const word = level && levelWords[level];
  return <>{[place, word && i18n._(word)].filter(Boolean).join(' · ')}</>;
}

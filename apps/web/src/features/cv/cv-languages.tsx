import { type CvLanguage, languageLevels, languagesMax } from '@lantern/contract/cv';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import styles from './cv.module.css';
import { levelWords } from './cv-words.ts';

type CvLanguagesProps = { languages: CvLanguage[]; onChange: (languages: CvLanguage[]) => void };

/** A row without a name is kept while it is typed and stands on no paper. */
export function CvLanguages({ languages, onChange }: CvLanguagesProps) {
  const { t, i18n } = useLingui();
  const set = (at: number, part: Partial<CvLanguage>) =>
    onChange(languages.map((language, index) => (index === at ? { ...language, ...part } : language)));
  return (
    <section aria-labelledby="cv-languages">
      <h2 id="cv-languages">
        <Trans>Languages</Trans>
      </h2>
      <ul className={styles.rows}>
        {languages.map((language, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else of its own
          <li key={at} className={styles.row}>
            <Field label={<Trans>Language</Trans>}>
              <TextInput
                value={language.name}
                maxLength={60}
                autoComplete="off"
                onChange={({ target }) => set(at, { name: target.value })}
              />
            </Field>
            <Field label={<Trans>How well</Trans>}>
              <Select
                value={language.level}
                onChange={({ target }) => set(at, { level: target.value as CvLanguage['level'] })}
              >
                <option value="">—</option>
                {languageLevels.map((level) => (
                  <option key={level} value={level}>
                    {i18n._(levelWords[level])}
                  </option>
                ))}
              </Select>
            </Field>
            <Button
              look="bare"
              icon
              aria-label={t`Remove: ${language.name}`}
              onClick={() => onChange(languages.filter((_, index) => index !== at))}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      {languages.length < languagesMax && (
        <Button onClick={() => onChange([...languages, { name: '', level: '' }])}>
          <Plus />
          <Trans>Add language</Trans>
        </Button>
      )}
    </section>
  );
}

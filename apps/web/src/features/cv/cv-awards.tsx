import { awardsMax, type CvAward } from '@lantern/contract/cv';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import styles from './cv.module.css';

type CvAwardsProps = { awards: CvAward[]; onChange: (awards: CvAward[]) => void };

const yearNow = () => new Date().getFullYear();
/** How many years back can be chosen; an older one that was read in stays as it is. */
const yearsBack = 20;

export function CvAwards({ awards, onChange }: CvAwardsProps) {
  const { t } = useLingui();
  const set = (at: number, part: Partial<CvAward>) =>
    onChange(awards.map((award, index) => (index === at ? { ...award, ...part } : award)));
  const text = (at: number, name: 'title' | 'from' | 'note', maxLength: number) => ({
    value: awards[at]?.[name] ?? '',
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(at, { [name]: target.value }),
  });
  const years = Array.from({ length: yearsBack }, (_, ago) => String(yearNow() - ago));
  return (
    <section aria-labelledby="cv-awards">
      <h2 id="cv-awards">
        <Trans>Awards</Trans>
      </h2>
      <ul className={styles.rows}>
        {awards.map((award, at) => {
          const year = award.date.slice(0, 4);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else of its own
            <li key={at} className={`${styles.row} ${styles.award}`}>
              <Field label={<Trans>Award</Trans>}>
                <TextInput {...text(at, 'title', 150)} />
              </Field>
              <Field label={<Trans>Year</Trans>}>
                <Select
                  value={year}
                  onChange={({ target }) => target.value !== year && set(at, { date: target.value })}
                >
                  <option value="">—</option>
                  {[...new Set([...years, year].filter(Boolean))].map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={<Trans>Given by</Trans>} optional>
                <TextInput {...text(at, 'from', 150)} />
              </Field>
              <Field label={<Trans>What it was for</Trans>} optional>
                <TextInput {...text(at, 'note', 300)} />
              </Field>
              <Button
                look="bare"
                icon
                aria-label={t`Remove: ${award.title}`}
                onClick={() => onChange(awards.filter((_, index) => index !== at))}
              >
                <Trash2 />
              </Button>
            </li>
          );
        })}
      </ul>
      {awards.length < awardsMax && (
        <Button onClick={() => onChange([...awards, { title: '', date: '', from: '', note: '' }])}>
          <Plus />
          <Trans>Add award</Trans>
        </Button>
      )}
    </section>
  );
}

import { type educationCalls, pairOf } from '@lantern/contract/education';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormField } from '#components/form-field.tsx';
import type { RecordFieldsProps } from '#components/record/record-view.ts';
import styles from './education.module.css';
import type { SchoolValues } from './school-form.ts';

/** SSC beside HSC: where the certificate comes in two, the first examination is asked for with its own board and year. */
export function EarlierFields({ form }: Pick<RecordFieldsProps<typeof educationCalls, SchoolValues>, 'form'>) {
  const { i18n } = useLingui();
  const pair = pairOf(form.values);
  if (!pair) return null;
  const { first, second } = pair;
  const best = i18n.number(pair.best, { useGrouping: false });
  const number = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <fieldset className={styles.earlier}>
      <legend>
        <Trans>Your {first}</Trans>
      </legend>
      <p className="small dim">
        <Trans>
          Universities look at both. Write the {first} here, and the {second} below.
        </Trans>
      </p>
      <div className={styles.pair}>
        <FormField form={form} name="earlierGrade" label={<Trans>{first} grade</Trans>} optional {...number} />
        <FormField
          form={form}
          name="earlierBest"
          label={<Trans>Best possible {first} grade</Trans>}
          help={<Trans>Empty means {best}.</Trans>}
          optional
          {...number}
        />
        <FormField
          form={form}
          name="earlierYear"
          label={<Trans>{first} year</Trans>}
          optional
          {...number}
          inputMode="numeric"
        />
        <FormField form={form} name="earlierBoard" label={<Trans>{first} board</Trans>} optional autoComplete="off" />
      </div>
    </fieldset>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import styles from './education.module.css';
import type { SchoolValues } from './school-form.ts';

type Subjects = SchoolValues['subjects'];
type SubjectRowsProps = { subjects: Subjects; onChange: (subjects: Subjects) => void };

const most = 30;

/** One row for each subject: its name, and its grades as the school writes them. */
export function SubjectRows({ subjects, onChange }: SubjectRowsProps) {
  const { t } = useLingui();
  const change = (at: number, part: Partial<Subjects[number]>) =>
    onChange(subjects.map((subject, index) => (index === at ? { ...subject, ...part } : subject)));
  return (
    <fieldset className={styles.subjects}>
      <legend>
        <Trans>Subjects</Trans> <span className="dim small">{t`(optional)`}</span>
      </legend>
      {subjects.map((subject, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a subject is what stands at its place
        <div className={styles.subject} key={at}>
          <Field label={<Trans>Subject</Trans>}>
            <TextInput
              value={subject.name}
              maxLength={100}
              onChange={(event) => change(at, { name: event.target.value })}
            />
          </Field>
          <Field label={<Trans>Predicted</Trans>}>
            <TextInput
              value={subject.predicted}
              maxLength={10}
              onChange={(event) => change(at, { predicted: event.target.value })}
            />
          </Field>
          <Field label={<Trans>Final</Trans>}>
            <TextInput
              value={subject.final}
              maxLength={10}
              onChange={(event) => change(at, { final: event.target.value })}
            />
          </Field>
          <Button
            look="bare"
            icon
            aria-label={t`Remove subject ${subject.name}`}
            onClick={() => onChange(subjects.filter((_, index) => index !== at))}
          >
            <X />
          </Button>
        </div>
      ))}
      {subjects.length < most && (
        <Button onClick={() => onChange([...subjects, { name: '', predicted: '', final: '' }])}>
          <Plus />
          <Trans>Add subject</Trans>
        </Button>
      )}
    </fieldset>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import styles from './family.module.css';
import { noSibling, type SiblingValues } from './family-form.ts';
import { LevelSelect } from './level-select.tsx';

const most = 20;

type SiblingRowsProps = {
  siblings: readonly SiblingValues[];
  ageError: (at: number) => string | undefined;
  onChange: (siblings: SiblingValues[]) => void;
};

/** One entry at least is always shown; it may stay empty. */
export function SiblingRows({ siblings, ageError, onChange }: SiblingRowsProps) {
  const { t, i18n } = useLingui();
  const change = (at: number, part: Partial<SiblingValues>) =>
    onChange(siblings.map((sibling, index) => (index === at ? { ...sibling, ...part } : sibling)));
  return (
    <fieldset className={styles.siblings}>
      <legend>
        <Trans>Siblings</Trans>
      </legend>
      {siblings.map((sibling, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sibling is who stands at its place
        <div className={styles.person} key={at}>
          <Field label={<Trans>Name</Trans>} optional>
            <TextInput
              value={sibling.name}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => change(at, { name: event.target.value })}
            />
          </Field>
          <Field label={<Trans>Age</Trans>} error={ageError(at)} optional>
            <TextInput
              name={`siblings.${at}.age`}
              value={sibling.age}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => change(at, { age: event.target.value })}
            />
          </Field>
          <LevelSelect value={sibling.education} onChange={(education) => change(at, { education })} />
          {siblings.length > 1 && (
            <div>
              <Button
                look="bare"
                aria-label={t`Remove sibling ${sibling.name || i18n.number(at + 1)}`}
                onClick={() => onChange(siblings.filter((_, index) => index !== at))}
              >
                <X />
                <Trans>Remove</Trans>
              </Button>
            </div>
          )}
        </div>
      ))}
      {siblings.length < most && (
        <div>
          <Button onClick={() => onChange([...siblings, noSibling])}>
            <Plus />
            <Trans>Add Sibling</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import { passwordStrength } from '@lantern/contract/accounts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormField } from '#components/form-field.tsx';
import { PasswordInput } from '#components/inputs.tsx';
import { smallNumber } from '#components/small-numbers.ts';
import styles from './accounts.module.css';

type Rule = keyof ReturnType<typeof passwordStrength>;

const rules: readonly { rule: Rule; label: MessageDescriptor; missing: MessageDescriptor }[] = [
  { rule: 'minLength', label: msg`8 characters or more`, missing: msg`8 characters or more` },
  { rule: 'hasUppercase', label: msg`An uppercase letter`, missing: msg`an uppercase letter` },
  { rule: 'hasLowercase', label: msg`A lowercase letter`, missing: msg`a lowercase letter` },
  { rule: 'hasNumber', label: msg`A number`, missing: msg`a number` },
  { rule: 'hasSpecial', label: msg`A special character, like ! or ?`, missing: msg`a special character` },
];

/** What a password still lacks, in the words of the checklist. */
export function missingRules(password: string): MessageDescriptor[] {
  const strength = passwordStrength(password);
  return rules.filter(({ rule }) => !strength[rule]).map(({ missing }) => missing);
}

function PasswordRules({ id, password }: { id: string; password: string }) {
  const { i18n } = useLingui();
  const strength = passwordStrength(password);
  const missing = missingRules(password);
  const count = rules.length - missing.length;
  const met = String(count);
  const figure = smallNumber(count, i18n);
  const last = missing[0] && i18n._(missing[0]);
  return (
    <div className={styles.rules}>
      <p className="small" id={id} aria-live="polite">
        {/* a plural would ask Intl for the number, even where its words do not show it */}
        <Select value={met} other={`${figure} of 5 rules met.`} />{' '}
        {missing.length === 1 && <Trans>One to go: {last}.</Trans>}
      </p>
      <ul>
        {rules.map(({ rule, label }) => (
          <li key={rule} className={strength[rule] ? styles.met : undefined}>
            {strength[rule] ? <CircleCheck /> : <CircleDashed />}
            <span>
              {i18n._(label)}
              <span className="vh">
                {', '}
                {strength[rule] ? <Trans>done</Trans> : <Trans>not yet</Trans>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type NewPasswordFieldProps<Name extends string> = {
  form: ComponentProps<typeof FormField<Name>>['form'];
  name: NoInfer<Name>;
  label?: ReactNode;
};

/** A password to choose, with the rules ticked while it is typed. */
export function NewPasswordField<Name extends string>({ form, name, label }: NewPasswordFieldProps<Name>) {
  const rulesId = useId();
  return (
    <div className={styles.group}>
      <FormField
        form={form}
        name={name}
        label={label ?? <Trans>Password</Trans>}
        as={PasswordInput}
        autoComplete="new-password"
        aria-describedby={rulesId}
      />
      <PasswordRules id={rulesId} password={form.text(name).value} />
    </div>
  );
}

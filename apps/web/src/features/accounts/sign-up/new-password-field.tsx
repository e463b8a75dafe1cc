import { isMadeOfOwn, passwordRules, passwordStrength } from '@lantern/contract/accounts.passwords';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormField } from '#components/form-field.tsx';
import { PasswordInput } from '#components/inputs.tsx';
import { smallNumber } from '#components/small-numbers.ts';
import styles from '../accounts.module.css';

type Rule = keyof ReturnType<typeof passwordStrength> | 'notOwn';

const rules: readonly { rule: Rule; label: MessageDescriptor; missing: MessageDescriptor }[] = [
  { rule: 'minLength', label: msg`8 characters or more`, missing: msg`8 characters or more` },
  { rule: 'hasUppercase', label: msg`An uppercase letter`, missing: msg`an uppercase letter` },
  { rule: 'hasLowercase', label: msg`A lowercase letter`, missing: msg`a lowercase letter` },
  { rule: 'hasNumber', label: msg`A number`, missing: msg`a number` },
  { rule: 'hasSpecial', label: msg`A special character, like - or !`, missing: msg`a special character` },
  { rule: 'notOwn', label: msg`Not your own name or email`, missing: msg`other words than your own name` },
];

/** Each rule with whether it is met; the last one only where the owner's name or email is known (`own`). */
function checkRules(password: string, own: readonly string[] | undefined) {
  const met: Record<Rule, boolean> = {
    ...passwordStrength(password),
    notOwn: password !== '' && !isMadeOfOwn(password, own ?? []),
  };
  return rules.filter(({ rule }) => own || rule !== 'notOwn').map((one) => ({ ...one, isMet: met[one.rule] }));
}

/** What a password still lacks, in the words of the checklist. */
export function missingRules(password: string, own?: readonly string[]): MessageDescriptor[] {
  return checkRules(password, own)
    .filter(({ isMet }) => !isMet)
    .map(({ missing }) => missing);
}

type PasswordRulesProps = { id: string; password: string; own: readonly string[] | undefined };

function PasswordRules({ id, password, own }: PasswordRulesProps) {
  const { i18n } = useLingui();
  const checked = checkRules(password, own);
  const missing = checked.filter(({ isMet }) => !isMet);
  const count = checked.length - missing.length;
  const met = String(count);
  const figure = smallNumber(count, i18n);
  const all = smallNumber(checked.length, i18n);
  const last = missing[0] && i18n._(missing[0].missing);
  return (
    <div className={styles.rules}>
      <p className="small" id={id} aria-live="polite">
        {/* a plural would ask Intl for the number, even where its words do not show it */}
        <Select value={met} other={`${figure} of ${all} rules met.`} />{' '}
        {missing.length === 1 && <Trans>One to go: {last}.</Trans>}
      </p>
      <ul>
        {checked.map(({ rule, label, isMet }) => (
          <li key={rule} className={isMet ? styles.met : undefined}>
            {isMet ? <CircleCheck /> : <CircleDashed />}
            <span>
              {i18n._(label)}
              <span className="vh">
                {', '}
                {isMet ? <Trans>done</Trans> : <Trans>not yet</Trans>}
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
  /** The owner's names and address, which the password may not be made of; not known behind a link. */
  own?: readonly string[];
};

/** An attribute that React has no type for. */
const forManagers: object = { passwordrules: passwordRules };

/** A password to choose, with the rules ticked while it is typed. */
export function NewPasswordField<Name extends string>({ form, name, label, own }: NewPasswordFieldProps<Name>) {
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
        {...forManagers}
      />
      <PasswordRules id={rulesId} password={form.text(name).value} own={own} />
    </div>
  );
}

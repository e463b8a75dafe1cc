import { signUp, signUpSchema } from '@lantern/contract/accounts';
import { keepGuest } from '@lantern/contract/guests';
import { calledName } from '@lantern/contract/names';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { call } from '#api/call.ts';
import { setUser, useSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import styles from '../accounts.module.css';
import { differentEndings, sameEmail } from './email-ending.ts';
import { EmailHint } from './email-hint.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { emptySignUp, forgetSignUpDraft, keepSignUpDraft, readSignUpDraft } from './sign-up-draft.ts';
import { missingForSignUp } from './sign-up-missing.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

/** An ending keeps its dot in front in a right-to-left sentence. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

function welcome(name: string) {
  const first = calledName(name);
  toast({
    text: (
      <Trans>
        <b>Signup Successful</b> Welcome, {first}!
      </Trans>
    ),
  });
}

type CreateAccountProps = {
  values: Parameters<typeof missingForSignUp>[0];
  busy: boolean;
  /** A press that comes too early shows where something is missing. */
  onEarly: (event: FormEvent) => void;
};

/**
 * The button, and what is missing until it can be pressed. A component of its own: the first check of the schema is as long
 * as all the rest of the form, and React answers in between.
 */
function CreateAccount({ values, busy, onEarly }: CreateAccountProps) {
  const { t, i18n } = useLingui();
  const reason = useId();
  const missing = missingForSignUp(values);
  // a browser's first Intl.ListFormat would keep a cheap phone busy for a tenth of a second
  const list = missing.map((part) => i18n._(part)).join(t({ message: ', ', context: 'between the parts of a list' }));
  return (
    <div className={styles.group}>
      <Button
        type="submit"
        look="main"
        wide
        busy={busy}
        blocked={missing.length > 0}
        aria-describedby={missing.length > 0 ? reason : undefined}
        onClickCapture={missing.length > 0 ? onEarly : undefined}
      >
        <Trans>Create Account</Trans>
      </Button>
      {missing.length > 0 && (
        <p className="small dim" id={reason}>
          <Trans>Still needed: {list}.</Trans>
        </p>
      )}
    </div>
  );
}

/** Makes an account of what is typed; a guest keeps the workspace. `onDone` runs before the app knows the new user. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const user = useSession((session) => session.user);
  const [taken, setTaken] = useState<string>();
  const form = useForm({
    schema: signUpSchema,
    initial: { ...emptySignUp, password: '' },
    kept: readSignUpDraft,
    onSubmit: async ({ role: _role, rememberMe: _rememberMe, ...body }) => {
      try {
        const answer = user?.guest ? await call(keepGuest, { body }) : await call(signUp, { body });
        forgetSignUpDraft();
        onDone();
        await setUser(answer.user);
        welcome(answer.user.name);
      } catch (error) {
        if (error instanceof Problem && error.code === 'email_taken') setTaken(body.email);
        throw error;
      }
    },
  });
  const { values } = form;
  useEffect(() => keepSignUpDraft(values), [values]);

  const isTaken = taken !== undefined && sameEmail(taken, values.email);
  const endings = differentEndings(values.email, values.confirmEmail)?.map(leftToRight);
  const [first, second] = endings ?? [];
  const differ = values.confirmEmail !== '' && !sameEmail(values.email, values.confirmEmail);
  const mismatch = endings ? t`Emails do not match. Check the ending: ${first} or ${second}?` : t`Emails do not match`;

  return (
    <form {...form.props} className="stack">
      <FormField
        form={form}
        name="name"
        label={<Trans>Full name</Trans>}
        help={<Trans>As in your passport. One name is fine.</Trans>}
        autoComplete="name"
      />
      <div>
        <FormField form={form} name="email" label={<Trans>Email</Trans>} type="email" autoComplete="email" />
        <EmailHint email={values.email} onTake={(email) => form.set('email', email)} />
        <div aria-live="polite">
          {isTaken && (
            <p className={`small ${styles.after}`}>
              <Link href="/login" state={{ email: taken }}>
                <Trans>Log in with this email</Trans>
              </Link>{' '}
              <Trans>or</Trans>{' '}
              <Link href="/forgot-password" state={{ email: taken }}>
                <Trans>choose a new password</Trans>
              </Link>
            </p>
          )}
        </div>
      </div>
      <FormField
        form={form}
        name="confirmEmail"
        label={<Trans>Confirm email</Trans>}
        error={differ ? mismatch : undefined}
        type="email"
        autoComplete="off"
      />
      <FormField
        form={form}
        name="phone"
        label={<Trans>Phone</Trans>}
        optional
        type="tel"
        autoComplete="tel"
        placeholder="+880 1712 345678"
      />
      <NewPasswordField form={form} name="password" own={[values.name, values.email]} />
      <div>
        <TermsCheckbox {...form.check('agreeToTerms')} error={form.error('agreeToTerms')} />
        <Checkbox {...form.check('marketingEmails')}>
          <Trans>
            Send me tips by email <span className="dim">(about one a month)</span>
          </Trans>
        </Checkbox>
      </div>
      {form.problem && !isTaken && (
        <ErrorBlock title={<Trans>Signup Failed. We could not make your account.</Trans>}>{form.problem}</ErrorBlock>
      )}
      <CreateAccount values={values} busy={form.busy} onEarly={form.props.onSubmit} />
    </form>
  );
}

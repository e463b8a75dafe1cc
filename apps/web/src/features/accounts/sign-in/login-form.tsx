import { signIn, signInSchema } from '@lantern/contract/accounts';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { Problem } from '@lantern/contract/problem';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { isShared } from '#api/shared-phone.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, PasswordInput } from '#components/inputs.tsx';
import { useForm } from '#components/use-form.ts';
import { handedEmail } from '../sign-up/handed-email.ts';
import { PasskeyButton } from './passkey-button.tsx';

const loginSchema = z.extend(signInSchema, { shared: z.boolean() });

type LoginFormProps = {
  /** What was chosen in a try before; else the device's last choice counts. */
  shared: boolean | undefined;
  onDone: (user: SessionUser, shared: boolean) => Promise<void>;
  /** The password was right, and a code is wanted too. */
  onCode: (shared: boolean) => void;
};

/** Why an account is stopped, where that keeps somebody out. */
function reasonOf(error: unknown): string {
  const isStopped = error instanceof Problem && error.code === 'account_suspended';
  return isStopped ? ((error.extra as { reason?: string } | undefined)?.reason ?? '') : '';
}

export function LoginForm({ shared: chosen, onDone, onCode }: LoginFormProps) {
  const [reason, setReason] = useState('');
  const form = useForm({
    schema: loginSchema,
    initial: { email: '', password: '', rememberMe: false, shared: false },
    kept: () => ({ email: handedEmail(), shared: chosen ?? isShared() }),
    onSubmit: async ({ shared, ...body }) => {
      setReason('');
      const { user } = await call(signIn, { body }).catch((error: unknown) => {
        setReason(reasonOf(error));
        throw error;
      });
      if (user) await onDone(user, shared);
      else onCode(shared);
    },
  });

  return (
    <form {...form.props} className="stack">
      <FormField form={form} name="email" label={<Trans>Email</Trans>} type="email" autoComplete="username" />
      <FormField
        form={form}
        name="password"
        label={<Trans>Password</Trans>}
        as={PasswordInput}
        autoComplete="current-password"
      />
      <div>
        <Checkbox
          {...form.check('rememberMe')}
          onChange={({ target }) => {
            form.set('rememberMe', target.checked);
            if (target.checked) form.set('shared', false);
          }}
        >
          <Trans>Remember me for 30 days</Trans>
        </Checkbox>
        <Checkbox
          {...form.check('shared')}
          onChange={({ target }) => {
            form.set('shared', target.checked);
            if (target.checked) form.set('rememberMe', false);
          }}
        >
          <Trans>This is a shared phone</Trans>
          <br />
          <small className="dim">
            <Trans>
              You stay logged in until you close the browser. When you sign out, nothing stays on this device.
            </Trans>
          </small>
        </Checkbox>
      </div>
      {form.problem && (
        <ErrorBlock title={<Trans>You are not logged in</Trans>}>
          {form.problem}
          {reason && (
            <>
              <br />
              <Trans>
                Their reason: <bdi>{reason}</bdi>
              </Trans>
            </>
          )}
        </ErrorBlock>
      )}
      <Button type="submit" look="main" wide busy={form.busy}>
        <Trans>Sign In</Trans>
      </Button>
      <PasskeyButton rememberMe={form.values.rememberMe} onDone={(user) => onDone(user, form.values.shared)} />
      <p>
        <Link href="/forgot-password" state={{ email: form.values.email }}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </form>
  );
}

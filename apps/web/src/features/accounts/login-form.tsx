import { signIn, signInSchema } from '@lantern/contract/accounts';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { call } from '#api/call.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, PasswordInput } from '#components/inputs.tsx';
import { useForm } from '#components/use-form.ts';
import { handedEmail } from './handed-email.ts';

type LoginFormProps = {
  shared: boolean;
  onShared: (shared: boolean) => void;
  onDone: (user: SessionUser) => Promise<void>;
  /** The password was right, and a code is wanted too. */
  onCode: () => void;
};

export function LoginForm({ shared, onShared, onDone, onCode }: LoginFormProps) {
  const form = useForm({
    schema: signInSchema,
    initial: { email: handedEmail(), password: '', rememberMe: false },
    onSubmit: async (body) => {
      const { user } = await call(signIn, { body });
      if (user) await onDone(user);
      else onCode();
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
            if (target.checked) onShared(false);
          }}
        >
          <Trans>Remember me for 30 days</Trans>
        </Checkbox>
        <Checkbox
          checked={shared}
          onChange={({ target }) => {
            onShared(target.checked);
            if (target.checked) form.set('rememberMe', false);
          }}
        >
          <Trans>This is a shared phone</Trans>
          <br />
          <small className="dim">
            <Trans>You stay logged in until the browser closes. Signing out leaves nothing behind.</Trans>
          </small>
        </Checkbox>
      </div>
      {form.problem && <ErrorBlock title={<Trans>You are not logged in</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look="main" wide busy={form.busy}>
        <Trans>Sign In</Trans>
      </Button>
      <p>
        <Link href="/forgot-password" state={{ email: form.values.email }}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </form>
  );
}

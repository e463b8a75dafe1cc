import { secondStepSchema, verifyRecoveryCode, verifyTotp } from '@lantern/contract/accounts';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { Problem } from '@lantern/contract/problem';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { FocusedHeading } from '../focused-heading.tsx';

type SecondStepProps = { onDone: (user: SessionUser) => Promise<void>; onExpired: () => void };

/** After the password: the code of the app, or one of the printed codes. */
export function SecondStep({ onDone, onExpired }: SecondStepProps) {
  const [way, setWay] = useState<'app' | 'printed'>('app');
  const form = useForm({
    schema: secondStepSchema,
    initial: { code: '' },
    onSubmit: async (body) => {
      try {
        const { user } = await call(way === 'app' ? verifyTotp : verifyRecoveryCode, { body });
        await onDone(user);
      } catch (error) {
        if (error instanceof Problem && error.code === 'invalid_token') return onExpired();
        throw error;
      }
    },
  });

  return (
    <form {...form.props} className="stack">
      <div>
        <FocusedHeading level="h1">
          <Trans>One more step</Trans>
        </FocusedHeading>
        <p className="dim">
          {way === 'app' ? (
            <Trans>Open your authenticator app and write the code that it shows for Lantern.</Trans>
          ) : (
            <Trans>Write one of the recovery codes that you saved. Each code works once.</Trans>
          )}
        </p>
      </div>
      {way === 'app' ? (
        <FormField
          key="app"
          form={form}
          name="code"
          label={<Trans>Code from the app</Trans>}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      ) : (
        <FormField
          key="printed"
          form={form}
          name="code"
          label={<Trans>Recovery code</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {form.problem && <ErrorBlock title={<Trans>You are not logged in yet</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look="main" wide busy={form.busy}>
        <Trans>Sign In</Trans>
      </Button>
      <Button
        look="bare"
        onClick={() => {
          setWay(way === 'app' ? 'printed' : 'app');
          form.reset();
        }}
      >
        {way === 'app' ? <Trans>Use a recovery code</Trans> : <Trans>Use the app's code</Trans>}
      </Button>
    </form>
  );
}

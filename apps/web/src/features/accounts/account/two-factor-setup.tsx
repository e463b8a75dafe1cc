import { confirmTwoFactor, enableTwoFactor, secondStepSchema } from '@lantern/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { call } from '#api/call.ts';
import { refreshSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { CopyLine } from '#components/copy-button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { QrCode } from '#components/qr-code.tsx';
import { Stepper } from '#components/stepper.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { FocusedHeading } from '../focused-heading.tsx';
import { PasswordGate } from './password-gate.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secrets = { totpUri: string; secret: string; recoveryCodes: string[] };

/** Password, app, recovery codes, first code. Nothing is switched on before the last step. */
export function TwoFactorSetup({ email }: { email: string }) {
  const [secrets, setSecrets] = useState<Secrets>();
  const [at, setAt] = useState(0);

  return (
    <>
      <Stepper
        at={at}
        steps={[
          <Trans key="password">Password</Trans>,
          <Trans key="app">App</Trans>,
          <Trans key="codes">Recovery codes</Trans>,
          <Trans key="code">First code</Trans>,
        ]}
      />
      {at === 0 && (
        <PasswordGate
          action={<Trans>Next</Trans>}
          onPassword={async (password) => {
            setSecrets(await call(enableTwoFactor, { body: { password } }));
            setAt(1);
          }}
        />
      )}
      {at === 1 && secrets && <AppStep {...secrets} onNext={() => setAt(2)} />}
      {at === 2 && secrets && <CodesStep codes={secrets.recoveryCodes} email={email} onNext={() => setAt(3)} />}
      {at === 3 && <CodeStep onBack={() => setAt(1)} />}
    </>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="stack">
      <FocusedHeading level="h4">{title}</FocusedHeading>
      {children}
    </div>
  );
}

function AppStep({ totpUri, secret, onNext }: Secrets & { onNext: () => void }) {
  const { t } = useLingui();
  return (
    <Step title={<Trans>Add Lantern to your authenticator app</Trans>}>
      <p>
        <Trans>
          Any app for six-digit codes works, for example Aegis, Google Authenticator or FreeOTP. Scan this picture with
          it:
        </Trans>
      </p>
      <QrCode text={totpUri} label={t`QR code with the secret for your authenticator app`} />
      <p className="only-phone">
        <a href={totpUri}>
          <Trans>The app is on this phone: open it</Trans>
        </a>
      </p>
      <p>
        <Trans>Or write this secret into the app:</Trans>
      </p>
      <CopyLine label={t`Secret`} text={secret} />
      <Button look="main" onClick={onNext}>
        <Trans>Next</Trans>
      </Button>
    </Step>
  );
}

function CodesStep({ codes, email, onNext }: { codes: readonly string[]; email: string; onNext: () => void }) {
  const [saved, setSaved] = useState(false);
  const reason = useId();
  return (
    <Step title={<Trans>Save your recovery codes</Trans>}>
      <p>
        <Trans>
          If you lose your phone, you can log in with one of these codes. Each works once. Keep them away from your
          phone, for example on paper.
        </Trans>
      </p>
      <RecoveryCodes codes={codes} email={email} />
      <Checkbox checked={saved} onChange={({ target }) => setSaved(target.checked)}>
        <Trans>I have saved them</Trans>
      </Checkbox>
      <Button look="main" blocked={!saved} aria-describedby={saved ? undefined : reason} onClick={onNext}>
        <Trans>Next</Trans>
      </Button>
      {!saved && (
        <p className="small dim" id={reason}>
          <Trans>Still needed: save the codes and tick the box.</Trans>
        </p>
      )}
    </Step>
  );
}

function CodeStep({ onBack }: { onBack: () => void }) {
  const form = useForm({
    schema: secondStepSchema,
    initial: { code: '' },
    onSubmit: async (body) => {
      await call(confirmTwoFactor, { body });
      await refreshSession();
      toast({ text: <Trans>Two-factor sign-in is on.</Trans> });
    },
  });
  return (
    <Step title={<Trans>Write the code that the app shows now</Trans>}>
      <form {...form.props} className="stack">
        <FormField
          form={form}
          name="code"
          label={<Trans>Code from the app</Trans>}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        {form.problem && (
          <ErrorBlock title={<Trans>Two-factor sign-in is not on yet</Trans>}>{form.problem}</ErrorBlock>
        )}
        <div className="row wrap">
          <Button onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" look="main" busy={form.busy}>
            <Trans>Switch on</Trans>
          </Button>
        </div>
      </form>
    </Step>
  );
}

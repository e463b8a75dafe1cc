import { disableTwoFactor, newRecoveryCodes } from '@lantern/contract/accounts';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { Trans } from '@lingui/react/macro';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { refreshSession } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import { PasswordGate } from './password-gate.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecuritySetting } from './security-setting.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** A code from a phone beside the password: switching it on and off, and its recovery codes. */
export function TwoFactor({ user }: { user: SessionUser }) {
  if (!user.twoFactorEnabled) {
    return (
      <SecuritySetting
        title={<Trans>Two-factor sign-in</Trans>}
        state={
          <>
            <Badge icon={ShieldAlert}>
              <Trans>Off</Trans>
            </Badge>
            <p className="dim">
              <Trans>
                With it, nobody can log in with your password alone. Lantern also asks for a code from your phone.
              </Trans>
            </p>
          </>
        }
        action={<Trans>Switch on</Trans>}
      >
        {() => <TwoFactorSetup email={user.email} />}
      </SecuritySetting>
    );
  }
  return (
    <>
      <SecuritySetting
        title={<Trans>Two-factor sign-in</Trans>}
        state={
          <Badge icon={ShieldCheck} tone="ok">
            <Trans>On</Trans>
          </Badge>
        }
        action={<Trans>Switch off</Trans>}
      >
        {() => (
          <PasswordGate
            danger
            action={<Trans>Switch two-factor sign-in off</Trans>}
            onPassword={async (password) => {
              await call(disableTwoFactor, { body: { password } });
              await refreshSession();
              toast({ text: <Trans>Two-factor sign-in is off.</Trans> });
            }}
          />
        )}
      </SecuritySetting>
      <SecuritySetting
        title={<Trans>Recovery codes</Trans>}
        state={
          <p className="dim">
            <Trans>For when you lose your phone. Each code works once.</Trans>
          </p>
        }
        action={<Trans>Make new codes</Trans>}
      >
        {(close) => <NewCodes email={user.email} onDone={close} />}
      </SecuritySetting>
    </>
  );
}

function NewCodes({ email, onDone }: { email: string; onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (!codes) {
    return (
      <>
        <p>
          <Trans>New codes replace the old ones: those stop working.</Trans>
        </p>
        <PasswordGate
          action={<Trans>Make new codes</Trans>}
          onPassword={async (password) =>
            setCodes((await call(newRecoveryCodes, { body: { password } })).recoveryCodes)
          }
        />
      </>
    );
  }
  return (
    <>
      <p role="status">
        <Trans>These are your new codes. They are shown only now: save them.</Trans>
      </p>
      <RecoveryCodes codes={codes} email={email} />
      <div>
        <Button look="main" onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </>
  );
}

import {
  addPasskey,
  beginPasskey,
  deletePasskey,
  newPasskeySchema,
  type Passkey,
} from '@lantern/contract/accounts.passkeys';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { useIdle } from '#api/idle.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { optionsQuery, passkeysQuery, refreshPasskeys } from '../accounts.api.ts';
import { keepsPasskeys, makeKey } from '../passkeys.ts';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { CurrentPassword } from './current-password.tsx';
import { KeyList } from './key-list.tsx';
import { SecuritySetting } from './security-setting.tsx';
import { useDeviceName } from './session-list.tsx';

type NewCredential = Parameters<typeof call<typeof addPasskey>>[1]['body']['credential'];

/** The passkeys of this account, and the form that adds one on this device. Absent where none can be kept. */
export function Passkeys({ asksPassword }: { asksPassword: boolean }) {
  const { data: options } = useQuery(optionsQuery);
  const { data: passkeys, error } = useQuery({ ...passkeysQuery, enabled: useIdle() && options?.passkeys === true });
  const [removing, setRemoving] = useState<Passkey>();
  const sendRemove = async ({ id }: Passkey, password?: string) => {
    await call(deletePasskey, { body: { id, password } });
    toast({ text: <Trans>Passkey removed.</Trans> });
    setRemoving(undefined);
    await refreshPasskeys();
  };
  const remove = useMutation({ mutationFn: (passkey: Passkey) => sendRemove(passkey) });

  const removed = removing?.name ?? '';
  if (!options?.passkeys || !(keepsPasskeys() || passkeys?.length)) return null;
  return (
    <SecuritySetting
      title={<Trans>Passkeys</Trans>}
      state={
        <>
          <p className="dim">
            <Trans>Log in with your finger, your face or the code of your device, without a password.</Trans>
          </p>
          <KeyList
            icon={KeyRound}
            keys={passkeys}
            linesOf={(passkey) => <AddedOn passkey={passkey} />}
            onRemove={setRemoving}
            error={error ?? remove.error}
            failed={<Trans>Your passkeys could not be read or changed</Trans>}
          />
          <ConfirmWithPassword
            open={removing !== undefined}
            title={<Trans>Remove this passkey?</Trans>}
            action={<Trans>Remove</Trans>}
            busy={remove.isPending}
            onConfirm={() => removing && remove.mutate(removing)}
            onPassword={
              asksPassword ? async (password) => removing && (await sendRemove(removing, password)) : undefined
            }
            onCancel={() => setRemoving(undefined)}
          >
            <p>
              <Trans>
                <bdi>{removed}</bdi> does not log you in here any more. You can also delete it on the device.
              </Trans>
            </p>
          </ConfirmWithPassword>
        </>
      }
      action={<Trans>Add a passkey</Trans>}
    >
      {(close) => <AddForm asksPassword={asksPassword} onDone={close} />}
    </SecuritySetting>
  );
}

function AddedOn({ passkey }: { passkey: Passkey }) {
  const { i18n } = useLingui();
  const day = formatDay(new Date(passkey.createdAt), i18n);
  return (
    <p className="small dim">
      <Trans>Added on {day}</Trans>
    </p>
  );
}

function AddForm({ asksPassword, onDone }: { asksPassword: boolean; onDone: () => void }) {
  const device = useDeviceName()(navigator.userAgent);
  const [note, setNote] = useState<'turned-away' | 'there' | 'failed'>();
  const form = useForm({
    schema: newPasskeySchema,
    initial: { name: device, ...(asksPassword && { password: '' }) },
    onSubmit: async ({ name, password }) => {
      setNote(undefined);
      const { options } = await call(beginPasskey, { body: { password } });
      const made = await makeKey(options).catch((error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        setNote(error.name === 'InvalidStateError' ? 'there' : 'failed');
      });
      if (made === undefined) return setNote((before) => before ?? 'turned-away');
      await call(addPasskey, { body: { name, credential: made as NewCredential } });
      await refreshPasskeys();
      toast({ text: <Trans>Passkey added.</Trans> });
      onDone();
    },
  });
  return (
    <form {...form.props} className="stack">
      <FormField form={form} name="name" label={<Trans>Name of this device</Trans>} />
      {asksPassword && <CurrentPassword form={form} />}
      <p role="status">
        {note === 'turned-away' && <Trans>Your device made no passkey. Nothing was changed.</Trans>}
        {note === 'there' && <Trans>This device has a passkey for this account already.</Trans>}
        {note === 'failed' && <Trans>This device cannot keep a passkey for this page.</Trans>}
      </p>
      {form.problem && <ErrorBlock title={<Trans>Nothing was changed</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look="main" busy={form.busy}>
        <Trans>Add a passkey</Trans>
      </Button>
    </form>
  );
}

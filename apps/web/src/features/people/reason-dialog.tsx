import type { FoundPerson } from '@lantern/contract/people';
import * as contract from '@lantern/contract/people';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { call, fetchFile } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { Field } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { putPerson } from './people.api.ts';

export type Decision = 'suspend' | 'lift' | 'end-sessions' | 'reset-second-factor' | 'export';

type Of = { params: { id: string } };

async function carryOut(decision: Decision, of: Of, { reason }: { reason: string }): Promise<void> {
  if (decision === 'export') {
    await call(contract.prepareExportOf, { ...of, body: { reason } });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    saveFile(
      await fetchFile(contract.exportPerson, { ...of, query: { zone } }, { timeout: 30 * 60_000 }),
      'lantern.zip',
    );
    return;
  }
  const { person } =
    decision === 'reset-second-factor'
      ? await call(contract.resetSecondFactor, { ...of, body: { check: reason } })
      : await call(endpoints[decision], { ...of, body: { reason } });
  putPerson(person);
}

const endpoints = {
  suspend: contract.suspendPerson,
  lift: contract.liftSuspension,
  'end-sessions': contract.endSessionsOf,
} as const;

type Words = { title: ReactNode; about: ReactNode; send: ReactNode; done: ReactNode };

const words: Record<Decision, Words> = {
  suspend: {
    title: <Trans>Stop this account?</Trans>,
    about: (
      <Trans>
        They are signed out at once and cannot sign in. Their coming sessions are cancelled, and we tell the other
        people. Nobody sees what they share, and their links show nothing. Nothing is deleted. You can open the account
        again.
      </Trans>
    ),
    send: <Trans>Stop the account</Trans>,
    done: <Trans>The account is stopped.</Trans>,
  },
  lift: {
    title: <Trans>Open this account again?</Trans>,
    about: <Trans>They can sign in again. Sessions that were cancelled stay cancelled.</Trans>,
    send: <Trans>Open the account</Trans>,
    done: <Trans>The account is open again.</Trans>,
  },
  'end-sessions': {
    title: <Trans>Sign this person out everywhere?</Trans>,
    about: <Trans>For a phone that was lost or stolen. They can sign in again with their password.</Trans>,
    send: <Trans>Sign them out</Trans>,
    done: <Trans>They are signed out everywhere.</Trans>,
  },
  'reset-second-factor': {
    title: <Trans>Switch two-factor sign-in off?</Trans>,
    about: (
      <Trans>
        First be sure who they are: you met them, or you called a number that you knew before. A mail alone is not
        enough. They are signed out, and their password stays.
      </Trans>
    ),
    send: <Trans>Switch it off</Trans>,
    done: <Trans>Two-factor sign-in is off for this account.</Trans>,
  },
  export: {
    title: <Trans>Take a copy of everything in this account?</Trans>,
    about: (
      <Trans>
        Do this only for a person or guardian who asked for it and whom you know. You get one ZIP file with everything
        in the account. Give it to them and delete your copy.
      </Trans>
    ),
    send: <Trans>Take the copy</Trans>,
    done: <Trans>The copy is in your downloads.</Trans>,
  },
};

type ReasonDialogProps = {
  decision: Decision;
  person: Pick<FoundPerson, 'id' | 'name'>;
  /** What follows once it is done, before the dialog closes. */
  after?: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why before something is done about an account; the person reads it. */
export function ReasonDialog({ decision, person: { id, name }, after, onClose }: ReasonDialogProps) {
  const { title, about, send, done } = words[decision];
  const isCheck = decision === 'reset-second-factor';
  const form = useForm({
    schema: z.strictObject({
      reason: isCheck ? contract.resetSecondFactor.body.shape.check : contract.suspendPerson.body.shape.reason,
    }),
    initial: { reason: '' },
    onSubmit: async (body) => {
      await carryOut(decision, { params: { id } }, body);
      await after?.(body.reason);
      toast({ text: done });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      send={send}
      danger={decision === 'suspend'}
      failed={<Trans>It was not done</Trans>}
      onClose={onClose}
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <p>{about}</p>
      <Field
        label={isCheck ? <Trans>How do you know who they are?</Trans> : <Trans>Why?</Trans>}
        help={<Trans>We keep it, and the person reads it.</Trans>}
        error={form.error('reason')}
      >
        <TextArea
          name="reason"
          rows={3}
          maxLength={contract.reasonMax}
          value={form.values.reason}
          onChange={({ target }) => form.set('reason', target.value)}
        />
      </Field>
    </FormDialog>
  );
}

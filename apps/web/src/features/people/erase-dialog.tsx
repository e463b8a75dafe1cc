import { erasePerson, reasonMax, type WholePerson } from '@lantern/contract/people';
import { Trans } from '@lingui/react/macro';
import { call } from '#api/call.ts';
import { Field } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { FormField } from '#components/form-field.tsx';
import { useGoOn } from '#components/go-on.ts';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';

/** Deletes somebody's account for good, once its address was written: a name is easily taken for another. */
export function EraseDialog({ person, onClose }: { person: WholePerson; onClose: () => void }) {
  const goOn = useGoOn();
  const form = useForm({
    schema: erasePerson.body,
    initial: { reason: '', email: '' },
    onSubmit: async (body) => {
      await call(erasePerson, { params: { id: person.id }, body });
      toast({ text: <Trans>The account and everything in it is deleted.</Trans> });
      goOn('/admin/people', { replace: true });
    },
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Delete this account for good?</Trans>}
      send={<Trans>Delete for good</Trans>}
      danger
      failed={<Trans>It was not deleted</Trans>}
      onClose={onClose}
    >
      <p>
        <b>
          <bdi>{person.name}</bdi>
        </b>
      </p>
      <p>
        <Trans>
          Everything in it is deleted at once. Nobody can bring it back. Take a copy first if somebody may need it.
        </Trans>
      </p>
      <FormField
        form={form}
        name="email"
        label={<Trans>Email of the account</Trans>}
        help={<Trans>Write it, so that it is the right one.</Trans>}
        type="email"
        autoComplete="off"
      />
      <Field
        label={<Trans>Why?</Trans>}
        help={<Trans>We keep it after the account is gone. Do not write a name.</Trans>}
        error={form.error('reason')}
      >
        <TextArea
          name="reason"
          rows={3}
          maxLength={reasonMax}
          value={form.values.reason}
          onChange={({ target }) => form.set('reason', target.value)}
        />
      </Field>
    </FormDialog>
  );
}

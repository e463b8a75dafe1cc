import { duties } from '@lantern/contract/access';
import { changeRole, reasonMax, type WholePerson } from '@lantern/contract/people';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { Field } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { Checkbox, Select, TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { putPerson } from './people.api.ts';
import { dutyWords, roleWords } from './people-words.ts';

const schema = z.object({
  role: changeRole.body.shape.role,
  reason: changeRole.body.shape.reason,
  papers: z.boolean(),
  facts: z.boolean(),
  safeguards: z.boolean(),
});

/** Makes a mentor an administrator or the other way round, or says what a mentor does besides. */
export function RoleDialog({ person, onClose }: { person: WholePerson; onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useForm({
    schema,
    initial: {
      role: person.role === 'admin' ? 'admin' : 'mentor',
      reason: '',
      papers: person.duties.includes('papers'),
      facts: person.duties.includes('facts'),
      safeguards: person.duties.includes('safeguards'),
    },
    onSubmit: async ({ role, reason, ...chosen }) => {
      const body = { role, reason, duties: role === 'mentor' ? duties.filter((duty) => chosen[duty]) : [] };
      putPerson((await call(changeRole, { params: { id: person.id }, body })).person);
      toast({ text: <Trans>Saved. They sign in again and find their new screens.</Trans> });
    },
    onDone: onClose,
  });
  const isMentor = form.values.role === 'mentor';
  return (
    <FormDialog
      form={form}
      title={<Trans>Role and duties</Trans>}
      send={<Trans>Save</Trans>}
      failed={<Trans>It was not saved</Trans>}
      onClose={onClose}
    >
      <p>
        <b>
          <bdi>{person.name}</bdi>
        </b>
      </p>
      <Field
        label={<Trans>Role</Trans>}
        help={
          <Trans>
            Administrators can do everything here. If a mentor becomes one, their coming sessions are cancelled.
          </Trans>
        }
        error={form.error('role')}
      >
        <Select {...form.text('role')}>
          <option value="mentor">{i18n._(roleWords.mentor)}</option>
          <option value="admin">{i18n._(roleWords.admin)}</option>
        </Select>
      </Field>
      {isMentor && (
        <fieldset>
          <legend>
            <Trans>Does besides</Trans>
          </legend>
          {duties.map((duty) => (
            <Checkbox key={duty} {...form.check(duty)}>
              {i18n._(dutyWords[duty])}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Field
        label={<Trans>Why?</Trans>}
        help={<Trans>We keep it, and the person reads it.</Trans>}
        error={form.error('reason')}
      >
        <TextArea
          name="reason"
          rows={2}
          maxLength={reasonMax}
          value={form.values.reason}
          onChange={({ target }) => form.set('reason', target.value)}
        />
      </Field>
    </FormDialog>
  );
}

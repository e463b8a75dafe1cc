import { inviteMentor, inviteMentorSchema } from '@lantern/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/button.tsx';
import { CopyLine } from '#components/copy-button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { refreshInvitations } from './admin.api.ts';
import { InvitationList } from './invitation-list.tsx';

/** Inviting a mentor; the link is shown because no mail may go out from here. */
export function MentorsPanel() {
  const { t } = useLingui();
  const [made, setMade] = useState<{ email: string; link: string }>();
  const form = useForm({
    schema: inviteMentorSchema,
    initial: { email: '' },
    onSubmit: async (body) => {
      const { link } = await call(inviteMentor, { body });
      setMade({ email: body.email, link });
      form.reset();
      await refreshInvitations();
    },
  });
  const email = made?.email;
  return (
    <div className="stack">
      <form {...form.props} className="stack">
        <FormField
          form={form}
          name="email"
          label={<Trans>Email of the mentor</Trans>}
          help={<Trans>They get a link that works once, for 14 days.</Trans>}
          type="email"
          autoComplete="off"
        />
        {form.problem && <ErrorBlock title={<Trans>Nobody was invited</Trans>}>{form.problem}</ErrorBlock>}
        <div>
          <Button type="submit" look="main" busy={form.busy}>
            <Trans>Invite</Trans>
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {made && (
          <div className="stack">
            <p>
              <Trans>
                The invitation for <b>{email}</b> is made. You can also hand the link over yourself. It is shown only
                now:
              </Trans>
            </p>
            <CopyLine label={t`Invitation link`} text={made.link} />
          </div>
        )}
      </div>
      <InvitationList />
    </div>
  );
}

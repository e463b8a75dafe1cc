import { issueResetLink } from '@lantern/contract/admin';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/button.tsx';
import { CopyLine } from '#components/copy-button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';

/** For a person who forgot the password where no mail goes out. */
export function ResetLinkPanel() {
  const { t, i18n } = useLingui();
  const [made, setMade] = useState<{ email: string; link: string; expiresAt: string }>();
  const [unknown, setUnknown] = useState(false);
  const form = useForm({
    schema: issueResetLink.body,
    initial: { email: '' },
    onSubmit: async (body) => {
      setUnknown(false);
      try {
        setMade({ email: body.email, ...(await call(issueResetLink, { body })) });
        form.reset();
      } catch (error) {
        setMade(undefined);
        setUnknown(error instanceof Problem && error.code === 'not_found');
        throw error;
      }
    },
  });
  const email = made?.email;
  const until = made && i18n.date(made.expiresAt, { timeStyle: 'short' });
  return (
    <div className="stack">
      <p>
        <Trans>
          Somebody forgot the password and gets no mail? First be sure who they are. Then make a link and give it to
          them. It works once, for 30 minutes.
        </Trans>
      </p>
      <form {...form.props} className="stack">
        <FormField
          form={form}
          name="email"
          label={<Trans>Email of the person</Trans>}
          type="email"
          autoComplete="off"
        />
        {form.problem && (
          <ErrorBlock title={<Trans>No link was made</Trans>}>
            {unknown ? <Trans>No account has this email. Check it for typing mistakes.</Trans> : form.problem}
          </ErrorBlock>
        )}
        <div>
          <Button type="submit" look="main" busy={form.busy}>
            <Trans>Make a reset link</Trans>
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {made && (
          <div className="stack">
            <p>
              <Trans>
                Link for <b>{email}</b>, good until {until}. It is shown only now:
              </Trans>
            </p>
            <CopyLine label={t`Reset link`} text={made.link} />
          </div>
        )}
      </div>
    </div>
  );
}

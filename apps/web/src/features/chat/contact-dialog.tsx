import type { Thread } from '@lantern/contract/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { agreeToContact } from './chat.api.ts';

type ContactDialogProps = { person: string; contact: Thread['contact']; onClose: () => void };

/** Why contact details are hidden, and agreeing that they are shown. */
export function ContactDialog({ person, contact, onClose }: ContactDialogProps) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const hasAgreed = contact === 'mine' || contact === 'both';
  const canAgree = hasAgreed || contact === 'none' || contact === 'theirs';

  async function decide() {
    setBusy(true);
    setFailed(undefined);
    try {
      await agreeToContact(person, !hasAgreed);
      onClose();
    } catch (reason) {
      setFailed(explain(reason, i18n));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={<Trans>Contact details</Trans>}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {canAgree && (
            <Button look={hasAgreed ? 'danger' : 'main'} busy={busy} onClick={() => void decide()}>
              {hasAgreed ? <Trans>Hide them again</Trans> : <Trans>I agree to show them</Trans>}
            </Button>
          )}
        </>
      }
    >
      <p>
        <Trans>
          We hide phone numbers, emails, user names and links to chat apps until you both agree. If something goes wrong
          here, the people who run Lantern can help. In other apps they cannot.
        </Trans>
      </p>
      <p role="status">
        <ContactWords contact={contact} />
      </p>
      {failed && <ErrorBlock title={<Trans>It was not changed</Trans>}>{failed}</ErrorBlock>}
    </Dialog>
  );
}

function ContactWords({ contact }: Pick<ContactDialogProps, 'contact'>) {
  switch (contact) {
    case 'none':
      return <Trans>Neither of you has agreed.</Trans>;
    case 'mine':
      return <Trans>You have agreed. Contact details stay hidden until the other person agrees too.</Trans>;
    case 'theirs':
      return <Trans>The other person has agreed. Contact details stay hidden until you agree too.</Trans>;
    case 'both':
      return <Trans>Both of you have agreed: they are shown.</Trans>;
    case 'minor':
      return <Trans>You are under 18: they stay hidden. Meet your mentor in booked sessions.</Trans>;
    case 'age-unknown':
      return (
        <Trans>
          Contact details stay hidden because we do not know your date of birth. Add it to your{' '}
          <Link href="/personal-info">personal information</Link>.
        </Trans>
      );
    case 'protected':
      return <Trans>They stay hidden in this conversation. Meet your student in booked sessions.</Trans>;
  }
}

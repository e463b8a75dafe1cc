import type { CallRoom } from '@lantern/contract/calls';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '#components/button.tsx';

/** How to meet without the call room: the mentor's link, a phone, and in any case the chat. */
export function OtherWays({ call: { side, meeting_link, phone, other_id } }: { call: CallRoom }) {
  const chat = side === 'student' ? '/talk-to-lantern' : '/mentor/chats';
  return (
    <div className="stack">
      <div className="row wrap">
        {meeting_link && (
          <a className="btn" href={meeting_link} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
            <ExternalLink className="flip" />
            {side === 'student' ? <Trans>Meet by your mentor’s link</Trans> : <Trans>Meet by your own link</Trans>}
          </a>
        )}
        {phone && side === 'mentor' && (
          <a className="btn" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Phone />
            <bdi>{phone}</bdi>
          </a>
        )}
        {other_id && (
          <ButtonLink href={`${chat}?with=${other_id}`}>
            <MessageCircle />
            <Trans>Write in the chat</Trans>
          </ButtonLink>
        )}
      </div>
      {phone && side === 'student' && (
        <p>
          <Trans>
            Your mentor has your number <bdi>{phone}</bdi> and can call it.
          </Trans>
        </p>
      )}
    </div>
  );
}

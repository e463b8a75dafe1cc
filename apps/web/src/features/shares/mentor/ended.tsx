import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#components/button.tsx';

/** In the place of what is not shared with the mentor any more. */
export function Ended() {
  return (
    <div className="stack read" role="status">
      <h1>
        <Trans>This is not shared with you</Trans>
      </h1>
      <p>
        <Trans>
          The student stopped sharing it, the last day is over, or it was deleted. Ask the student if you still need it.
        </Trans>
      </p>
      <div>
        <ButtonLink href="/mentor">
          <ArrowLeft className="flip" />
          <Trans>Mentor workspace</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

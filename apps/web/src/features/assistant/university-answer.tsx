// A question about one university by name: where its last days, its fees and what it asks are kept.
import type { AskedUniversity } from '@lantern/assistant/named-institution';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#components/button.tsx';

export function UniversityAnswer({ asked: { id, name } }: { asked: AskedUniversity }) {
  return (
    <>
      <p>
        {id ? (
          <Trans>
            What Lantern knows of <bdi>{name}</bdi> stands on its own page: fees, what it asks for, and known last days.
          </Trans>
        ) : (
          <Trans>
            I do not know <bdi>{name}</bdi> by name. UniPair has many more universities: look there.
          </Trans>
        )}{' '}
        <Trans>The university’s own website has the last word.</Trans>
      </p>
      <p>
        <ButtonLink
          look="main"
          href={id ? `/universities/${encodeURIComponent(id)}` : `/unipair?q=${encodeURIComponent(name)}`}
        >
          {/* a button sets its children side by side */}
          <span>
            {id ? (
              <Trans>
                Open the page of <bdi>{name}</bdi>
              </Trans>
            ) : (
              <Trans>
                Look for <bdi>{name}</bdi> in UniPair
              </Trans>
            )}
          </span>
        </ButtonLink>
      </p>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

/** A page of somebody else's, in another tab. */
export function OfficialLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <ExternalLink className="s" aria-hidden="true" />
      <span className="vh">
        <Trans>(opens a new tab)</Trans>
      </span>
    </a>
  );
}

/** The same by the name of its site. */
export function SiteLink({ href }: { href: string }) {
  return <OfficialLink href={href}>{new URL(href).host.replace(/^www\./, '')}</OfficialLink>;
}

import { unprintable } from '@lantern/contract/essays.unprintable';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Characters that are named; more would say no more. */
const mostShown = 12;

/** Says before a download which signs of a text a PDF cannot show; nothing where it shows all. */
export function UnprintableNote({ text, children }: { text: string; children?: ReactNode }) {
  const strange = unprintable(text).slice(0, mostShown).join(' ');
  if (!strange) return null;
  return (
    <p className="small dim">
      <Trans>
        The PDF has no letters for <bdi>{strange}</bdi> and shows a mark in their place.
      </Trans>
      {children && ' '}
      {children}
    </p>
  );
}

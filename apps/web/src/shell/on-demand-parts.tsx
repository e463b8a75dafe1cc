// Dialogs of the frame that few visits open. They are fetched when the screen is idle too, so that they are there without
// a connection.
import type { Role } from '@lantern/contract/access';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Part, partOf } from '#components/lazy.tsx';
import { toast } from '#components/toast.tsx';
import type { Waiting } from './use-waiting.ts';

type AskedProps = { open: boolean; onClose: () => void };
type MoreProps = AskedProps & { role: Role; waiting: Waiting; children: ReactNode };

export const helpPart = partOf<AskedProps>(async () => (await import('./on-demand/help-dialog.tsx')).HelpDialog);
export const signOutPart = partOf<AskedProps>(
  async () => (await import('./on-demand/sign-out-question.tsx')).SignOutQuestion,
);

export const morePart = partOf<MoreProps>(async () => (await import('./on-demand/more-sheet.tsx')).MoreSheet);

/** For somebody who is asked for two-factor sign-in; nobody else fetches it. */
export const secondFactorPart = partOf<{ by: string }>(
  async () => (await import('./on-demand/second-factor-banner.tsx')).SecondFactorBanner,
);

export async function fetchAsked() {
  for (const part of [morePart, helpPart, signOutPart]) await part.load();
}

/** Shows one of them: at once when it is here, and says so when it cannot be fetched. */
export function ask<Props>({ known, load }: Part<Props>, show: () => void) {
  if (known) return show();
  load().then(show, () => toast({ tone: 'bad', text: <Trans>This part is not on this device yet.</Trans> }));
}

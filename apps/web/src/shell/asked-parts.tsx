// Dialogs of the frame that few visits open. They are fetched when the screen is idle too, so that they are there without
// a connection.
import { Trans } from '@lingui/react/macro';
import { type Part, partOf } from '#components/lazy.tsx';
import { toast } from '#components/toast.tsx';

type AskedProps = { open: boolean; onClose: () => void };

export const helpPart = partOf<AskedProps>(async () => (await import('./asked/help-dialog.tsx')).HelpDialog);
export const signOutPart = partOf<AskedProps>(
  async () => (await import('./asked/sign-out-question.tsx')).SignOutQuestion,
);

export async function fetchAsked() {
  for (const part of [helpPart, signOutPart]) await part.load();
}

/** Shows one of them: at once when it is here, and says so when it cannot be fetched. */
export function ask({ known, load }: Part<AskedProps>, show: () => void) {
  if (known) return show();
  load().then(show, () =>
    toast({ tone: 'bad', text: <Trans>This part is not on this device yet. Open it once with a connection.</Trans> }),
  );
}

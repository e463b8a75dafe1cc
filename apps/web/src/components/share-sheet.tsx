import { Trans } from '@lingui/react/macro';
import { toast } from './toast.tsx';

/** Opens the share sheet of the phone. Closing it without choosing is no failure; a phone that has none to open says so. */
export async function openShareSheet(what: { text: string } | { url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ tone: 'bad', text: <Trans>Sharing did not work here. Copy it instead.</Trans> });
  }
}

import { NetworkError } from './call.ts';
import { saveFile } from './save-file.ts';

/** Milliseconds that the tab may take to begin reading. */
const grace = 60_000;

/**
 * Shows a PDF in a new tab. The server hands files out only to be saved, so the tab shows the bytes that were fetched:
 * always as a PDF, whatever is in them. The tab opens within the press, or the browser would block it, and goes away
 * when no bytes come. Where no tab may open, the file is saved. `isHere`: the device makes it, without a connection too.
 */
export async function openInTab(fetchPdf: () => Promise<Blob>, name: string, { isHere = false } = {}): Promise<void> {
  if (!isHere && !navigator.onLine) throw new NetworkError('offline');
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const bytes = await fetchPdf();
    if (!tab) return saveFile(bytes, name);
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    tab.location.replace(url);
    setTimeout(() => URL.revokeObjectURL(url), grace);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

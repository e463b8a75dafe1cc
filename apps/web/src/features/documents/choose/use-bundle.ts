import { bundleDocuments } from '@lantern/contract/documents.sharing';
import { Problem } from '@lantern/contract/problem';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';

type Format = 'zip' | 'pdf';
/** Milliseconds: a full vault takes a while on a slow line. */
const timeout = 30 * 60_000;

/** Downloads papers as one file; tells how many bytes have come. */
export function useBundle() {
  const { t, i18n } = useLingui();
  const [making, setMaking] = useState<Format>();
  const [received, setReceived] = useState(0);
  const [failed, setFailed] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /** Without ids: the whole vault. */
  async function make(format: Format, ids?: readonly string[]) {
    const controller = new AbortController();
    stop.current = controller;
    setMaking(format);
    setReceived(0);
    setFailed(undefined);
    const input = { params: { format }, query: ids ? { ids: ids.join() } : {} };
    try {
      const options = { signal: controller.signal, timeout: timeout, onProgress: setReceived };
      saveFile(await fetchFile(bundleDocuments, input, options), format === 'zip' ? t`papers.zip` : t`papers.pdf`);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isOdd = error instanceof Problem && error.code === 'not_a_pdf';
      setFailed(
        isOdd ? t`Lantern cannot put these papers into one PDF: they are locked or damaged.` : explain(error, i18n),
      );
    }
    setMaking(undefined);
  }
  return { make, making, received, failed };
}

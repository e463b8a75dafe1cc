import { exportEverything } from '@lantern/contract/exports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '#api/call.ts';
import { dayHere } from '#api/day-here.ts';
import { intlLocale } from '#api/intl-locale.ts';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import styles from '../accounts.module.css';

/** Milliseconds: a full vault takes a while on a slow line. */
const timeout = 30 * 60_000;

/** The whole account as one ZIP. */
export function TakeEverything() {
  const { i18n } = useLingui();
  const [received, setReceived] = useState(0);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      stop.current = new AbortController();
      setReceived(0);
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const options = { signal: stop.current.signal, timeout: timeout, onProgress: setReceived };
      saveFile(await fetchFile(exportEverything, { query: { zone } }, options), `lantern-${dayHere()}.zip`);
    },
  });
  const come = new Intl.NumberFormat(intlLocale(i18n.locale), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(received / 1_048_576);
  return (
    <section className={styles.part} aria-labelledby="take-everything">
      <div className={styles.partHead}>
        <div>
          <h3 id="take-everything">
            <Trans>Take everything with you</Trans>
          </h3>
          <p className="dim">
            <Trans>
              One ZIP file with your essays, your documents, and everything else that Lantern keeps about you. You can
              open it without Lantern and without a connection.
            </Trans>
          </p>
        </div>
        <Button busy={isPending} onClick={() => mutate()}>
          <Download />
          <Trans>Download everything</Trans>
        </Button>
      </div>
      <p role="status" className="dim">
        {isPending && (received > 0 ? <Trans>{come} have come…</Trans> : <Trans>Lantern is making the file…</Trans>)}
        {isSuccess && <Trans>It is in your downloads. Unpack it and open index.html.</Trans>}
      </p>
      {error && <ErrorBlock title={<Trans>The download did not work</Trans>}>{explain(error, i18n)}</ErrorBlock>}
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { formatDay } from '#components/dates.ts';
import { PrintSheet } from '#components/print-sheet.tsx';
import styles from '../accounts.module.css';

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'lantern-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** Codes for the day the phone is lost, with three ways to take them along. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { t, i18n } = useLingui();
  const day = formatDay(new Date(), i18n);
  const title = t`Lantern recovery codes for ${email}, ${day}`;
  const text = `${title}\n\n${codes.join('\n')}\n`;
  return (
    <div className="stack">
      <PrintSheet>
        <p className="small">{title}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </PrintSheet>
      <div className="row wrap">
        <CopyButton text={text}>
          <Trans>Copy the codes</Trans>
        </CopyButton>
        <Button onClick={() => window.print()}>
          <Printer />
          <Trans>Print</Trans>
        </Button>
        <Button onClick={() => download(text)}>
          <Download />
          <Trans>Download</Trans>
        </Button>
      </div>
    </div>
  );
}

import type { VaultDocument } from '@lantern/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScanLine, ScanSearch, TriangleAlert } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { categoryWords } from '../document-words.ts';
import styles from './papers.module.css';

/** What the automatic look found, in plain words. Hints; only a person verifies. */
export function CheckHints({ paper: { checks, category, status } }: { paper: VaultDocument }) {
  const { i18n } = useLingui();
  if (!checks)
    return (
      <Remark icon={ScanSearch}>
        <Trans>Being looked at</Trans>
      </Remark>
    );
  const { encrypted, readable, gave_up, content, fits_category, active_content } = checks;
  const kind = i18n._(categoryWords[category].name);
  const isDamaged = !readable && !encrypted && !gave_up;
  return (
    <div className={styles.hints}>
      {encrypted && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>It is locked with a password. Save it without one: nobody else can open it.</Trans>
        </Remark>
      )}
      {isDamaged && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>It seems to be damaged. Open it on your device, save it again and replace this one.</Trans>
        </Remark>
      )}
      {gave_up && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>Lantern cannot check this file. A simple copy is safer: print it to a PDF.</Trans>
        </Remark>
      )}
      {readable && content === 'scan' && (
        <Remark icon={ScanLine}>
          <Trans>This scan has almost no text, so you cannot search it. Check that it is easy to read.</Trans>
        </Remark>
      )}
      {readable && content === 'empty' && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>Its pages seem to be empty.</Trans>
        </Remark>
      )}
      {fits_category === false && status === 'pending' && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>This does not look like “{kind}”. Is it the right file?</Trans>
        </Remark>
      )}
      {active_content.includes('dynamic_form') && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>
            This form needs Adobe Reader. In other programs it may show only “Please wait”. Open it in Adobe Reader,
            print it to a PDF, and replace this one.
          </Trans>
        </Remark>
      )}
      {runs(active_content) && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>It contains small programs. They do nothing in Lantern, but may start in other programs.</Trans>
        </Remark>
      )}
    </div>
  );
}

/** Forms and links to pages are common in honest papers. */
function runs(found: NonNullable<VaultDocument['checks']>['active_content']): boolean {
  return found.some((kind) => kind === 'javascript' || kind === 'launch' || kind === 'embedded_files');
}

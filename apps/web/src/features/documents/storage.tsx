import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { formatSize } from './document-words.ts';
import styles from './documents.module.css';

/** From this share of the space on the student is told. */
const nearlyFull = 0.9;

/** How much of the student's space is taken; old versions and deleted papers count. */
export function Storage({ used, quota }: { used: number; quota: number }) {
  const { i18n } = useLingui();
  const share = Math.min(1, used / Math.max(quota, 1));
  const taken = formatSize(used, i18n);
  const whole = formatSize(quota, i18n);
  return (
    <section className={styles.storage} aria-labelledby="storage">
      <p className="small dim" id="storage">
        <Trans>
          {taken} of {whole} used, with old versions and deleted documents.
        </Trans>
      </p>
      <svg className="bar thin" aria-hidden="true">
        <rect className="v" width={`${100 * share}%`} height="100%" />
      </svg>
      {share >= nearlyFull && (
        <Remark icon={TriangleAlert} tone="warn">
          <Trans>Your vault is nearly full. Delete for good what you no longer need.</Trans>
        </Remark>
      )}
    </section>
  );
}

import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { useVault } from '../vault-context.ts';
import { CategorySelect } from './category-field.tsx';
import { pickFiles } from './pick-files.ts';
import styles from './upload.module.css';

type QuickUploadProps = {
  /** What is most likely to come next. */
  missing: DocumentCategory | undefined;
  /** Something is being dragged over the page. */
  isOver: boolean;
};

/** The way in: a document type, and a file or a photo. Files can be dropped anywhere on the screen. */
export function QuickUpload({ missing, isOver }: QuickUploadProps) {
  const { t } = useLingui();
  const { open, take } = useVault();
  const id = useId();
  const [picked, setPicked] = useState<DocumentCategory | ''>();
  const category = picked ?? missing ?? '';
  // a list that comes while files are being chosen still says what they most likely are
  const latest = useRef(category);
  useEffect(() => {
    latest.current = category;
  });
  return (
    <section
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      aria-labelledby={id}
      data-category={category}
    >
      <h2 id={id}>
        <span className="only-wide">
          <Trans>Drop a PDF here, or choose one</Trans>
        </span>
        <span className="only-phone">
          <Trans>Add a document</Trans>
        </span>
      </h2>
      <div className={styles.type}>
        <CategorySelect aria-label={t`Document type`} value={category} onPick={setPicked} />
      </div>
      <div className={styles.ways}>
        <Button onClick={() => open({ what: 'photo', pictures: [], category })}>
          <Camera />
          <Trans>From a photo</Trans>
        </Button>
        <Button look="main" onClick={() => pickFiles((files) => take(files, latest.current))}>
          <Upload />
          <Trans>Choose a PDF</Trans>
        </Button>
      </div>
      <p className="small dim">
        <Trans>PDF up to 10 MB.</Trans>{' '}
        <Trans>A photo becomes a PDF under 2 MB on this device, before it is sent.</Trans>
      </p>
    </section>
  );
}

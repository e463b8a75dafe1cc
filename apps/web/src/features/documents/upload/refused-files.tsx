import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, CircleAlert, X } from 'lucide-react';
import { Button } from '#components/button.tsx';
import type { FileKind } from './kind-of-file.ts';
import styles from './upload.module.css';

export type RefusedFile = { file: File; kind: Exclude<FileKind, 'pdf'>; category: DocumentCategory | '' };

type RefusedFilesProps = {
  refused: readonly RefusedFile[];
  onPhotos: (pictures: File[], category: DocumentCategory | '') => void;
  onClose: () => void;
};

/** Chosen files that the vault does not take, and what to do about each. */
export function RefusedFiles({ refused, onPhotos, onClose }: RefusedFilesProps) {
  const { t } = useLingui();
  const pictures = refused.flatMap(({ file, kind }) => (kind === 'picture' ? [file] : []));
  return (
    <div className={`note bad ${styles.refused}`} role="alert">
      <CircleAlert />
      <div className="stack">
        <p>
          <b>
            <Trans>Invalid File</Trans>
          </b>
        </p>
        <ul className={styles.reasons}>
          {refused.map(({ file, kind }) => (
            <li key={`${file.name} ${file.lastModified}`}>
              <b>
                <bdi>{file.name}</bdi>
              </b>
              : <Reason kind={kind} />
            </li>
          ))}
        </ul>
        {pictures.length > 0 && (
          <div>
            <Button onClick={() => onPhotos(pictures, refused[0]?.category ?? '')}>
              <Camera />
              <Trans>Make a PDF of it</Trans>
            </Button>
          </div>
        )}
      </div>
      <Button look="bare" icon className="push" aria-label={t`Close this message`} onClick={onClose}>
        <X />
      </Button>
    </div>
  );
}

function Reason({ kind }: { kind: RefusedFile['kind'] }) {
  switch (kind) {
    case 'too-large':
      return <Trans>This file is larger than 10 MB. Make it smaller, or split it in two.</Trans>;
    case 'empty':
      return <Trans>This file is empty.</Trans>;
    case 'unreadable':
      return <Trans>This file could not be read on this device.</Trans>;
    case 'word':
      return (
        <Trans>
          Only PDF files are allowed. Please upload a .pdf file. Open this one in your word processor and choose “Save
          as” or “Export”, then PDF.
        </Trans>
      );
    case 'picture':
      return <Trans>Only PDF files are allowed. Lantern can make one of this picture, on this device.</Trans>;
    case 'prefixed':
      return (
        <Trans>
          This file has other data before the PDF begins. Open it in a PDF reader and save or print it as a new PDF. The
          new file works.
        </Trans>
      );
    case 'damaged':
      return (
        <Trans>
          This PDF is damaged, or it is not a PDF. Get it again, or open it in a PDF reader and save it again. You can
          also take photos of the pages.
        </Trans>
      );
    case 'other':
      return <Trans>Only PDF files are allowed. Please upload a .pdf file.</Trans>;
  }
}

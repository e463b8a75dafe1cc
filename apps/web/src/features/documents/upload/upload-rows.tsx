import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, FileUp, Pause, RefreshCw, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Badge, Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatSize } from '../document-words.ts';
import { useVault } from '../vault-context.ts';
import { cancelUpload, sendAgain, tryNow } from './queue.ts';
import styles from './upload.module.css';
import { type Upload, useUploads } from './upload-list.ts';

/** Files on their way into a category, each with its own state. */
export function UploadRows({ category }: { category: DocumentCategory }) {
  const uploads = useUploads().filter(({ fields }) => fields.category === category);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} />
        </li>
      ))}
    </ul>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useLingui();
  const { id, fields, sent, size, state, isKept } = upload;
  const name = fields.custom_name;
  const percent = Math.round((100 * sent) / Math.max(size, 1));
  return (
    <div className={styles.upload}>
      <FileUp />
      <div className={styles.about}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="small dim">
          <Sent upload={upload} />
        </span>
      </div>
      <Button look="bare" icon aria-label={t`Cancel the upload of ${name}`} onClick={() => void cancelUpload(id)}>
        <X />
      </Button>
      <div className={styles.whole}>
        {state === 'sending' && (
          <div
            role="progressbar"
            aria-label={t`Upload of ${name}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <svg className="bar" aria-hidden="true">
              <rect className="v" width={`${percent}%`} height="100%" />
            </svg>
          </div>
        )}
        <div role="status" className={styles.state}>
          {state === 'waiting' && <Waiting upload={upload} />}
        </div>
        {state === 'refused' && <Refusal upload={upload} />}
        {!isKept && (
          <Remark icon={TriangleAlert} tone="warn">
            <Trans>This device has no room to keep the file. Leave this page open until it is sent.</Trans>
          </Remark>
        )}
      </div>
    </div>
  );
}

function Sent({ upload: { sent, size, state } }: { upload: Upload }): ReactNode {
  const { i18n } = useLingui();
  const whole = formatSize(size, i18n);
  const part = formatSize(sent, i18n);
  if (state !== 'sending') return whole;
  if (sent >= size) return <Trans>Sent. Lantern is storing it.</Trans>;
  return (
    <Trans>
      {part} of {whole} sent
    </Trans>
  );
}

function Waiting({ upload: { trouble, isKept } }: { upload: Upload }) {
  const { i18n } = useLingui();
  const isOffline = trouble instanceof NetworkError || !navigator.onLine;
  if (!trouble && !isOffline)
    return (
      <Badge icon={Pause}>
        <Trans>Waiting for its turn</Trans>
      </Badge>
    );
  return (
    <>
      <Badge icon={isOffline ? CloudOff : Pause} tone="warn">
        <Trans>Upload paused</Trans>
      </Badge>
      <div className={styles.retry}>
        <span className="small dim">
          {!isOffline && explain(trouble, i18n)}
          {isOffline && isKept && (
            <Trans>No network. The file is kept on this device and is sent by itself later.</Trans>
          )}
          {isOffline && !isKept && <Trans>No network. The file is sent by itself later.</Trans>}
        </span>
        <Button look="bare" onClick={tryNow}>
          <RefreshCw />
          <Trans>Try now</Trans>
        </Button>
      </div>
    </>
  );
}

function Refusal({ upload }: { upload: Upload }) {
  const { id, fields, trouble } = upload;
  const { open } = useVault();
  const code = trouble instanceof Problem ? trouble.code : undefined;
  const isDuplicate = code === 'duplicate_file';
  const needsName = isDuplicate || isNameRefused(trouble);
  const rename = () => open({ what: 'rename-upload', id, name: fields.custom_name, category: fields.category });
  return (
    <div className={`note bad ${styles.refusal}`} role="alert">
      <p>
        <b>
          {isDuplicate && <Trans>Duplicate File</Trans>}
          {code === 'not_a_pdf' && <Trans>Invalid File</Trans>}
          {!isDuplicate && code !== 'not_a_pdf' && <Trans>Upload Failed</Trans>}
        </b>{' '}
        <RefusalWords trouble={trouble} />
      </p>
      <div className="row wrap">
        {needsName && (
          <Button onClick={rename}>
            <Trans>Rename</Trans>
          </Button>
        )}
        {!needsName && code !== 'not_a_pdf' && (
          <Button onClick={() => void sendAgain(id)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button onClick={() => void cancelUpload(id)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  );
}

function RefusalWords({ trouble }: { trouble: unknown }): ReactNode {
  const { i18n } = useLingui();
  const code = trouble instanceof Problem ? trouble.code : 'internal';
  if (code === 'not_found') return <Trans>The older paper was deleted, so this cannot be its new version.</Trans>;
  if (isNameRefused(trouble)) return <Trans>A paper cannot have this name. Give it another one.</Trans>;
  if (code === 'invalid_request') return <Trans>The file did not arrive as it was sent. Please try again.</Trans>;
  if (code === 'internal') return <Trans>Something went wrong. Please try again.</Trans>;
  return explain(trouble, i18n);
}

const isNameRefused = (trouble: unknown) => trouble instanceof Problem && trouble.fields?.custom_name !== undefined;

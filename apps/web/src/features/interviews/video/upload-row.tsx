import type { VideoFileFields } from '@lantern/contract/interviews.videos';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, RefreshCw } from 'lucide-react';
import { NetworkError } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import type { Upload } from '#api/uploads/upload-list.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { typeWords } from '../interview-words.ts';
import styles from './video.module.css';
import { cancelRecording, sendRecordingAgain, tryRecordingsNow } from './video-queue.ts';
import { sizeOf } from './video-words.ts';

/** A recording on its way. */
export function UploadRow({ upload }: { upload: Upload<VideoFileFields> }) {
  const { i18n, t } = useLingui();
  const { id, fields, sent, size, state, trouble, isKept } = upload;
  const [part, whole] = [sizeOf(sent, i18n), sizeOf(size, i18n)];
  const percent = Math.round((100 * sent) / Math.max(size, 1));
  const isOffline = state === 'waiting' && (trouble instanceof NetworkError || !navigator.onLine);
  return (
    <div className={styles.upload}>
      <p>
        <b>{i18n._(typeWords[fields.type])}</b>{' '}
        <span className="small dim">
          {state === 'sending' ? (
            <Trans>
              {part} of {whole} sent
            </Trans>
          ) : (
            whole
          )}
        </span>
      </p>
      {state === 'sending' && (
        <div role="progressbar" aria-label={t`Upload`} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
          <svg className="bar" aria-hidden="true">
            <rect className="v" width={`${percent}%`} height="100%" />
          </svg>
        </div>
      )}
      <div role="status">
        {isOffline && (
          <Badge icon={CloudOff} tone="warn">
            {isKept ? (
              <Trans>No network. The recording is kept on this device and is sent by itself later.</Trans>
            ) : (
              <Trans>No network. Leave this page open: the recording is sent by itself later.</Trans>
            )}
          </Badge>
        )}
        {state === 'waiting' && !isOffline && (
          <span className="small dim">{trouble ? explain(trouble, i18n) : <Trans>Waiting for its turn</Trans>}</span>
        )}
      </div>
      {state === 'refused' && (
        <p className="note bad" role="alert">
          {explain(trouble, i18n)}
        </p>
      )}
      {!isKept && state !== 'refused' && (
        <p className="small dim">
          <Trans>This device has no room to keep the file. Leave this page open until it is sent.</Trans>
        </p>
      )}
      <div className="row wrap">
        {state !== 'sending' && (
          <Button onClick={() => (state === 'refused' ? void sendRecordingAgain(id) : tryRecordingsNow())}>
            <RefreshCw />
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button look="danger" onClick={() => void cancelRecording(id)}>
          <Trans>Do not send it</Trans>
        </Button>
      </div>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { isOnDevice } from './interview-outbox.ts';

/** Where the session is safe right now. */
export function KeptWhere({ isWaiting, refused }: { isWaiting: boolean; refused: string | undefined }) {
  return (
    <p className="small dim" role="status">
      {!isOnDevice() && (
        <Trans>This browser does not let Lantern save here. Keep this page open until everything is sent.</Trans>
      )}
      {isOnDevice() && refused !== undefined && (
        <>
          <Trans>Failed to save session.</Trans> {refused} <Trans>It is kept on this device.</Trans>
        </>
      )}
      {isOnDevice() && refused === undefined && isWaiting && <Trans>Your answers are saved on this device.</Trans>}
      {isOnDevice() && refused === undefined && !isWaiting && <Trans>Your answers are saved.</Trans>}
    </p>
  );
}

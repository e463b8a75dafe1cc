import type { CallRoom } from '@lantern/contract/calls';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, Lock, Mic, Phone } from 'lucide-react';
import { Button } from '#components/button.tsx';
import type { Trouble } from './call-state.ts';
import styles from './calls.module.css';
import { canCall } from './devices.ts';
import { OtherWays } from './other-ways.tsx';

type LobbyProps = { call: CallRoom; trouble: Trouble | undefined; onEnter: () => void };

/** Before entering: what a call takes and who hears it; one button. */
export function Lobby({ call, trouble, onEnter }: LobbyProps) {
  const why = trouble ?? (canCall() ? undefined : 'unsupported');
  return (
    <>
      {why && (
        <section className="note warn" role="alert">
          <CircleAlert />
          <div className="stack">
            <p>
              <TroubleWords trouble={why} />
            </p>
            <OtherWays call={call} />
          </div>
        </section>
      )}
      {why !== 'unsupported' && (
        <section className="lit stack">
          <p>
            <Trans>
              You talk from browser to browser. The call begins with sound. Each of you can switch the camera on.
            </Trans>
          </p>
          <div>
            <Button look="main" onClick={onEnter}>
              <Phone />
              <Trans>Join the call</Trans>
            </Button>
          </div>
        </section>
      )}
      <ul className={styles.facts}>
        <li>
          <Lock />
          <span>
            <Trans>Nothing is recorded, and only the two of you can enter.</Trans>
          </span>
        </li>
        <li>
          <Mic />
          <span>
            <Trans>
              Your browser asks for the microphone. Sound uses about 40 MB of data an hour. Each camera uses 120 MB
              more. You need a connection all the time.
            </Trans>
          </span>
        </li>
        <li>
          <CircleAlert />
          <span>
            <Trans>
              The two devices connect directly if they can. Then the other device sees your network address.
            </Trans>
          </span>
        </li>
      </ul>
    </>
  );
}

function TroubleWords({ trouble }: { trouble: Trouble }) {
  switch (trouble) {
    case 'refused':
      return (
        <Trans>
          The microphone is not allowed here, or another program uses it. Allow it in the browser and join again, or
          meet another way:
        </Trans>
      );
    case 'no-microphone':
      return <Trans>No microphone was found. Connect one and join again, or meet another way:</Trans>;
    case 'unsupported':
      return (
        <Trans>
          This browser cannot make calls here. You need a new browser and an address that begins with https. You can
          meet another way:
        </Trans>
      );
  }
}

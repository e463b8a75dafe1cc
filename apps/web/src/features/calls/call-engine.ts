// One page in a call: says every few seconds that it is there, passes on what the browsers tell each other, and finds a
// new way when the old one is cut (connection.ts). It emits events; call-state.ts turns them into state.
import type { CallRoom, Seat } from '@lantern/contract/calls';
import { Problem } from '@lantern/contract/problem';
import { listen } from '#api/events.ts';
import { newId } from '#api/new-id.ts';
import type { CallEvent } from './call-state.ts';
import { heartbeat, leave } from './calls.api.ts';
import { createConnection, often } from './connection.ts';
import { openCamera, openMicrophone } from './devices.ts';
import { rememberSeat, seatBefore } from './seat-of-tab.ts';
import { createTurns } from './turns.ts';

/**
 * Milliseconds between two signs of life where no connection is looked for (`often` where one is). Events come in
 * between.
 */
const seldom = 10_000;
/** After so long without a word this page is a new one to the other. */
const forgotten = 60_000;

/** The sound and pictures; `theirs` holds sound and, perhaps, a picture. */
export type Media = { mine: MediaStream | undefined; theirs: MediaStream | undefined };

/** How a call ends for this page by what the server answered, if it does. */
function endBy(error: unknown): 'elsewhere' | 'closed' | undefined {
  const code = error instanceof Problem ? error.code : undefined;
  if (code === 'call_elsewhere') return 'elsewhere';
  return code === 'call_closed' || code === 'not_found' || code === 'unauthenticated' ? 'closed' : undefined;
}

/** A page that cannot say so any more is missed after a while. */
function leaveSeat(room: CallRoom, seat: string, signing: Promise<unknown> | undefined): void {
  void leave(room, seat).catch(() => undefined);
  // a sign of life that is on its way may come in behind it, and seat this page again
  if (signing) void signing.then(() => leave(room, seat)).catch(() => undefined);
}

export type CallEngine = ReturnType<typeof createCall>;

export function createCall(room: CallRoom, emit: (event: CallEvent) => void, show: (media: Media) => void) {
  let isOn = false;
  let seat = newId();
  let after = 0;
  let heardAt = 0;
  let sound: MediaStreamTrack | undefined;
  let picture: MediaStreamTrack | undefined;
  let stopListening = () => {};
  let signing: Promise<unknown> = Promise.resolve();
  let isCut = false;

  const showAll = () => show({ mine: picture && new MediaStream([picture]), theirs: connection.theirs() });
  const connection = createConnection({
    room,
    emit,
    isOn: () => isOn,
    seat: () => seat,
    tracks: () => ({ sound, picture }),
    show: showAll,
    sync: () => void sync(),
  });

  function apply({ other, signals, ice_servers }: Seat) {
    emit({ type: 'seated', other });
    if (other?.seat !== connection.seat()) {
      connection.drop();
      if (other) connection.connectPeer(other.seat, ice_servers);
    }
    for (const { n, from, ...signal } of signals) {
      if (n <= after) continue;
      after = n;
      if (from === connection.seat()) connection.receive(signal);
    }
  }

  async function poll(takeIt: boolean) {
    if (heardAt > 0 && Date.now() - heardAt > forgotten) {
      seat = newId();
      connection.drop();
    }
    const asked = heartbeat(room, {
      seat,
      after,
      take: takeIt,
      muted: !sound?.enabled,
      picture: picture !== undefined,
    });
    signing = asked.catch(() => undefined);
    const answer = await asked;
    if (!isOn) return;
    heardAt = Date.now();
    rememberSeat(room._id, seat);
    isCut = false;
    apply(answer);
  }

  const { sync, isRunning, stop } = createTurns({
    turn: poll,
    isOn: () => isOn,
    pause: () => (!isCut && (connection.state() === 'connected' || !connection.seat()) ? seldom : often),
    onError(error) {
      const type = endBy(error);
      if (type) return end(type);
      isCut = true;
      emit({ type: 'cut' });
    },
  });

  function end(type: 'left' | 'elsewhere' | 'closed') {
    if (!isOn) return;
    isOn = false;
    stop();
    stopListening();
    window.removeEventListener('online', lookAgain);
    connection.drop();
    for (const track of [sound, picture]) track?.stop();
    [sound, picture] = [undefined, undefined];
    show({ mine: undefined, theirs: undefined });
    emit({ type });
  }

  function lookAgain() {
    void sync();
    connection.lookAgain();
  }

  return {
    /** `takeIt`: another page of this person is put out. */
    async enter(takeIt: boolean) {
      if (isOn) return;
      isOn = true;
      emit({ type: 'enter' });
      const microphone = await openMicrophone();
      if (typeof microphone === 'string') {
        isOn = false;
        return emit({ type: 'trouble', trouble: microphone });
      }
      // left while the browser asked
      if (!isOn) return microphone.stop();
      sound = microphone;
      seat = newId();
      after = 0;
      heardAt = 0;
      stopListening = listen('calls', ({ id }) => {
        if (id === undefined || id === room._id) void sync();
      });
      window.addEventListener('online', lookAgain);
      // leaving a seat that somebody else has by now does nothing
      const before = seatBefore(room._id);
      if (before) await leave(room, before).catch(() => undefined);
      await sync(takeIt);
    },
    setMuted(muted: boolean) {
      if (!sound) return;
      sound.enabled = !muted;
      emit({ type: 'mute', muted });
      void sync();
    },
    async setPicture(on: boolean) {
      if (!isOn) return;
      if (on && !picture) {
        const camera = await openCamera();
        if (!isOn) return camera?.stop();
        picture = camera;
      } else if (!on) {
        picture?.stop();
        picture = undefined;
      }
      connection.setPicture(picture);
      emit({ type: 'picture', on: picture !== undefined, failed: on && !picture });
      showAll();
      void sync();
    },
    leave() {
      if (!isOn) return;
      const left = seat;
      const isSigning = isRunning();
      end('left');
      leaveSeat(room, left, isSigning ? signing : undefined);
    },
  };
}

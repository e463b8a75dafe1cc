// One page in a call: says every few seconds that it is there, passes on what the browsers tell each other, and finds a
// new way when the old one is cut. What happens is told; call-state.ts says what it means.
import type { CallRoom, Seat, Signal } from '@lantern/contract/calls';
import { Problem } from '@lantern/contract/problem';
import { listen } from '#api/events.ts';
import { newId } from '#api/new-id.ts';
import type { CallEvent } from './call-state.ts';
import { leave, pass, sit } from './calls.api.ts';
import { openCamera, openMicrophone } from './devices.ts';
import { createPeer, type Peer } from './peer.ts';
import { qualityOf, type Sample, sampleOf } from './quality.ts';
import { rememberSeat, seatBefore } from './seat-of-tab.ts';

/** Milliseconds between two signs of life: while a connection is looked for, and else. Events come in between. */
const often = 2000;
const seldom = 10_000;
/** After so long without a word this page is a new one to the other. */
const forgotten = 60_000;
const timeout = 20_000;
/** A way that is cut often comes back by itself; what failed does not. */
const restartAfter = 3000;
const measureEvery = 2000;

/** What is seen and heard; `theirs` holds sound and, perhaps, a picture. */
export type Media = { mine: MediaStream | undefined; theirs: MediaStream | undefined };

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export type CallEngine = ReturnType<typeof createCall>;

export function createCall(room: CallRoom, tell: (event: CallEvent) => void, show: (media: Media) => void) {
  let isOn = false;
  let seat = newId();
  let after = 0;
  let heardAt = 0;
  let sound: MediaStreamTrack | undefined;
  let picture: MediaStreamTrack | undefined;
  let theirs: MediaStream | undefined;
  let peer: Peer | undefined;
  let peerSeat: string | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  let before: Sample | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let restart: ReturnType<typeof setTimeout> | undefined;
  let measuring: ReturnType<typeof setInterval> | undefined;
  let stopListening = () => {};
  let running = false;
  let signing: Promise<unknown> = Promise.resolve();
  let isCut = false;
  let again = false;

  const showAll = () => show({ mine: picture && new MediaStream([picture]), theirs });

  function dropPeer() {
    endSlowness();
    clearTimeout(restart);
    clearInterval(measuring);
    peer?.close();
    peer = undefined;
    peerSeat = undefined;
    theirs = undefined;
    before = undefined;
    if (isOn) showAll();
  }

  /** Passes it on until it has arrived, in order, as long as it is for the page that is there. */
  function send(to: string, signal: Signal) {
    sending = sending.then(async () => {
      while (isOn && peerSeat === to) {
        try {
          await pass(room, { seat, to, ...signal });
          return;
        } catch (error) {
          if (error instanceof Problem && error.code !== 'too_many_requests') return;
          await wait(often);
        }
      }
    });
  }

  /** Counts from the first moment without a connection: attempts that fail in between do not begin it anew. */
  function watchSlowness() {
    slow ??= setTimeout(() => tell({ type: 'slow' }), timeout);
  }

  function endSlowness() {
    clearTimeout(slow);
    slow = undefined;
  }

  function onState(state: RTCPeerConnectionState) {
    clearTimeout(restart);
    tell({ type: 'peer', state });
    if (state === 'connected') {
      endSlowness();
      clearInterval(measuring);
      measuring = setInterval(() => void measure(), measureEvery);
      return;
    }
    if (state !== 'disconnected' && state !== 'failed') return;
    clearInterval(measuring);
    watchSlowness();
    // again and again, as long as the other one is there
    const find = () => {
      peer?.restart();
      restart = setTimeout(find, often * 3);
    };
    restart = setTimeout(find, state === 'failed' ? 0 : restartAfter);
    void sync();
  }

  async function measure() {
    const now = peer && sampleOf((await peer.stats()).values(), performance.now());
    if (before && now) tell({ type: 'quality', quality: qualityOf(before, now) });
    before = now;
  }

  function meet(to: string, servers: Seat['ice_servers']) {
    if (!sound) return;
    peerSeat = to;
    const stream = new MediaStream();
    peer = createPeer({
      polite: room.side === 'student',
      servers,
      sound,
      picture,
      send: (signal) => send(to, signal),
      onState,
      onTrack(track) {
        stream.addTrack(track);
        theirs = stream;
        showAll();
      },
    });
    watchSlowness();
  }

  function take({ other, signals, ice_servers }: Seat) {
    tell({ type: 'seated', other });
    if (other?.seat !== peerSeat) {
      dropPeer();
      if (other) meet(other.seat, ice_servers);
    }
    for (const { n, from, ...signal } of signals) {
      if (n <= after) continue;
      after = n;
      if (from === peerSeat) peer?.receive(signal);
    }
  }

  async function say(takeIt: boolean) {
    const isLate = heardAt > 0 && Date.now() - heardAt > forgotten;
    if (isLate) {
      seat = newId();
      dropPeer();
    }
    const asked = sit(room, {
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
    take(answer);
  }

  async function sync(takeIt = false) {
    if (!isOn) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    clearTimeout(next);
    try {
      do {
        again = false;
        await say(takeIt);
      } while (again && isOn);
    } catch (error) {
      if (isOn) refuse(error);
    } finally {
      running = false;
      const isCalm = !isCut && (peer?.state() === 'connected' || !peerSeat);
      if (isOn) next = setTimeout(() => void sync(), isCalm ? seldom : often);
    }
  }

  function refuse(error: unknown) {
    const code = error instanceof Problem ? error.code : undefined;
    if (code === 'call_elsewhere') return end('elsewhere');
    if (code === 'call_closed' || code === 'not_found' || code === 'unauthenticated') return end('closed');
    isCut = true;
    tell({ type: 'cut' });
  }

  function end(type: 'left' | 'elsewhere' | 'closed') {
    if (!isOn) return;
    isOn = false;
    clearTimeout(next);
    stopListening();
    window.removeEventListener('online', lookAgain);
    dropPeer();
    sound?.stop();
    picture?.stop();
    sound = undefined;
    picture = undefined;
    show({ mine: undefined, theirs: undefined });
    tell({ type });
  }

  function lookAgain() {
    void sync();
    if (peer && peer.state() !== 'connected') peer.restart();
  }

  return {
    /** `takeIt`: another page of this person is put out. */
    async enter(takeIt: boolean) {
      if (isOn) return;
      isOn = true;
      tell({ type: 'enter' });
      const microphone = await openMicrophone();
      if (typeof microphone === 'string') {
        isOn = false;
        return tell({ type: 'trouble', trouble: microphone });
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
      tell({ type: 'mute', muted });
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
      peer?.setPicture(picture);
      tell({ type: 'picture', on: picture !== undefined, failed: on && !picture });
      showAll();
      void sync();
    },
    leave() {
      if (!isOn) return;
      const left = seat;
      const isSigning = running;
      end('left');
      // a page that cannot say so any more is missed after a while
      void leave(room, left).catch(() => undefined);
      // a sign of life that is on its way may come in behind it, and seat this page again
      if (isSigning) void signing.then(() => leave(room, left)).catch(() => undefined);
    },
  };
}

// The connection of this page to the other one in a call: passes on what the browsers tell each other, says how it is,
// and finds a new way when the old one is cut.
import type { CallRoom, Seat, Signal } from '@lantern/contract/calls';
import { Problem } from '@lantern/contract/problem';
import type { CallEvent } from './call-state.ts';
import { postSignal } from './calls.api.ts';
import { createPeer, type Peer } from './peer.ts';
import { qualityOf, type Sample, sampleOf } from './quality.ts';

/** Milliseconds between two tries, while a connection is looked for. */
export const often = 2000;
const timeout = 20_000;
/** A way that is cut often comes back by itself; what failed does not. */
const restartAfter = 3000;
const measureEvery = 2000;

type Page = {
  room: CallRoom;
  emit: (event: CallEvent) => void;
  isOn: () => boolean;
  /** of this page */
  seat: () => string;
  tracks: () => { sound: MediaStreamTrack | undefined; picture: MediaStreamTrack | undefined };
  /** The other person's sound or picture changed. */
  show: () => void;
  /** Asks the server who is there. */
  sync: () => void;
};

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export function createConnection({ room, emit, isOn, seat, tracks, show, sync }: Page) {
  let theirs: MediaStream | undefined;
  let peer: Peer | undefined;
  let peerSeat: string | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  let before: Sample | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let restart: ReturnType<typeof setTimeout> | undefined;
  let measuring: ReturnType<typeof setInterval> | undefined;

  /** Ends the connection; the other page may come again. */
  function drop() {
    endSlowness();
    clearTimeout(restart);
    clearInterval(measuring);
    peer?.close();
    peer = undefined;
    peerSeat = undefined;
    theirs = undefined;
    before = undefined;
    if (isOn()) show();
  }

  /** Passes it on until it has arrived, in order, as long as it is for the page that is there. */
  function send(to: string, signal: Signal) {
    sending = sending.then(async () => {
      while (isOn() && peerSeat === to) {
        try {
          await postSignal(room, { seat: seat(), to, ...signal });
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
    slow ??= setTimeout(() => emit({ type: 'slow' }), timeout);
  }

  function endSlowness() {
    clearTimeout(slow);
    slow = undefined;
  }

  function onState(state: RTCPeerConnectionState) {
    clearTimeout(restart);
    emit({ type: 'peer', state });
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
    sync();
  }

  async function measure() {
    const now = peer && sampleOf((await peer.stats()).values(), performance.now());
    if (before && now) emit({ type: 'quality', quality: qualityOf(before, now) });
    before = now;
  }

  function connectPeer(to: string, servers: Seat['ice_servers']) {
    const { sound, picture } = tracks();
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
        show();
      },
    });
    watchSlowness();
  }

  return {
    drop,
    connectPeer,
    /** Of the other page, while there is one. */
    seat: () => peerSeat,
    state: () => peer?.state(),
    theirs: () => theirs,
    receive: (signal: Signal) => void peer?.receive(signal),
    setPicture: (track: MediaStreamTrack | undefined) => void peer?.setPicture(track),
    /** Looks for a new way unless there is one. */
    lookAgain() {
      if (peer && peer.state() !== 'connected') peer.restart();
    },
  };
}

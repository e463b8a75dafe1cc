// The connection between the two browsers. Both may ask for a change at any time: when they do so at once, the polite
// one gives way (the "perfect negotiation" of the WebRTC specification).
import { candidatesMax, type Seat, type Signal } from '@lantern/contract/calls';
import { soundBits, withLightSound } from './light-sound.ts';

/** Bits a second of a small picture. */
const pictureBits = 250_000;
/** Milliseconds in which addresses are collected, to be sent together. */
const gatherFor = 80;

type PeerOptions = {
  polite: boolean;
  servers: Seat['ice_servers'];
  sound: MediaStreamTrack;
  picture: MediaStreamTrack | undefined;
  send: (signal: Signal) => void;
  onState: (state: RTCPeerConnectionState) => void;
  /** What comes from the other one. */
  onTrack: (track: MediaStreamTrack) => void;
};

export type Peer = ReturnType<typeof createPeer>;

function limit(sender: RTCRtpSender, bits: number) {
  const parameters = sender.getParameters();
  // before the first agreement there is nothing to limit yet
  for (const encoding of parameters.encodings ?? []) encoding.maxBitrate = bits;
  return sender.setParameters(parameters).catch(() => undefined);
}

export function createPeer({ polite, servers, sound, picture, send, onState, onTrack }: PeerOptions) {
  const connection = new RTCPeerConnection({ iceServers: servers.map(({ urls, ...others }) => ({ urls, ...others })) });
  let offering = false;
  let ignoring = false;
  let takingAnswer = false;
  let gathered: NonNullable<Signal['candidates']> = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let received: Promise<unknown> = Promise.resolve();
  let pictureSender: RTCRtpSender | undefined;
  let begun = false;

  connection.ontrack = ({ track }) => onTrack(track);
  connection.onconnectionstatechange = () => onState(connection.connectionState);

  function flush() {
    clearTimeout(gathering);
    gathering = undefined;
    while (gathered.length > 0) send({ candidates: gathered.splice(0, candidatesMax) });
  }

  connection.onicecandidate = ({ candidate }) => {
    if (!candidate?.candidate) return flush();
    const { candidate: text, sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    gathered = [...gathered, { candidate: text, sdpMid, sdpMLineIndex, usernameFragment }];
    gathering ??= setTimeout(flush, gatherFor);
  };

  async function describe() {
    await connection.setLocalDescription();
    const description = connection.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer')
      send({ description: { type: description.type, sdp: withLightSound(description.sdp) } });
  }

  connection.onnegotiationneeded = async () => {
    try {
      offering = true;
      await describe();
    } catch {
      // closed meanwhile, or the other one's offer came first
    } finally {
      offering = false;
    }
  };

  async function take({ description, candidates = [] }: Signal) {
    if (description) {
      const isFree = !offering && (connection.signalingState === 'stable' || takingAnswer);
      ignoring = !polite && description.type === 'offer' && !isFree;
      if (ignoring) return;
      takingAnswer = description.type === 'answer';
      await connection.setRemoteDescription(description).finally(() => {
        takingAnswer = false;
      });
      if (!begun) begin();
      if (description.type === 'offer') await describe();
      for (const sender of connection.getSenders())
        if (sender.track) await limit(sender, sender.track.kind === 'audio' ? soundBits : pictureBits);
    }
    for (const candidate of candidates) {
      try {
        await connection.addIceCandidate(candidate);
      } catch (error) {
        // those of an offer that was not taken lead nowhere
        if (!ignoring) throw error;
      }
    }
  }

  function show(track: MediaStreamTrack | undefined) {
    picture = track;
    if (!begun) return;
    if (pictureSender) return void pictureSender.replaceTrack(track ?? null).catch(() => undefined);
    if (track) pictureSender = connection.addTrack(track);
  }

  function begin() {
    begun = true;
    connection.addTrack(sound);
    show(picture);
  }

  // the polite one waits for the first offer: two that cross would have to be taken back in the very first moment
  if (!polite) begin();

  return {
    /** One after the other, whatever takes how long. */
    receive(signal: Signal) {
      // an unusable signal is treated as lost: the next attempt starts again
      received = received.then(() => take(signal)).catch(() => undefined);
    },
    setPicture: show,
    state: () => connection.connectionState,
    /** Looks for another way between the two. */
    restart() {
      if (begun) connection.restartIce();
    },
    stats: () => connection.getStats(),
    close() {
      clearTimeout(gathering);
      connection.onconnectionstatechange = null;
      connection.onicecandidate = null;
      connection.onnegotiationneeded = null;
      connection.ontrack = null;
      connection.close();
    },
  };
}

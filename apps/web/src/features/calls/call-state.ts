// Where a call stands, as its page shows it: what happened goes in, the next state comes out.
import type { Seat } from '@lantern/contract/calls';
import type { Quality } from './quality.ts';

export type Trouble = 'unsupported' | 'refused' | 'no-microphone';

export type CallState = {
  phase:
    | 'lobby'
    | 'entering'
    /** in the room, and nobody else */
    | 'alone'
    | 'connecting'
    | 'connected'
    /** was connected; the way between the two is cut */
    | 'interrupted'
    | 'left'
    /** another page of the same person is in the room */
    | 'elsewhere'
    | 'closed';
  trouble: Trouble | undefined;
  other: Seat['other'];
  /** the other one was in the room before */
  wasHere: boolean;
  /** takes longer than people wait: the other ways to meet are shown */
  slow: boolean;
  /** the server is not reached */
  cut: boolean;
  muted: boolean;
  picture: boolean;
  /** the camera was refused, or there is none */
  noCamera: boolean;
  quality: Quality | undefined;
};

export type CallEvent =
  | { type: 'enter' }
  | { type: 'trouble'; trouble: Trouble }
  | { type: 'seated'; other: Seat['other'] }
  | { type: 'cut' }
  | { type: 'peer'; state: RTCPeerConnectionState }
  | { type: 'slow' }
  | { type: 'quality'; quality: Quality }
  | { type: 'mute'; muted: boolean }
  | { type: 'picture'; on: boolean; failed?: boolean }
  | { type: 'left' }
  | { type: 'elsewhere' }
  | { type: 'closed' };

export const startState: CallState = {
  phase: 'lobby',
  trouble: undefined,
  other: null,
  wasHere: false,
  slow: false,
  cut: false,
  muted: false,
  picture: false,
  noCamera: false,
  quality: undefined,
};

const inRoom: readonly CallState['phase'][] = ['entering', 'alone', 'connecting', 'connected', 'interrupted'];
export const isInRoom = ({ phase }: CallState) => inRoom.includes(phase);

/** Out of the room: the next time begins from the beginning, but for who was met. */
function out(state: CallState, phase: CallState['phase']): CallState {
  return { ...startState, phase, wasHere: state.wasHere };
}

export function nextState(state: CallState, event: CallEvent): CallState {
  if (event.type === 'enter') return isInRoom(state) ? state : out(state, 'entering');
  // what comes late belongs to a call that is over
  if (!isInRoom(state)) return state;
  switch (event.type) {
    case 'trouble':
      return { ...out(state, 'lobby'), trouble: event.trouble };
    case 'seated':
      return seated({ ...state, cut: false }, event.other);
    case 'cut':
      return { ...state, cut: true };
    case 'peer':
      return state.other ? peer(state, event.state) : state;
    case 'slow':
      return state.phase === 'connecting' || state.phase === 'interrupted' ? { ...state, slow: true } : state;
    case 'quality':
      return state.phase === 'connected' ? { ...state, quality: event.quality } : state;
    case 'mute':
      return { ...state, muted: event.muted };
    case 'picture':
      return { ...state, picture: event.on, noCamera: event.failed ?? false };
    case 'left':
    case 'elsewhere':
    case 'closed':
      return out(state, event.type);
  }
}

function seated(state: CallState, other: Seat['other']): CallState {
  if (!other) {
    const wasHere = state.wasHere || state.other !== null;
    return { ...state, phase: 'alone', other: null, wasHere, slow: false, quality: undefined };
  }
  // they came, or came back with another page
  if (state.other?.seat !== other.seat)
    return { ...state, phase: 'connecting', other, wasHere: true, slow: false, quality: undefined };
  return { ...state, other };
}

function peer(state: CallState, way: RTCPeerConnectionState): CallState {
  if (way === 'connected') return { ...state, phase: 'connected', slow: false };
  if ((way === 'disconnected' || way === 'failed') && state.phase === 'connected')
    return { ...state, phase: 'interrupted', slow: false, quality: undefined };
  return state;
}

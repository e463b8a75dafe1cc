// A call as its page shows it, the little that it asks for, and how well it is said to go.
import { describe, expect, test } from 'vitest';
import { type CallEvent, type CallState, nextState, startState } from '#features/calls/call-state.ts';
import { withLightSound } from '#features/calls/light-sound.ts';
import { qualityOf, type Sample, sampleOf } from '#features/calls/quality.ts';

const other = { seat: 'a', here: true, muted: false, picture: false };
const come: CallEvent = { type: 'seated', other };
const go: CallEvent = { type: 'seated', other: null };
const way = (state: RTCPeerConnectionState): CallEvent => ({ type: 'peer', state });
const after = (...events: CallEvent[]): CallState => events.reduce(nextState, startState);
const enter: CallEvent = { type: 'enter' };

describe('a call', () => {
  test('moves from the lobby to the conversation', () => {
    expect(after(enter).phase).toBe('entering');
    expect(after(enter, go)).toMatchObject({ phase: 'alone', wasHere: false });
    expect(after(enter, go, come).phase).toBe('connecting');
    expect(after(enter, go, come, way('connected')).phase).toBe('connected');
  });

  test('tells who left from who never came, and from whose connection is away', () => {
    const talking = [enter, come, way('connected')];
    expect(after(...talking, go)).toMatchObject({ phase: 'alone', wasHere: true, other: null });
    const away: CallEvent = { type: 'seated', other: { ...other, here: false } };
    expect(after(...talking, away).phase).toBe('connected');
    expect(after(...talking, way('disconnected'), away)).toMatchObject({
      phase: 'interrupted',
      other: { here: false },
    });
  });

  test('is interrupted and goes on; what takes long is said until it connects', () => {
    const cut = after(enter, come, way('connected'), way('disconnected'));
    expect(cut).toMatchObject({ phase: 'interrupted', slow: false });
    const slow = nextState(cut, { type: 'slow' });
    expect(slow.slow).toBe(true);
    expect(nextState(slow, way('connected'))).toMatchObject({ phase: 'connected', slow: false });
    expect(after(enter, go, { type: 'slow' }).slow).toBe(false);
    expect(after(enter, come, way('failed'))).toMatchObject({ phase: 'connecting' });
  });

  test('begins anew with another page of the other one', () => {
    const state = after(enter, come, way('connected'), { type: 'seated', other: { ...other, seat: 'b' } });
    expect(state.phase).toBe('connecting');
  });

  test('shows that the other person is muted', () => {
    const state = after(enter, come, way('connected'), { type: 'seated', other: { ...other, muted: true } });
    expect(state).toMatchObject({ phase: 'connected', other: { muted: true } });
  });

  test.each(['left', 'elsewhere', 'closed'] as const)(
    'that is %s hears nothing more until it is entered again',
    (type) => {
      const state = after(enter, come, { type: 'mute', muted: true }, { type });
      expect(state).toMatchObject({ phase: type, other: null, muted: false });
      for (const late of [come, way('connected'), { type: 'slow' }, { type: 'cut' }] as CallEvent[])
        expect(nextState(state, late)).toEqual(state);
      expect(nextState(state, enter).phase).toBe('entering');
    },
  );

  test('without a microphone is back in the lobby', () => {
    const state = after(enter, { type: 'trouble', trouble: 'refused' });
    expect(state).toMatchObject({ phase: 'lobby', trouble: 'refused' });
    expect(nextState(state, enter).trouble).toBeUndefined();
  });

  test('shows that the server cannot be reached', () => {
    expect(after(enter, { type: 'cut' }).cut).toBe(true);
    expect(after(enter, { type: 'cut' }, come).cut).toBe(false);
  });
});

describe('a description', () => {
  const sdp = (fmtp = '') =>
    `v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=rtpmap:111 opus/48000/2\r\n${fmtp}a=mid:0\r\n`;
  const light = 'maxaveragebitrate=24000;useinbandfec=1;usedtx=1';
  test('asks for light sound, and keeps what else is said', () => {
    expect(withLightSound(sdp('a=fmtp:111 minptime=10;useinbandfec=0\r\n'))).toBe(
      sdp('a=fmtp:111 minptime=10;useinbandfec=1;maxaveragebitrate=24000;usedtx=1\r\n'),
    );
    expect(withLightSound(sdp())).toBe(sdp(`a=fmtp:111 ${light}\r\n`));
    expect(withLightSound(withLightSound(sdp()))).toBe(withLightSound(sdp()));
  });
  test('without the Opus codec is left unchanged', () => {
    expect(withLightSound('v=0\r\n')).toBe('v=0\r\n');
  });
});

describe('quality', () => {
  const sample = (changes: Partial<Sample> = {}): Sample => ({
    at: 0,
    received: 0,
    lost: 0,
    theyLost: 0,
    roundTrip: 0.05,
    bytes: 0,
    ...changes,
  });
  const cases: [string, Partial<Sample>][] = [
    ['good', { received: 100, lost: 2 }],
    ['fair', { received: 95, lost: 5 }],
    ['fair', { received: 100, roundTrip: 0.45 }],
    ['weak', { received: 85, lost: 15 }],
    ['weak', { received: 100, theyLost: 0.2 }],
    ['weak', { received: 100, roundTrip: 0.9 }],
    ['silent', { received: 0, lost: 0 }],
  ];
  test.each(cases)('is rated %s for %o', (level, now) => {
    expect(qualityOf(sample(), sample(now)).level).toBe(level);
  });
  test('counts what happened since, also where the browser corrects its count of lost ones', () => {
    expect(qualityOf(sample({ received: 1000, lost: 500 }), sample({ received: 1100, lost: 499 }))).toEqual({
      level: 'good',
      loss: 0,
      roundTrip: 50,
    });
  });
  test('is read from the way that is used and the sound alone', () => {
    const report = [
      { type: 'inbound-rtp', kind: 'audio', packetsReceived: 10, packetsLost: 1, bytesReceived: 900 },
      { type: 'inbound-rtp', kind: 'video', packetsReceived: 99, packetsLost: 9, bytesReceived: 9000 },
      { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.25 },
      { type: 'candidate-pair', nominated: false, state: 'succeeded', currentRoundTripTime: 9 },
      { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.12 },
    ];
    expect(sampleOf(report, 7)).toEqual({ at: 7, received: 10, lost: 1, theyLost: 0.25, roundTrip: 0.12, bytes: 900 });
  });
});

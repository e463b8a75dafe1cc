// How well a call goes, from what the browser counts: lost packets and the way there and back.

export type Sample = {
  /** milliseconds */
  at: number;
  received: number;
  lost: number;
  /** the share of what this side sent that the other one missed, 0 to 1 */
  theyLost: number;
  /** seconds there and back */
  roundTrip: number | undefined;
  bytes: number;
};

export type Quality = {
  level: 'good' | 'fair' | 'weak' | 'silent';
  /** percent, of the worse direction */
  loss: number;
  /** milliseconds there and back */
  roundTrip: number | undefined;
};

type Stat = Readonly<Record<string, unknown>>;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** What matters of a connection's report: the sound that comes, and how the chosen way is. */
export function sampleOf(report: Iterable<Stat>, at: number): Sample {
  const sample: Sample = { at, received: 0, lost: 0, theyLost: 0, roundTrip: undefined, bytes: 0 };
  for (const stat of report) {
    if (stat.type === 'inbound-rtp' && stat.kind === 'audio') {
      sample.received += numberOf(stat.packetsReceived) ?? 0;
      sample.lost += numberOf(stat.packetsLost) ?? 0;
      sample.bytes += numberOf(stat.bytesReceived) ?? 0;
    } else if (stat.type === 'remote-inbound-rtp' && stat.kind === 'audio') {
      sample.theyLost = numberOf(stat.fractionLost) ?? 0;
    } else if (stat.type === 'candidate-pair' && stat.nominated === true && stat.state === 'succeeded') {
      sample.roundTrip = numberOf(stat.currentRoundTripTime) ?? sample.roundTrip;
    }
  }
  return sample;
}

export function qualityOf(before: Sample, now: Sample): Quality {
  const received = now.received - before.received;
  const lost = Math.max(0, now.lost - before.lost);
  const missed = received + lost > 0 ? lost / (received + lost) : 0;
  const loss = Math.round(Math.max(missed, now.theyLost) * 100);
  const roundTrip = now.roundTrip === undefined ? undefined : Math.round(now.roundTrip * 1000);
  // a muted microphone sends a packet now and then too
  if (received <= 0) return { level: 'silent', loss, roundTrip };
  if (loss >= 10 || (roundTrip ?? 0) >= 800) return { level: 'weak', loss, roundTrip };
  if (loss >= 3 || (roundTrip ?? 0) >= 400) return { level: 'fair', loss, roundTrip };
  return { level: 'good', loss, roundTrip };
}

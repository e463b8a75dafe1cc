/** The instant of a local day and time in a zone, over changes of the clock. An unknown zone is UTC. */
export function instantOf(day: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  let instant = asUtc;
  // twice: the offset that is right on this side of a change of the clock
  for (let step = 0; step < 2; step++) instant = asUtc - offsetOf(instant, zone);
  return new Date(instant).toISOString();
}

function offsetOf(instant: number, zone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }).formatToParts(instant);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00';
    const local = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
    return Date.parse(local) - Math.floor(instant / 1000) * 1000;
  } catch {
    return 0;
  }
}

// What this tab saves comes back as the server's word of a change: it is known again by what was told here before.

/** Milliseconds in which the server's word of a change answers a save of this tab; one word for each save. */
const echoTime = 4000;
const echoes = new Map<string, number[]>();

function awaited(essay: string): number[] {
  return (echoes.get(essay) ?? []).filter((at) => Date.now() - at < echoTime);
}

/** To be told before a call, by the id that the server's word of it carries. */
export function expectEcho(essay: string) {
  echoes.set(essay, [...awaited(essay), Date.now()]);
}

/** Whether a change that the server tells of is one that this tab has just made. */
export function isEcho(essay: string | undefined): boolean {
  const [first, ...rest] = essay ? awaited(essay) : [];
  if (essay) echoes.set(essay, rest);
  return first !== undefined;
}

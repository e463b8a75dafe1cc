/** Bits a second of speech: clear, and small on prepaid data. */
export const soundBits = 24_000;

/**
 * A description that asks the other browser for little: Opus at so many bits a second, nothing in silence, and enough
 * said twice that a lost packet is not heard.
 */
export function withLightSound(sdp: string): string {
  const payload = /^a=rtpmap:(\d+) opus\/48000/im.exec(sdp)?.[1];
  if (!payload) return sdp;
  const wanted = { maxaveragebitrate: `${soundBits}`, useinbandfec: '1', usedtx: '1' };
  const line = new RegExp(`^a=fmtp:${payload} ([^\\r\\n]*)`, 'm');
  const said = line.exec(sdp)?.[1] ?? '';
  const before = said.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name ? [[name, value] as const] : [];
  });
  const pairs = Object.entries({ ...Object.fromEntries(before), ...wanted }).map(([name, value]) => `${name}=${value}`);
  const fmtp = `a=fmtp:${payload} ${pairs.join(';')}`;
  if (line.test(sdp)) return sdp.replace(line, fmtp);
  return sdp.replace(new RegExp(`^(a=rtpmap:${payload} [^\\r\\n]*)`, 'm'), `$1\r\n${fmtp}`);
}

// What a sound or video file is, by its first bytes: names and declared types are not believed. Device and server look.

export const recordingTypes = [
  'video/mp4',
  'video/webm',
  'audio/mp4',
  'audio/mpeg',
  'audio/aac',
  'audio/ogg',
  'audio/wav',
  'audio/flac',
] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** So many bytes tell. */
export const recordingHead = 64;

/** Pictures come in the same container as MP4 (ISO 14496-12): the brand tells. */
const videoBrands =
  /^(?:isom|iso\d|mp4[12]|mp71|avc1|av01|hvc1|dash|cmf[2cfs]|msdh|MSNV|mmp4|NDS[CHMPSX]|f4v |M4VP?|M4V |qt {2}|3g[2epgrs]\w?)/;
const soundBrands = /^(?:M4A |M4B |M4P |F4A )/;

/** The type of a recording that browsers play; undefined for everything else. */
export function recordingTypeOf(start: Uint8Array): RecordingType | undefined {
  const head = Array.from(start.subarray(0, recordingHead), (byte) => String.fromCharCode(byte)).join('');
  const [first = 0, second = 0, third = 0] = start;
  if (head.slice(4, 8) === 'ftyp') {
    const brand = head.slice(8, 12);
    if (soundBrands.test(brand)) return 'audio/mp4';
    return videoBrands.test(brand) ? 'video/mp4' : undefined;
  }
  // QuickTime before it had brands
  if (/^.{4}(?:moov|mdat|wide|free)/s.test(head) && first === 0) return 'video/mp4';
  // Matroska's header names the kind of document
  if (head.startsWith('\x1aE\xdf\xa3')) return /webm|matroska/.test(head) ? 'video/webm' : undefined;
  if (head.startsWith('OggS')) return 'audio/ogg';
  if (head.startsWith('RIFF')) return head.slice(8, 12) === 'WAVE' ? 'audio/wav' : undefined;
  if (head.startsWith('fLaC')) return 'audio/flac';
  if (head.startsWith('ID3') && second === 0x44 && start[3] !== undefined && start[3] < 10) return 'audio/mpeg';
  // a frame of MPEG audio, layer III, or of AAC: eleven bits set, then what a frame can say of itself
  if (first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c)
    return 'audio/mpeg';
  if (first === 0xff && (second & 0xf6) === 0xf0 && (third & 0x3c) <= 0x30) return 'audio/aac';
  return undefined;
}

/** Sound alone, as far as the type tells. */
export const isSound = (type: string) => type.startsWith('audio/');

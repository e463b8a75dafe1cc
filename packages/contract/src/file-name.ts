/** Of four bytes each at most, so that the name stays below the 255 bytes of usual file systems. */
const longest = 60;
/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file name out of what a person wrote, good on every system: no path, no control or direction characters, at most 60
 * characters; `otherwise` where nothing is left. The ending comes without a dot.
 */
export function fileNameOf(words: string, ending: string, otherwise: string): string {
  const name = words
    .toWellFormed()
    .normalize('NFC')
    // the two joiners belong to the spelling of Bangla, Hindi, Persian words
    .replace(/(?:(?![\u200c\u200d])[\p{C}\p{Z}<>:"/\\|?*\ufffd])+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const short = [...name]
    .slice(0, longest)
    .join('')
    .replace(/[\s.]+$/u, '');
  return `${!short || reserved.test(short) ? otherwise : short}.${ending}`;
}

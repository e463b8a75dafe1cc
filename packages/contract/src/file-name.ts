import { visible } from './typed-text.ts';

/** Of a file in a ZIP, so that whole paths stay below what Windows takes. */
const longest = 60;
/** Usual file systems take 255 bytes; the rest is room for an ending and a number. A letter of Bangla has three. */
const longestBytes = 220;
/** Names that Windows keeps for devices, whatever follows behind a dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * What a person wrote, as a file may be called on every system: no path, no control, direction or invisible characters.
 * Empty where nothing is left.
 */
export function cleanName(words: string): string {
  return visible(words)
    .replace(/(?:(?![\u200c\u200d])[\p{C}\p{Z}<>:"/\\|?*\ufffd])+/gu, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '')
    .replace(reserved, '$1_');
}

/** The start of a name that is no longer than so many characters, nor than file systems take. */
function cutName(name: string, characters: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  const kept = [...name].slice(0, characters).filter((character) => {
    bytes += encoder.encode(character).length;
    return bytes <= longestBytes;
  });
  return kept.join('').replace(/(?<![\s.])[\s.]+$/u, '');
}

/** A file name out of what a person wrote, `otherwise` where nothing is left. The ending comes without a dot. */
export function fileNameOf(words: string, ending: string, otherwise: string, characters = longest): string {
  return `${cutName(cleanName(words), characters) || otherwise}.${ending}`;
}

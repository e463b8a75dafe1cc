// What a chosen file is, by its first bytes: names and declared types are not believed. The server looks again.
import { documentMax } from '@lantern/contract/documents.rules';

export type FileKind =
  | 'pdf'
  | 'picture'
  | 'word'
  | 'empty'
  | 'too-large'
  | 'prefixed'
  | 'damaged'
  | 'other'
  | 'unreadable';

const head = '%PDF-';
/** Readers look for the head of a PDF in so many first bytes. */
const startBytes = 1024;
const pictureStarts = ['\xff\xd8\xff', '\x89PNG', 'GIF8'];
/** WebP, and HEIC with its kin: containers that hold other things too. */
const pictureContainers = /^(?:RIFF.{4}WEBP|.{4}ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1|avif))/s;
const wordStarts = ['\xd0\xcf\x11\xe0', 'PK\x03\x04'];

export function kindOfStart(start: string, name: string): FileKind {
  if (start === '') return 'empty';
  if (start.startsWith(head)) return 'pdf';
  if (pictureStarts.some((mark) => start.startsWith(mark)) || pictureContainers.test(start)) return 'picture';
  // other programs use the same containers: there the name tells
  if (wordStarts.some((mark) => start.startsWith(mark)) && /\.(docx?|odt|rtf|pages)$/i.test(name)) return 'word';
  // something stands before it, as mail programs and old systems leave it there
  if (start.includes(head)) return 'prefixed';
  // called a PDF and none inside: cut off on its way, or renamed
  return /\.pdf$/i.test(name) ? 'damaged' : 'other';
}

export async function kindOf(file: File): Promise<FileKind> {
  try {
    const bytes = new Uint8Array(await file.slice(0, startBytes).arrayBuffer());
    const kind = kindOfStart(String.fromCharCode(...bytes), file.name);
    return kind === 'pdf' && file.size > documentMax ? 'too-large' : kind;
  } catch {
    return 'unreadable';
  }
}

/** What the rename dialog offers at first: the file's own name as people write one. */
export function suggestName(fileName: string): string {
  return fileName
    .normalize('NFC')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replace(/[_\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

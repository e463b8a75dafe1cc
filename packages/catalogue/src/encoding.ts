// Which letters the bytes of a file are. Federal files of the United States come in Windows-1252, all others in UTF-8.
import { WrongColumns } from './csv.ts';

const notText = 'This file is neither UTF-8 nor Windows-1252 text. Save it as "CSV UTF-8" and try again.';

/**
 * The text of a file, piece by piece. `open` reads it from its beginning, and is called twice: the bytes say which
 * encoding it is only at the first letter beyond ASCII, which may stand at the end. Throws WrongColumns where it is none.
 */
export async function* decoded(open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder((await isUtf8(open())) ? 'utf-8' : 'windows-1252');
  for await (const bytes of open()) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function isUtf8(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<boolean> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  let hasNone = false;
  for await (const bytes of chunks) {
    // no letter of Windows-1252 has these: two bytes a letter, or no text at all
    hasNone ||= bytes.some((byte) => byte === 0 || byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90);
    if (!isValid) continue;
    try {
      strict.decode(bytes, { stream: true });
    } catch {
      isValid = false;
    }
  }
  try {
    strict.decode();
  } catch {
    isValid = false;
  }
  if (!isValid && hasNone) throw new WrongColumns(notText);
  return isValid;
}

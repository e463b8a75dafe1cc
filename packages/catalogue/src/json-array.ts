// A JSON array of objects, read object by object as it arrives: a dump of 200 MB never stands in memory whole.

/** What is not such an array. The message is a sentence for the person. */
export class WrongJson extends Error {}

const objectMax = 5_000_000;

export async function* readObjects(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<unknown> {
  let text = '';
  let depth = 0;
  let inString = false;
  let escaped = false;
  let begun = false;
  let ended = false;
  for await (const chunk of chunks) {
    // where the object that is being read begins in this chunk
    let start = depth > 0 ? 0 : -1;
    for (let index = 0; index < chunk.length; index++) {
      const character = chunk[index];
      if (inString) {
        if (escaped) escaped = false;
        else if (character === '\\') escaped = true;
        else if (character === '"') inString = false;
        continue;
      }
      if (depth === 0) {
        if (character === '{' && begun) {
          depth = 1;
          start = index;
        } else if (character === '[' && !begun) begun = true;
        else if (character === ']' && begun) ended = true;
        else if (!/[\s,\ufeff]/.test(character as string))
          throw new WrongJson('This is not a JSON array of objects: it should begin with [ and hold { … } one by one.');
        continue;
      }
      if (character === '"') inString = true;
      else if (character === '{' || character === '[') depth += 1;
      else if (character === '}' || character === ']') {
        depth -= 1;
        if (depth > 0) continue;
        yield parse(text + chunk.slice(start, index + 1));
        text = '';
        start = -1;
      }
    }
    if (start >= 0) text += chunk.slice(start);
    if (text.length > objectMax) throw new WrongJson('One object of this JSON is longer than 5 MB.');
  }
  if (!ended || depth > 0) throw new WrongJson('This JSON ends in the middle: it was not downloaded whole.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongJson(`This JSON cannot be read near: ${text.slice(0, 80)}`);
  }
}

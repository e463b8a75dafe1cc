// JSON as a body. What is nested deeper than anything of ours is refused before it is parsed: checking a hundred
// thousand lists within lists takes a second that everybody waits for.
import { Problem } from '@lantern/contract/problem';
import type { FastifyInstance } from 'fastify';
import { wellFormed } from '#runtime/well-formed.ts';

const depthMax = 64;

/** UTF-8 has no half of a surrogate pair; JSON's way to write a sign by its number does. */
const halfASign = /\\u[dD][89a-fA-F]/;

/** Whether brackets outside of strings stand deeper in each other. Reads no further than it must. */
export function isDeep(json: string, max = depthMax): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') {
      at = endOfString(json, at);
      if (at < 0) return false;
    } else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > max) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

/** Where the string that begins at a place ends; -1 where it does not. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return -1;
}

export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeep(body)) done(new Problem('invalid_json', { detail: 'This JSON is nested too deep.' }));
    else parse(request, body, (error, value) => done(error, halfASign.test(body) ? wellFormed(value) : value));
  });
}

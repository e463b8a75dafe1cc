// JSON as a body. A body with more structure than any of our calls is refused before it is parsed: checking a hundred
// thousand lists within lists, or the names of as many fields, takes a second that everybody waits for.
import { Problem } from '@lantern/contract/problem';
import type { FastifyInstance } from 'fastify';
import { wellFormed } from '#runtime/well-formed.ts';

const depthMax = 64;
/** Of one object; ours have at most a hundred. */
const namesMax = 500;
/** Of all objects together. */
const allNamesMax = 25_000;

/** UTF-8 has no half of a surrogate pair; JSON's way to write a sign by its number does. */
const halfASign = /\\u[dD][89a-fA-F]/;

export const jsonExcess = { deep: 'This JSON is nested too deep.', wide: 'This JSON has too many fields.' } as const;

/** What there is too much of, outside of strings: brackets in each other, or names. Reads no further than it must. */
export function excessOf(json: string): keyof typeof jsonExcess | undefined {
  const names = [0];
  let all = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') {
      at = endOfString(json, at);
      if (at < 0) return undefined;
    } else if (sign === '[' || sign === '{') {
      if (names.push(0) > depthMax + 1) return 'deep';
    } else if (sign === ']' || sign === '}') {
      // one that closes nothing is no JSON, as the parser will say
      if (names.length > 1) names.pop();
    } else if (sign === ':') {
      const depth = names.length - 1;
      names[depth] = (names[depth] as number) + 1;
      all += 1;
      if ((names[depth] as number) > namesMax || all > allNamesMax) return 'wide';
    }
  }
  return undefined;
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
    const excess = excessOf(body);
    if (excess) done(new Problem('invalid_json', { detail: jsonExcess[excess] }));
    else parse(request, body, (error, value) => done(error, halfASign.test(body) ? wellFormed(value) : value));
  });
}

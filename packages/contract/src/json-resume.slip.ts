const token =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text of JSON has one as it is
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;

/** What may come next: a value, the first of a list, a name, the first of an object, and so on. */
type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end' | 'nothing';

/**
 * The line, from 1, in which a text stops being JSON; undefined where it is JSON. By hand, since only some browsers say
 * where their parser stopped.
 */
export function lineOfSlip(text: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  const afterValue = (): Expected => (open.length > 0 ? ', or end' : 'nothing');
  token.lastIndex = 0;
  for (let at = 0; ; at = token.lastIndex) {
    const [whole, sign, string, other] = token.exec(text) ?? [];
    const start = at + (/^[ \t\n\r]*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0);
    if (whole === undefined) {
      if (expected === 'nothing' && start >= text.length) return undefined;
      return text.slice(0, start).split(/\r\n|[\n\r]/).length;
    }
    const takesValue = expected === 'value' || expected === 'value or ]';
    const inside = open.at(-1);
    if ((sign === '{' || sign === '[') && takesValue) {
      open.push(sign);
      expected = sign === '{' ? 'name or }' : 'value or ]';
    } else if (
      (sign === '}' && inside === '{' && (expected === ', or end' || expected === 'name or }')) ||
      (sign === ']' && inside === '[' && (expected === ', or end' || expected === 'value or ]'))
    ) {
      open.pop();
      expected = afterValue();
    } else if (sign === ',' && expected === ', or end') expected = inside === '{' ? 'name' : 'value';
    else if (sign === ':' && expected === ':') expected = 'value';
    else if (string !== undefined && (expected === 'name' || expected === 'name or }')) expected = ':';
    else if ((string !== undefined || other !== undefined) && takesValue) expected = afterValue();
    else return text.slice(0, start).split(/\r\n|[\n\r]/).length;
  }
}

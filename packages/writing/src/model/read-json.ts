/** Finds the JSON in what a language model said. */

const FENCED = /```[a-z]*[ \t]*\r?\n([\s\S]*?)```/i;
/** Some models think aloud first. */
const THOUGHTS_END = '</think>';

/** The first JSON object among: the whole text, what follows the thoughts, a fenced block, the outermost braces. */
export function readJson(text: string): unknown {
  const said = text.slice(
    text.lastIndexOf(THOUGHTS_END) + 1 ? text.lastIndexOf(THOUGHTS_END) + THOUGHTS_END.length : 0,
  );
  const braces = said.slice(Math.max(0, said.indexOf('{')), said.lastIndexOf('}') + 1);
  for (const part of [text, said, FENCED.exec(said)?.[1] ?? '', braces]) {
    try {
      const value: unknown = JSON.parse(part);
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // the next part may be JSON
    }
  }
  return undefined;
}

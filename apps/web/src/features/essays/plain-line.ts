/** One line as the server takes it: a tab or line break that a paste brings becomes a space, as do other control characters. */
export function plainLine(typed: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
  return typed.replace(/[\u0000-\u001f\u007f]+/g, ' ');
}

const parts = (email: string) => /^([^@]+@.+)\.([^.@]+)$/.exec(email.trim().toLowerCase());

export function sameEmail(one: string, two: string): boolean {
  return one.trim().toLowerCase() === two.trim().toLowerCase();
}

/** The two endings, such as .org and .com, when nothing else of the two emails differs. */
export function differentEndings(one: string, two: string): [string, string] | undefined {
  const [, before, ending] = parts(one) ?? [];
  const [, otherBefore, otherEnding] = parts(two) ?? [];
  if (!ending || !otherEnding || before !== otherBefore || ending === otherEnding) return undefined;
  return [`.${ending}`, `.${otherEnding}`];
}

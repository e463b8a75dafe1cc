import { typedEmail } from '@lantern/contract/typed-text';

const parts = (email: string) => /^([^@]+@.+)\.([^.@]+)$/.exec(typedEmail(email));

export function sameEmail(one: string, two: string): boolean {
  return typedEmail(one) === typedEmail(two);
}

/** The two endings, such as .org and .com, when nothing else of the two emails differs. */
export function differentEndings(one: string, two: string): [string, string] | undefined {
  const [, before, ending] = parts(one) ?? [];
  const [, otherBefore, otherEnding] = parts(two) ?? [];
  if (!ending || !otherEnding || before !== otherBefore || ending === otherEnding) return undefined;
  return [`.${ending}`, `.${otherEnding}`];
}

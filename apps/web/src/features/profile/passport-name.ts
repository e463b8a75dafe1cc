/** Words of a name as a passport's machine would compare them: without case, accents, hyphens and apostrophes. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’`]/g, '');
  return (
    plain
      .toLocaleUpperCase('en')
      .match(/[\p{L}\p{N}]+/gu)
      ?.sort() ?? []
  );
}

/** Whether the name in the passport has other words than the names given; their order does not matter. */
export function differsFromPassport(passportName: string, firstName: string, lastName: string): boolean {
  const passport = wordsOf(passportName);
  if (passport.length === 0) return false;
  return passport.join(' ') !== wordsOf(`${firstName} ${lastName}`).join(' ');
}

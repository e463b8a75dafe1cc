/**
 * What the fonts of our PDFs draw, as ranges of code points; those that Unicode has not given out count to what is around
 * them. print.test.ts holds it against the fonts (server, ports/print/pdf/faces.ts).
 */
const drawn = `
  20-7f a0-3e1 3f0-6ff 750-77f 870-88e 890-891 898-8e1 8e3-c5a c5d-cd6 cdd-e3a e40-edf 1000-10ff 115f-1160
  1200-1399 1780-17f9 180b-180f 19e0-19ff 1ab0-1ac0 1ac5 1ac7-1ace 1c80-1c88 1c90-1cbf 1cd0-1cf9 1d00-1df9
  1dfb-20c0 20d0-23b9 23be-23ea 23ed-23ef 23f1-2426 2440-2500 2506 250c 2510 2514 2518 2550 2571-2572 2577 2580
  2584 2588 258c 2590-2593 25a0-2704 2706-2709 270b-2727 2729-274b 274d 274f-2753 2756-2794 2798-27af 27b1-27be
  27c0-2b95 2b97-2bff 2c60-2c7f 2d00-2d2d 2d80-2e5d 3000 3012 3030 3036 3164 3250 32cc-32cf 3371-337a 3380-33df
  33ff 4dc0-4dff a640-a69f a700-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f1-a7ff a830-a839 a8e0-a8ff a92e a9e0-a9fe
  aa60-aa7f ab01-ab6b fb00-fbc2 fbd3-fd8f fd92-fdc7 fdcf-fe10 fe13-fe16 fe19-fe38 fe47-fe50 fe52-fe5c fe5f-ff60
  ffa0 ffe0-ffe6 ffe9-fffc 10140-101fd 102e0-102fb 10780-107ba 10e60-10e7e 10efd-10eff 111e1-111f4 11b00-11b09
  1bca0-1bca3 1ccd6-1ccf9 1d173-1d17a 1d2c0-1d7ff 1df00-1df1e 1e030-1e06d 1e7e0-1e7fe 1ee00-1f190 1f19b-1f1ad
  1f30d-1f30f 1f315 1f31c 1f321-1f32c 1f336 1f378 1f37d 1f393-1f39f 1f3a7 1f3ac-1f3ae 1f3c2 1f3c4 1f3c6
  1f3ca-1f3ce 1f3d4-1f3e0 1f3ed 1f3f1-1f3f3 1f3f5-1f3f7 1f408 1f415 1f41f 1f426 1f43f 1f441-1f442 1f446-1f449
  1f44c-1f44e 1f453 1f46a 1f47d 1f4a3 1f4b0 1f4b3 1f4b9 1f4bb 1f4bf 1f4c8-1f4cb 1f4da 1f4df 1f4e4-1f4e6
  1f4ea-1f4ed 1f4f7 1f4f9-1f4fb 1f4fd-1f4fe 1f503 1f507-1f50a 1f50d 1f512-1f513 1f53e-1f54a 1f54f-1f579
  1f57b-1f594 1f597-1f5a3 1f5a5-1f5fa 1f610 1f650-1f67f 1f687 1f68d 1f691 1f694 1f698 1f6ad 1f6b2 1f6b9-1f6ba
  1f6bc 1f6c6-1f6cb 1f6cd-1f6cf 1f6d3-1f6d7 1f6e0-1f6ea 1f6f0-1f6f3 1f6f7-1f776 1f77b-1f7eb 1f800-1f8b1
  1f900-1f90b 1f93b 1f946 1fa00-1fa53 1fa60-1fa74 1fa78-1fa7a 1fa80-1fa86 1fa90-1faa8 1fab0-1fab6 1fac0-1fac2
  1fad0-1fad6 1fb00-1fbca 1fbf0-1fbf9
`;

let ranges: (readonly [number, number])[] | undefined;

function isDrawn(code: number): boolean {
  ranges ??= drawn
    .trim()
    .split(/\s+/)
    .map((range) => {
      const [from = '', to = from] = range.split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
  return ranges.some(([from, to]) => code >= from && code <= to);
}

/** What is seen nowhere needs no font: control characters, marks of direction, joiners. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\s]/u;

/** The characters of a text that a PDF shows as a placeholder, each once, in the order in which they come. */
export function unprintable(text: string): string[] {
  const found = new Set<string>();
  for (const character of text.normalize('NFC'))
    if (!unseen.test(character) && !isDrawn(character.codePointAt(0) as number)) found.add(character);
  return [...found];
}

// Text that makes a careless pattern or rule try again and again, and how much of the processor one reading of it takes.

const runs: Record<string, string> = {
  'one letter': 'a',
  'letters and spaces': 'a ',
  spaces: ' ',
  'line breaks': '\n',
  'lines of one letter': 'a\n',
  tabs: '\t',
  'full stops': '.',
  'full stops with spaces': '. ',
  'letters with full stops': 'a.',
  'addresses that never end': 'a@a.',
  digits: '1',
  'digits and hyphens': '1-',
  'digits and spaces': '1 ',
  'open brackets': '((',
  'values in brackets': '=(',
  'spaces and brackets': ' (',
  'less-than signs': '<',
  'square brackets': '[',
  'letters and hyphens': 'a-',
  'at signs': '@',
  'pairs of brackets': '()',
  quotes: '"\'',
  hyphens: '-',
  slashes: '/\\',
  'combining marks': '\u0301',
  'letters with marks': 'e\u0301',
  'invisible signs': '\u200b',
  joiners: '\u200d\u200c',
  'file endings': '.pdf',
  'starts of links': 'https://',
  'letters of two units': '\u{1d5ba}',
  'words of Bangla': 'আমি ',
};

/** Each kind as a run, and between two letters: a run that ends otherwise than a pattern hopes is the expensive one. */
export function hostileTexts(length: number): { kind: string; text: string; isEnclosed: boolean }[] {
  return Object.entries(runs).flatMap(([kind, unit]) => {
    const run = unit.repeat(Math.ceil(length / unit.length));
    return [
      { kind, text: run.slice(0, length), isEnclosed: false },
      {
        kind: `${kind} between letters`,
        text: `x${run.slice(0, Math.max(0, length - 2))}x`.slice(0, length),
        isEnclosed: true,
      },
    ];
  });
}

export const hostileLength = 20_000;
/** Of the processor, in milliseconds: more would be felt by everybody else. */
export const processorMax = 100;

/**
 * Processor time of a piece of work in milliseconds, which other programs do not disturb. What takes too long is done
 * again: compiling and cleaning up happen once, a bad pattern takes as long each time.
 */
export function processorTime(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > processorMax; attempt++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

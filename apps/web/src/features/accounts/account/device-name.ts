// What a browser's user agent says, in words a person uses. Order matters: most browsers also claim to be others.
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\/|Opera( Mini|\/)/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string, boolean][] = [
  [/Android/, 'Android', true],
  [/iPhone|iPod/, 'iPhone', true],
  [/iPad/, 'iPad', true],
  [/KaiOS/, 'KaiOS', true],
  [/CrOS/, 'ChromeOS', false],
  [/Windows/, 'Windows', false],
  [/Macintosh|Mac OS X/, 'macOS', false],
  [/Linux|X11/, 'Linux', false],
];

export type Device = { browser: string | undefined; system: string | undefined; handheld: boolean };

export function readDevice(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent));
  return {
    browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1],
    system: system?.[1],
    handheld: system?.[2] ?? false,
  };
}

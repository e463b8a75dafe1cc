// Which engines there are on this machine, and how each is started.
import { existsSync, globSync } from 'node:fs';
import type { Driver } from './page.ts';
import { startPuppeteer } from './puppeteer.ts';
import { openScreen } from './screen.ts';
import { startWebKit } from './webkit.ts';

/** A window that shares nothing with another. */
export type Window = Driver & {
  /** What the page's own code threw so far, where the driver tells it. */
  broken(): string[];
  close(): Promise<unknown>;
};
export type Running = { version: string; openWindow(): Promise<Window>; close(): Promise<unknown> };

type Engine = {
  /** What starts it, or nothing where it is not on this machine. */
  find(): (() => Promise<Running>) | undefined;
  /** What to do where it is not. */
  missing: string;
};

const firstThere = (wanted: string | undefined, known: readonly string[]) =>
  wanted ?? known.find((path) => existsSync(path));

const webKitDriver = '/usr/bin/WebKitWebDriver';

async function startWebKitOnScreen(browser: string): Promise<Running> {
  const screen = await openScreen();
  const webkit = await startWebKit(webKitDriver, browser, screen.display).catch((error: unknown) => {
    screen.close();
    throw error;
  });
  return { ...webkit, close: () => webkit.close().finally(screen.close) };
}

export const engines = {
  firefox: {
    missing: 'There is no Firefox on this machine: install firefox-esr, or set LANTERN_FIREFOX to its path.',
    find() {
      const path = firstThere(process.env.LANTERN_FIREFOX, [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ]);
      return path ? () => startPuppeteer('firefox', path) : undefined;
    },
  },
  webkit: {
    missing: 'WebKitGTK, its driver and a screen are missing: apt-get install webkit2gtk-driver xvfb.',
    find() {
      const path = firstThere(process.env.LANTERN_MINIBROWSER, globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'));
      if (!path || !existsSync(webKitDriver) || !existsSync('/usr/bin/Xvfb')) return undefined;
      return () => startWebKitOnScreen(path);
    },
  },
  chromium: {
    missing: 'There is no Chromium on this machine: install chromium, or set LANTERN_CHROMIUM to its path.',
    find() {
      const path = firstThere(process.env.LANTERN_CHROMIUM, ['/usr/bin/chromium', '/usr/bin/google-chrome']);
      return path ? () => startPuppeteer('chrome', path) : undefined;
    },
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

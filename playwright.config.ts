import { defineConfig } from '@playwright/test';

const executablePath = process.env.LANTERN_CHROMIUM || undefined;

/** The journeys in Chromium, against a server of their own (tests/e2e/server.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // far above what anything takes: a busy machine is no failure
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // pictures of screens (pictures.spec.ts): generous, since another machine draws the edges of letters a little differently
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/pictures/{projectName}-{arg}{ext}' },
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.015 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{projectName}-{arg}{ext}',
  reporter: [['line']],
  globalSetup: './tests/e2e/server.ts',
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // the pages as they stood are in it; a film besides costs a tenth of all journeys, and nearly every one is thrown away
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // where no locale is set, Chromium cannot name a download with other letters than ASCII
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // a microphone and a camera that nobody asks about, and two browsers on one machine that may call each other:
        // with options of its own a journey would need a browser of its own
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
  // A journey about what a width changes runs at both; every screen is looked at in both (screens.spec.ts).
  projects: [
    {
      name: 'phone',
      grepInvert: /@laptop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'laptop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
  ],
});

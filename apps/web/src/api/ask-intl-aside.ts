import { trustedCode } from './trusted-script.ts';

/** Runs in a worker, as text: it reads nothing from around it. */
function askIntl() {
  new Intl.DateTimeFormat();
  new Intl.NumberFormat();
  new Intl.DisplayNames('en', { type: 'region' });
  new Intl.Collator();
  new Intl.RelativeTimeFormat();
  close();
}

/**
 * Has a worker ask each part of Intl for the first time. Chromium then looks through all its locales: on a slow phone a fifth
 * of a second in which a page does not answer, and once for all threads of its process. Where a worker cannot be started the
 * first date that is shown takes that long.
 */
export function askIntlAside(): void {
  try {
    new Worker(trustedCode(`(${askIntl})()`));
  } catch {
    // an old browser, or one that has been told to start none
  }
}

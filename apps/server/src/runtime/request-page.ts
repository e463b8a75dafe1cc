// In which page a request was made, for everything that its handling calls: so each change can say whose it is.
import { AsyncLocalStorage } from 'node:async_hooks';

const pages = new AsyncLocalStorage<string>();

/** Runs `work` for the page that the header names; a header of another form is ignored. */
export function forPage<T>(header: string | string[] | undefined, work: () => T): T {
  return typeof header === 'string' && header.length <= 40 && /^[\w-]+$/.test(header)
    ? pages.run(header, work)
    : work();
}

/** None outside of a request. */
export const currentPage = (): string | undefined => pages.getStore();

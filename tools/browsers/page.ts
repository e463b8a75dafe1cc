// What the journey does to a page, whatever drives the browser. Everything is found by the names that a screen reader
// says, and waits are for states, never for times.
import { setTimeout as sleep } from 'node:timers/promises';

/** An element of the page, in the form in which a driver hands it out. */
type Found = object;

export type Driver = {
  open(url: string): Promise<unknown>;
  /** Runs in the page; `fn` knows nothing of this program but its arguments. Answers a value or an element. */
  run<T, A extends unknown[]>(fn: (...args: A) => T, ...args: A): Promise<T>;
  type(element: Found, text: string): Promise<unknown>;
  choosePaper(input: Found, file: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
};

const timeoutMs = 30_000;
const kinds = {
  button: 'button, a.btn',
  textbox: 'input, textarea',
  menuitem: '[role^="menuitem"]',
} as const;
type Kind = keyof typeof kinds;

/** In the page: what is called so, can be seen and is not switched off. */
function named(wanted: string, among: string, isPressed: boolean) {
  const found = [...document.querySelectorAll<HTMLElement>(among)].find((each) => {
    const label = (each as HTMLInputElement).labels?.[0]?.textContent;
    const said = each.getAttribute('aria-label') ?? label ?? each.textContent ?? '';
    return said.trim() === wanted && each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true';
  });
  // at once: what slides in or is replaced meanwhile is pressed all the same
  if (isPressed) found?.click();
  return found as Found | undefined;
}

export type Page = ReturnType<typeof pageOf>;

export function pageOf(driver: Driver) {
  /** Asks until the answer is neither false nor empty. */
  async function until<T, A extends unknown[]>(what: string, fn: (...args: A) => T, ...args: A) {
    const end = performance.now() + timeoutMs;
    for (let reason = ''; ; ) {
      // a page that is being left cannot be asked
      const answer = await driver.run(fn, ...args).catch((error: unknown) => {
        reason = ` (${error instanceof Error ? error.message : error})`;
      });
      if (answer) return answer as NonNullable<T>;
      if (performance.now() > end) throw new Error(`waited in vain: ${what}${reason}`);
      await sleep(50);
    }
  }
  const find = (name: string, kind: Kind) => until(`a ${kind} called ${name}`, named, name, kinds[kind], false);
  const element = (selector: string) =>
    until(selector, (wanted) => document.querySelector(wanted) as Found | null, selector);

  return {
    ...driver,
    until,
    find,
    element,
    press: (name: string, kind: Kind = 'button') =>
      until(`a ${kind} called ${name}`, named, name, kinds[kind], true).then(() => {}),
    /** What stands in the page is replaced while it loads: an element that has gone meanwhile is looked for again. */
    async write(name: string, text: string) {
      for (let tries = 0; ; tries++) {
        try {
          return await driver.type(await find(name, 'textbox'), text);
        } catch (error) {
          if (tries > 20 || !/stale element|no such node|detached/i.test(String(error))) throw error;
        }
      }
    },
    shows: (text: string) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what can be seen counts
      until(text, (wanted) => document.body.innerText.includes(wanted), text),
    isAt: (path: string) => until(path, (to) => location.pathname.startsWith(to), path),
  };
}

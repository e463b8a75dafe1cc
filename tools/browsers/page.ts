// What a flow does to a page, whatever drives the browser. Everything is found by the names that a screen reader
// says, and waits are for states, never for times.
import { setTimeout as sleep } from 'node:timers/promises';

/** An element of the page, in the form in which a driver hands it out. */
type Found = object;

export type Driver = {
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Whoever this is the session of sits before the browser from now on. */
  keepCookie(cookie: { name: string; value: string }, origin: string): Promise<unknown>;
  /** Runs in the page; `fn` knows nothing of this program but its arguments. Answers a value or an element. */
  run<T, A extends unknown[]>(fn: (...args: A) => T, ...args: A): Promise<T>;
  type(element: Found, text: string): Promise<unknown>;
  choosePaper(input: Found, file: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
};

const timeoutMs = 60_000;
const kinds = {
  button: 'button, a.btn, summary, [role="tab"]',
  link: 'a[href]',
  textbox: 'input:not([type="radio"], [type="checkbox"]), textarea',
  choice: 'input[type="radio"], input[type="checkbox"]',
  list: 'select',
  menuitem: '[role^="menuitem"]',
} as const;
type Kind = keyof typeof kinds;
/** The whole name; with … at its end, what the name begins with. */
type Name = string;

/** In the page: what is called so, can be seen and is not switched off. */
function named(wanted: string, isWhole: boolean, among: string, isPressed: boolean) {
  const said = (one: Element) => {
    const copy = one.cloneNode(true) as Element;
    for (const field of copy.querySelectorAll('select, textarea')) field.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const nameOf = (one: HTMLElement) => {
    const ids = one.getAttribute('aria-labelledby')?.split(' ');
    const by = ids
      ?.flatMap((id) => document.getElementById(id) ?? [])
      .map(said)
      .join(' ');
    const label = (one as HTMLInputElement).labels?.[0];
    return (one.getAttribute('aria-label') ?? by ?? said(label ?? one)).trim();
  };
  // what lies behind an open dialog cannot be reached
  const around = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const found = [...around.querySelectorAll<HTMLElement>(among)].find((each) => {
    // of what its label draws, the label is seen
    const seen = [each, ...((each as HTMLInputElement).labels ?? [])];
    if (!seen.some((one) => one.checkVisibility()) || each.getAttribute('aria-disabled') === 'true') return false;
    const name = nameOf(each);
    return isWhole ? name === wanted : name.startsWith(wanted);
  });
  if (!isPressed || !found) return found as Found | undefined;
  // at once: what slides in or is replaced meanwhile is pressed all the same; what goes by that cannot be answered
  found.click();
  return {};
}

/** In the page: puts a value, or in a list the choice that is called so, where typing would take the browser's own picker. */
function putValue(found: Found, to: string) {
  const field = found as HTMLInputElement | HTMLSelectElement;
  const option = 'options' in field ? [...field.options].find(({ text }) => text.trim() === to) : undefined;
  if ('options' in field && !option && ![...field.options].some(({ value }) => value === to)) return false;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, option?.value ?? to);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

declare global {
  interface Window {
    /** Bytes of what was given to the person, by name. */
    savedFiles?: Record<string, number>;
  }
}

/** In the page: files that are given to the person are noted, and the browser asks nobody where to put them. */
function noteFiles() {
  window.savedFiles = {};
  const sizes = new Map<string, number>();
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    const url = make.call(URL, file);
    if (file instanceof Blob) sizes.set(url, file.size);
    return url;
  };
  HTMLAnchorElement.prototype.click = function click() {
    if (window.savedFiles) window.savedFiles[this.download] = sizes.get(this.href) ?? 0;
  };
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
      if (answer) return answer as NonNullable<Awaited<T>>;
      if (performance.now() > end) throw new Error(`waited in vain: ${what}${reason}`);
      await sleep(50);
    }
  }
  const search = (name: Name, kind: Kind, isPressed: boolean) => {
    const isWhole = !name.endsWith('…');
    return until(
      `a ${kind} called ${name}`,
      named,
      isWhole ? name : name.slice(0, -1),
      isWhole,
      kinds[kind],
      isPressed,
    );
  };
  const find = (name: Name, kind: Kind) => search(name, kind, false);
  const element = (selector: string) =>
    until(selector, (wanted) => document.querySelector(wanted) as Found | null, selector);

  /** What stands in the page is replaced while it loads: an element that has gone meanwhile is looked for again. */
  async function withFound<T>(look: () => Promise<Found>, use: (found: Found) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await use(await look());
      } catch (error) {
        if (tries > 20 || !/stale element|no such (node|element)|detached/i.test(String(error))) throw error;
      }
    }
  }

  return {
    ...driver,
    until,
    find,
    element,
    press: (name: Name, kind: Kind = 'button') => search(name, kind, true).then(() => {}),
    write: (name: Name, text: string) =>
      withFound(
        () => find(name, 'textbox'),
        (field) => driver.type(field, text),
      ),
    /** Instead of typing: days, months, and what stands in the field already. */
    put: (name: Name, value: string) =>
      withFound(
        () => find(name, 'textbox'),
        (field) => driver.run(putValue, field, value),
      ),
    /** In a list, by the words or the value of the choice; it may come with an answer. */
    async choose(name: Name, choice: string) {
      const end = performance.now() + timeoutMs;
      while (
        !(await withFound(
          () => find(name, 'list'),
          (list) => driver.run(putValue, list, choice),
        ))
      ) {
        if (performance.now() > end) throw new Error(`waited in vain: a choice called ${choice}`);
        await sleep(50);
      }
    },
    /** A month in a picker of months, or in two lists where the browser has none. */
    async putMonth(field: string, month: string) {
      const [year = '', number = ''] = month.split('-');
      await element(`[name=${field}]`);
      for (const [selector, value] of [
        [`input[name=${field}]`, month],
        [`select[name=${field}]`, number],
        [`#${field}-year`, year],
      ] as const) {
        const found = await driver.run((wanted) => document.querySelector(wanted) as Found | null, selector);
        if (found) await driver.run(putValue, found, value);
      }
    },
    holds: (name: Name, text: string) => holds(find, name, text),
    /** Notes from now on which files the page gives to the person, until it is left. */
    keepFiles: () => driver.run(noteFiles),
    hasSaved: (name: string) =>
      until(`a file called ${name}`, (wanted) => (window.savedFiles?.[wanted] ?? 0) > 0, name),
    shows: (text: string) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what can be seen counts
      until(text, (wanted) => document.body.innerText.includes(wanted), text),
    /** The path of an address that can be read on the page. */
    saysLink: (part: string) =>
      until(
        `an address with ${part}`,
        (wanted) =>
          // biome-ignore lint/performance/useDomNodeTextContent: what can be seen counts
          (document.body.innerText.match(/https?:\S+/g) ?? [])
            .map((address) => new URL(address).pathname)
            .find((path) => path.startsWith(wanted)),
        part,
      ),
    isAt: (path: string) => until(path, (to) => location.pathname.startsWith(to), path),
  };

  async function holds(look: typeof find, name: Name, text: string) {
    const end = performance.now() + timeoutMs;
    for (let held = ''; ; ) {
      const field = await look(name, 'textbox');
      held = await driver.run((one) => (one as HTMLInputElement).value, field).catch(() => '');
      if (held === text) return;
      if (performance.now() > end) throw new Error(`waited in vain: ${text}, there is ${held}`);
      await sleep(50);
    }
  }
}

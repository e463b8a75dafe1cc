// WebKitGTK by the calls of WebDriver that are needed (https://www.w3.org/TR/webdriver2/).
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../chaos/ready.ts';
import type { Running, Window } from './engine.ts';
import type { Driver } from './page.ts';

/** The name under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A page that does not come in a minute is a fault; the driver's own limit is five, and it can lose an answer. */
const loadMs = 60_000;
const answerMs = 90_000;

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;
type Capabilities = { browserName: string; browserVersion: string };

const sendTo =
  (base: string): Send =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMs),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path.split('/').slice(3).join('/')}: ${value.error} ${value.message}`);
    return value;
  };

async function isUp(base: string) {
  for (let tries = 0; ; tries++) {
    const answers = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    if (tries > 1000) throw new Error('the driver did not start');
    await sleep(50);
  }
}

/** A browser of its own: each is as on its first day. */
async function openWindow(send: Send, browser: string): Promise<Window & { version: string }> {
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: Capabilities }>(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: {
          timeouts: { pageLoad: loadMs },
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    },
  );
  const session = `/session/${sessionId}`;
  const open = (url: string) => send('POST', `${session}/url`, { url });
  const type: Driver['type'] = (element, text) =>
    send('POST', `${session}/element/${(element as Record<string, string>)[elementKey]}/value`, { text });

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    // its driver does not tell
    broken: () => [],
    open,
    reload: () => send('POST', `${session}/refresh`, {}),
    async keepCookie({ name, value }, origin) {
      // a cookie is taken where it belongs alone; this page is the lightest there
      await open(`${origin}/api/health`);
      const cookie = { name, value, path: '/', domain: new URL(origin).hostname, httpOnly: true };
      await send('POST', `${session}/cookie`, { cookie });
    },
    run: (fn, ...args) =>
      send('POST', `${session}/execute/sync`, { script: `return (${fn}).apply(null, arguments)`, args }),
    type,
    // what is typed into such a field is the file's path
    choosePaper: type,
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => send('DELETE', session).catch(() => undefined),
  };
}

export async function startWebKit(driver: string, browser: string, display: string): Promise<Running> {
  const port = await freePort();
  const server = spawn(driver, ['-p', String(port)], {
    // there is no graphics card behind a screen that nobody sees
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  await isUp(base);
  const send = sendTo(base);
  // only a window says which version it is
  const { version, close } = await openWindow(send, browser);
  await close();
  return { version, openWindow: () => openWindow(send, browser), close: async () => void server.kill() };
}

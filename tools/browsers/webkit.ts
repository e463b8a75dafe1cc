// WebKitGTK as the journey's browser, by the calls of WebDriver that it needs (https://www.w3.org/TR/webdriver2/).
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../chaos/ready.ts';
import type { Driver } from './page.ts';

/** The name under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type WebKit = Driver & { version: string; close(): Promise<void> };
type Capabilities = { browserName: string; browserVersion: string };

export async function startWebKit(driver: string, browser: string, display: string): Promise<WebKit> {
  const port = await freePort();
  const server = spawn(driver, ['-p', String(port)], {
    // there is no graphics card behind a screen that nobody sees
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;

  async function send<T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path.split('/').slice(3).join('/')}: ${value.error} ${value.message}`);
    return value;
  }

  for (let tries = 0; ; tries++) {
    const isUp = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (tries > 200) throw new Error('the driver did not start');
    await sleep(50);
  }
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: Capabilities }>(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    },
  );
  const session = `/session/${sessionId}`;
  const type: Driver['type'] = (element, text) =>
    send('POST', `${session}/element/${(element as Record<string, string>)[elementKey]}/value`, { text });

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => send('POST', `${session}/url`, { url }),
    run: (fn, ...args) =>
      send('POST', `${session}/execute/sync`, { script: `return (${fn}).apply(null, arguments)`, args }),
    type,
    // what is typed into such a field is the file's path
    choosePaper: type,
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),
    async close() {
      await send('DELETE', session).catch(() => undefined);
      server.kill();
    },
  };
}

// Chromium through its own protocol (https://chromedevtools.github.io/devtools-protocol). Playwright has the browser tell
// what a page says to its console (Runtime.enable), and for that V8 reads whole scripts a second time to know the line of
// every error that is made: React's file then takes ten times as long, and a page's blocking time is mostly that.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Message = {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: unknown;
  sessionId?: string;
};
type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
type Listener = { sessionId: string; tell: (method: string, params: never) => void };

export class Devtools {
  readonly #browser: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<Listener>();
  #sent = 0;

  private constructor(browser: ChildProcess, profile: string, socket: WebSocket) {
    this.#browser = browser;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
  }

  /** Starts a browser with a profile of its own. */
  static async launch(executable: string, args: readonly string[]): Promise<Devtools> {
    const profile = await mkdtemp(join(tmpdir(), 'lantern-vitals-browser-'));
    const own = ['--headless=new', '--remote-debugging-port=0', '--no-startup-window', `--user-data-dir=${profile}`];
    const browser = spawn(executable, [...own, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((resolve, reject) => {
      let told = '';
      browser.stderr.on('data', (part: Buffer) => {
        told += part.toString();
        const [found] = /ws:\/\/\S+/.exec(told) ?? [];
        if (found) resolve(found);
      });
      browser.once('error', reject);
      browser.once('exit', () => reject(new Error(`the browser did not start: ${told}`)));
    });
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new Devtools(browser, profile, socket);
  }

  #hear({ id, result, error, method, params, sessionId }: Message) {
    for (const listener of this.#listeners)
      if (method && listener.sessionId === sessionId) listener.tell(method, params as never);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result as never);
  }

  /** A command to a tab, or without its session to the browser. */
  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#sent;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  /** Tells what happens in a tab, until what this returns is called. */
  listen(sessionId: string, tell: Listener['tell']): () => void {
    const listener = { sessionId, tell };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** An empty tab that shares nothing with another. */
  async openTab(): Promise<{ browserContextId: string; sessionId: string }> {
    const { browserContextId } = await this.send<{ browserContextId: string }>('Target.createBrowserContext');
    const tab = { url: 'about:blank', browserContextId };
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', tab);
    const attach = { targetId, flatten: true };
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', attach);
    return { browserContextId, sessionId };
  }

  async stop(): Promise<void> {
    const ended = once(this.#browser, 'exit');
    this.#browser.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

// A student as a program: signs up and calls the server through the contract, over connections that stay open.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { signUp } from '@lantern/contract/accounts';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { type Endpoint, type Input, type Output, urlOf } from '@lantern/contract/endpoint';

/** `retryAfter`: seconds, 0 where nothing was said. */
export type Answer<E extends Endpoint> = { status: number; ms: number; body: Output<E>; retryAfter: number };

export type Student = {
  user: SessionUser;
  /** Session and origin, for calls that are not JSON. */
  headers: Readonly<Record<string, string>>;
  /** Rejects when the server cannot be reached. */
  call: <E extends Endpoint>(endpoint: E, input?: Partial<Input<E>>) => Promise<Answer<E>>;
};

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

type Sent = { status: number; ms: number; text: string; cookies: string[]; retryAfter: number };

function send(url: string, method: string, headers: Record<string, string>, payload?: string): Promise<Sent> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, agent, timeout: 60_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - started,
          text,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
        }),
      );
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error('no answer in a minute')));
    request.end(payload);
  });
}

/** Calls with these headers; a cookie that comes back stays in them. */
export function callAs(base: string, headers: Record<string, string>): Student['call'] {
  return async <E extends Endpoint>(endpoint: E, input: Partial<Input<E>> = {}): Promise<Answer<E>> => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const { status, ms, text, cookies, retryAfter } = await send(
      base + urlOf(endpoint, params, query),
      endpoint.method,
      payload === undefined
        ? headers
        : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) },
      payload,
    );
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    return { status, ms, retryAfter, body: (text ? JSON.parse(text) : undefined) as Output<E> };
  };
}

let people = 0;

/**
 * Signs a new student up. Each comes from an address of its own, which a server that trusts one proxy believes
 * (TRUST_PROXY=1): sign-ups are counted by address.
 */
export async function signUpStudent(base: string): Promise<Student & { signUpMs: number }> {
  people += 1;
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  const headers: Record<string, string> = { origin: new URL(base).origin, 'x-forwarded-for': address };

  const call = callAs(base, headers);
  const { status, ms, body } = await call(signUp, {
    body: {
      name: 'Amina Rahman',
      email: `student-${randomUUID()}@example.org`,
      password: 'Boat2022!',
      agreeToTerms: true,
    },
  });
  if (status !== 200) throw new Error(`a sign-up was answered with ${status}: ${JSON.stringify(body)}`);
  return { user: body.user, headers, call, signUpMs: ms };
}

// People of the demo school, who do everything through the calls that browsers make, so that every rule holds.
import { type Endpoint, type Input, type Output, urlOf } from '@lantern/contract/endpoint';
import type { FastifyInstance } from 'fastify';

type More = { headers?: Record<string, string>; bytes?: Buffer };

export type Caller = {
  /** Throws where it is refused: nothing that is seeded may be. */
  call<E extends Endpoint>(endpoint: E, input?: Input<E>, more?: More): Promise<Output<E>>;
};

let networks = 0;

/** Somebody with a browser and a network of their own; signed out at first. */
export function newCaller(app: FastifyInstance, publicUrl: string | undefined): Caller {
  const cookies = new Map<string, string>();
  networks += 1;
  const remoteAddress = `198.51.100.${networks % 250}`;
  const origin = new URL(publicUrl ?? 'http://localhost').origin;
  return {
    async call(endpoint, input, { headers = {}, bytes } = {}) {
      const { params, query, body } = (input ?? {}) as Record<string, Record<string, unknown> | undefined>;
      const answer = await app.inject({
        method: endpoint.method as 'GET',
        url: urlOf(endpoint, params, query),
        remoteAddress,
        headers: {
          ...{ origin, host: new URL(origin).host },
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { payload: JSON.stringify(body) }),
        ...(bytes && { payload: bytes }),
      });
      for (const { name, value } of answer.cookies) cookies.set(name, encodeURIComponent(value));
      if (answer.statusCode >= 300)
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.statusCode}: ${answer.body}`);
      return (String(answer.headers['content-type']).includes('json') ? answer.json() : undefined) as never;
    },
  };
}

/** A multipart body of some fields and one PDF. */
export function formOf(fields: Readonly<Record<string, string>>, pdf: Uint8Array): Required<More> {
  const boundary = 'lantern-demo-school-form';
  const head = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const texts = Object.entries(fields).map(([name, value]) => Buffer.from(`${head(name)}\r\n\r\n${value}\r\n`));
  const file = Buffer.from(`${head('file')}; filename="scan.pdf"\r\ncontent-type: application/pdf\r\n\r\n`);
  return {
    bytes: Buffer.concat([...texts, file, pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

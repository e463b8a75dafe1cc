import type { FastifyInstance } from 'fastify';

// By hand: these few are fixed, and which policy an answer gets depends on the build. @fastify/helmet would have to be told
// each of them.
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
};
/** The policy of everything that is no page: nothing runs, wherever it is opened. */
export const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For answers that are given before a route is found: no hook runs for them. */
export const earlyHeaders = { ...always, 'content-security-policy': nothingRuns };

/** Browsers that were here once come by TLS alone. */
export const transportHeaders = (https: boolean): Record<string, string> =>
  https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/** Headers of every answer. Calls get a policy that lets nothing run, pages the one of the built site. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { pagePolicy, https }: { pagePolicy: string | undefined; https: boolean },
): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(always);
    if (!reply.hasHeader('content-security-policy')) {
      const isCall = request.url.startsWith('/api/');
      reply.header('content-security-policy', isCall || !pagePolicy ? nothingRuns : pagePolicy);
    }
  });
  // on the raw answer: streams and uploads write their own head past fastify
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(transportHeaders(https))) reply.raw.setHeader(name, value);
  });
}

import type { FastifyInstance } from 'fastify';

/** Headers of every answer. Calls get a policy that lets nothing run, pages the one of the built site. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { pagePolicy, https }: { pagePolicy: string | undefined; https: boolean },
): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    });
    if (!reply.hasHeader('content-security-policy')) {
      const isCall = request.url.startsWith('/api/');
      reply.header(
        'content-security-policy',
        isCall || !pagePolicy ? "default-src 'none'; frame-ancestors 'none'; sandbox" : pagePolicy,
      );
    }
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

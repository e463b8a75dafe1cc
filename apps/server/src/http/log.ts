import { LogController } from 'fastify';

// Database errors quote the values they stumble over: those may be a student's own words.
const withoutValues = (text: string) => text.replace(/"[^"]*"|'[^']*'|=\([^()]*\)/g, '…');

function describeError(error: Error & { code?: string }) {
  const frames = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return { type: error.name, code: error.code, message: withoutValues(error.message), stack: frames.join('\n') };
}

/** Structured logs with a request id and without bodies, names, addresses or file names. */
export const logOptions = (level: string) => ({
  logger: { level, serializers: { err: describeError } },
  logController: new LogController({ disableRequestLogging: true }),
});

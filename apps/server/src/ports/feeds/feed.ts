// Reads a small public text: no redirects, a deadline, a limit in bytes.

const deadlineMs = 20_000;
const maxBytes = 200_000;

export class FeedError extends Error {}

/** Rejects with FeedError, whose message says what went wrong in words for an administrator. */
export async function readFeed(url: string): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(deadlineMs) });
    if (!response.ok) throw new FeedError(`The feed answered with status ${response.status}.`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > maxBytes) throw new FeedError('The feed sent more than a table of rates.');
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    throw error instanceof FeedError ? error : new FeedError('The feed could not be reached.');
  }
}

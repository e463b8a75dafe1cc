/** What the server of a language model or of speech may send us. */

/** An answer of 20 suggestions has about 10 KB, a quarter of an hour of speech as much. Bytes, after decompression. */
const answerMax = 1024 * 1024;

/**
 * fetch that follows no redirect, because the key and the body would go to the redirect's target, and that ends an
 * answer which does not end by itself.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: 'error' });
  let size = 0;
  const bounded = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > answerMax) controller.error(new Error('The answer was too large.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status, statusText, headers });
}

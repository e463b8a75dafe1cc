import type { Endpoint, Input } from '@lantern/contract/endpoint';
import * as z from 'zod/mini';
import { ask, type CallOptions } from './call.ts';

type EventEndpoint = Endpoint & { readonly response: 'events' };

/** Hears the events of one answer as they come, each as `schema` says. Resolves when the answer has ended. */
export function callEvents<E extends EventEndpoint, S extends z.ZodMiniType>(
  to: E,
  input: Input<E>,
  schema: S,
  hear: (event: z.infer<S>) => void,
  options: CallOptions = {},
): Promise<void> {
  return ask(to, input, options, async (response) => {
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    let held = '';
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      const blocks = (held + decoder.decode(part.value, { stream: true })).split('\n\n');
      held = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) hear(z.parse(schema, JSON.parse(block.slice('data: '.length))));
    }
  });
}

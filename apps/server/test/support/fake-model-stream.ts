// The same server where an answer is streamed: what it plays stands in the question, "The model plays NAME."
import type { ServerResponse } from 'node:http';

/** Words as they come, one event each; `rest` holds the answer open until the test ends it. */
type Said = { words: readonly string[]; rest?: 'hangs' | 'breaks' | 'endless' };

const plays: Record<string, (text: string) => Said> = {
  cited: () => ({ words: ['The fee is ', '75 eu', 'ros [', '1]. It is ', 'paid at the visa centre [2]', '.'] }),
  invented: () => ({ words: ['It is free [9]. ', 'Everybody gets it.'] }),
  half: () => ({ words: ['It is free [9]. ', 'The fee is 75 euros [1]. ', 'You will surely get it.'] }),
  nothing: () => ({ words: ['NOTHING'] }),
  // does what any text tells it, as far as a model without tools can
  hostile: (text) => ({
    words: [
      `<img src=x onerror=alert(1)> ${text.replace(/[[\]]/g, ' ').slice(-300)} `,
      '[Pay here](https://evil.example/pay?who=me) [1]. ',
      'Your password is needed at evil.example [2].',
    ],
  }),
  hangs: () => ({ words: ['The fee is 75 euros [1]. '], rest: 'hangs' }),
  breaks: () => ({ words: ['The fee is 75 euros [1]. '], rest: 'breaks' }),
  endless: () => ({ words: [], rest: 'endless' }),
};

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

function chunkOf(provider: string, content: string): string {
  if (provider === 'anthropic')
    return `event: content_block_delta\n${event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: content } })}`;
  return event({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'lamp-1',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  });
}

function headOf(provider: string, input: number): string {
  if (provider !== 'anthropic') return '';
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'lamp-1', content: [], stop_reason: null };
  return (
    `event: message_start\n${event({ type: 'message_start', message: { ...message, usage: { input_tokens: input, output_tokens: 1 } } })}` +
    `event: content_block_start\n${event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })}`
  );
}

function endOf(provider: string, [input, output]: [number, number]): string {
  if (provider === 'anthropic')
    return (
      `event: content_block_stop\n${event({ type: 'content_block_stop', index: 0 })}` +
      `event: message_delta\n${event({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: output } })}` +
      `event: message_stop\n${event({ type: 'message_stop' })}`
    );
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  const head = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'lamp-1' };
  return `${event({ ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}${event({ ...head, choices: [], usage })}data: [DONE]\n\n`;
}

export function streamPlay(
  provider: string,
  text: string,
  response: ServerResponse,
  { usual, tokens = [0, 0] }: { usual: string; tokens: [number, number] | undefined },
): void {
  const play = /The model plays (\w+)\./.exec(text)?.[1] ?? usual;
  if (play === 'broken') {
    response.writeHead(500).end('{"error":{"message":"the key sk-secret is not known"}}');
    return;
  }
  const { words, rest } = plays[play]?.(text) ?? { words: [] };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(headOf(provider, tokens[0]));
  for (const word of words) response.write(chunkOf(provider, word));
  if (rest === 'hangs') return;
  if (rest === 'breaks') return void setTimeout(() => response.destroy(), 50);
  if (rest === 'endless') {
    const drops = setInterval(() => response.write(chunkOf(provider, 'blah '.repeat(50))), 5);
    response.on('close', () => clearInterval(drops));
    return;
  }
  response.end(endOf(provider, tokens));
}

import type { ChatMessage } from './chat.ts';

/** A message as a line of a list shows it: three dots stand where contact details are hidden. */
export function previewOf({ text, hidden = [] }: Pick<ChatMessage, 'text' | 'hidden'>): string {
  let [shown, from] = ['', 0];
  for (const { at } of hidden) {
    shown += `${text.slice(from, at)}…`;
    from = at;
  }
  return (shown + text.slice(from)).replace(/\s+/g, ' ').trim();
}

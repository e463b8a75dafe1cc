// What the tabs of this browser tell each other about drafts. A tab does not hear itself.
import type { Essay } from '@lantern/contract/essays';
import type { DraftFields } from './draft.ts';

/** Of one essay that is open in several tabs: what was typed, or the question for it. */
export type Typing = { user: string; essay: string } & (
  | { ask: true }
  | { fields: DraftFields | undefined; on?: DraftFields }
);

type Messages = {
  'who-is-open': null;
  /** a tab's id */
  'tab-is-open': string;
  'send-drafts': null;
  'drafts-changed': null;
  'essay-saved': Essay;
  typing: Typing;
};
type Message = { [Name in keyof Messages]: { name: Name; value: Messages[Name] } }[keyof Messages];

const channel = new BroadcastChannel('lantern-drafts');

export function publish<Name extends keyof Messages>(name: Name, value: Messages[Name]): void {
  channel.postMessage({ name, value });
}

/** Answers how to stop. */
export function subscribe<Name extends keyof Messages>(
  name: Name,
  listener: (value: Messages[Name]) => void,
): () => void {
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.name === name) listener(data.value as Messages[Name]);
  };
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}

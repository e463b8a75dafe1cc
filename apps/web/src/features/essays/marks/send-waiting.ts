// What was added, ignored or answered without a connection is sent by the code that keeps it, which is here only while
// some waits.
const waits = (name: string) => Object.keys(localStorage).some((key) => key.startsWith(`lantern.${name}.`));
if (waits('essay-words')) void import('./own-words.ts');
if (waits('essay-dismissed')) void import('./dismissed.ts');
if (waits('essay-comments')) void import('../comments/comment-outbox.ts');

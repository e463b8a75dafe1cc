// What was added or ignored without a connection is sent by the code that keeps it, which is here only while some waits.
const waits = (name: string) => Object.keys(localStorage).some((key) => key.startsWith(`lantern.${name}.`));
if (waits('essay-words')) void import('./own-words.ts');
if (waits('essay-dismissed')) void import('./dismissed.ts');

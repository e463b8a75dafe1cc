// Words that were added without a connection are sent by the code that keeps them, which is here only while some wait.
if (Object.keys(localStorage).some((key) => key.startsWith('lantern.essay-words.'))) void import('./own-words.ts');

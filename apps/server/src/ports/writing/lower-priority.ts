// Imported first by what works in a thread: what loads and reads there gives way to requests. On Linux a thread has a
// priority of its own; elsewhere it stays as it is.
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

try {
  // "1234/task/1235": the thread that asks
  const thread = Number(basename(readlinkSync('/proc/thread-self')));
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // no /proc, or not allowed
}

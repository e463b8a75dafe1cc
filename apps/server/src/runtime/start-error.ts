/** Why the server cannot start. The message is one line: what happened and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

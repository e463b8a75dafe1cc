/** For calls that prepare a test and cannot fail. */
export function must({ status, body }: { status: number; body: unknown }): void {
  if (status !== 200) throw new Error(`a preparing call was refused: ${status} ${JSON.stringify(body)}`);
}

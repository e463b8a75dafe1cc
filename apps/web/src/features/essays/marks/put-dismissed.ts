import { takeDismissed } from '../essays.api.ts';

/** Shows at once what is ignored now; the code that tells Lantern comes with the first of them. */
export function putDismissed(id: string, marks: string[]): Promise<void> {
  void import('./dismissed.ts').then(({ keepDismissed }) => keepDismissed(id, marks));
  return takeDismissed(id, marks);
}

// On whose behalf work is done, for everything that a request's handling calls: what all share, such as a process that
// draws pages, gives each their turn by it.
import { AsyncLocalStorage } from 'node:async_hooks';

export type Behalf = {
  account: string | undefined;
  network: string;
  /** Says that the work waits for something else from here on. */
  onWait?: () => void;
};

const behalf = new AsyncLocalStorage<Behalf>();

export const onBehalfOf = <T>(who: Behalf, work: () => T): T => behalf.run(who, work);

/** None outside of a request. */
export const currentBehalf = (): Behalf | undefined => behalf.getStore();

import { availableParallelism, totalmem } from 'node:os';

const gigabyte = 1024 ** 3;

/** What the machine has; what the container may use counts where it is less. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** Whether there is room for two of what costs much, at once. */
export const hasRoomForTwo = (): boolean => memory() >= 3 * gigabyte && availableParallelism() > 1;

/** Whether a process of 100 MB may wait for a minute for something to do. */
export const hasRoomForSpare = (): boolean => memory() >= 1.5 * gigabyte;

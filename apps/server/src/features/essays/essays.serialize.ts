import { limitConcurrency } from '#runtime/limit-concurrency.ts';
import { serializeByKey } from '#runtime/serialize-by-key.ts';

/** The one that is read, and those that wait: more than a writer on two devices asks for at once. */
const line = limitConcurrency(6);
const oneByOne = serializeByKey();

/** One text of a student at a time, the next few wait: nobody fills the queue that all students share. */
export const serializeByStudent = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  line(userId, () => oneByOne(userId, work));

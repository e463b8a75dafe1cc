import { serializeByKey } from '#serialize-by-key.ts';

/** One text of a student at a time, the next one waits: nobody fills the queue that all students share. */
export const serializeByStudent = serializeByKey();

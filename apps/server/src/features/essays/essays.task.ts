import { createHash } from 'node:crypto';
import type { Essay } from '@lantern/contract/essays';

/** What a text is judged by, besides itself. */
export type Task = Pick<Essay, 'prompt' | 'max_words' | 'limit_unit'> & { essay_type: string };

/** SHA-256, to tell whether two texts were judged by the same. */
export function taskDigest({ essay_type, prompt, max_words, limit_unit }: Task): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([essay_type, prompt, max_words, limit_unit]))
    .digest();
}

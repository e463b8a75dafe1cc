import { takeBackReview } from '@lantern/contract/documents.review';
import { call } from '#api/call.ts';

/** Lets a paper wait again that the caller has just verified or rejected. */
export async function takeBack(id: string): Promise<void> {
  await call(takeBackReview, { body: { document_id: id } });
}

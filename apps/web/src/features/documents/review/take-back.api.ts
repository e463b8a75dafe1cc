import { takeBackReview } from '@lantern/contract/documents.review';
import { call } from '#api/call.ts';
import { askAgain } from '#api/query-client.ts';

/** What a verdict makes old: the papers that wait and that were decided, and what a mentor sees of the student. */
export const refreshReviews = () =>
  askAgain(['documents', 'review', 'waiting'], ['documents', 'review', 'decided'], ['mentor']);

/** Lets a paper wait again that the caller has just verified or rejected. */
export async function takeBack(id: string): Promise<void> {
  await call(takeBackReview, { body: { document_id: id } });
  void refreshReviews();
}

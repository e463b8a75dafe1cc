import { reviewDocument } from '@lantern/contract/documents.review';
import type { Input } from '@lantern/contract/endpoint';
import { call } from '#api/call.ts';
import { refreshMentor } from './mentor.api.ts';

export async function judgePaper(body: Input<typeof reviewDocument>['body']): Promise<void> {
  try {
    await call(reviewDocument, { body });
  } finally {
    void refreshMentor();
  }
}

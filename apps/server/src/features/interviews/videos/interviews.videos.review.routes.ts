import * as contract from '@lantern/contract/interviews.videos';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { comment, review, takeCommentBack } from './interviews.videos.review.ts';

export function interviewVideosReviewRoutes(served: Served, ports: Ports): void {
  serve(served, contract.commentOnVideo, ({ caller, owners, params, body }) =>
    comment(ports, { caller, owners }, params.id, body),
  );
  serve(served, contract.deleteVideoComment, ({ caller, owners, params }) =>
    takeCommentBack(ports, { caller, owners }, params),
  );
  serve(served, contract.reviewVideo, ({ caller, owners, params, body }) =>
    review(ports, { caller, owners }, params.id, body),
  );
}

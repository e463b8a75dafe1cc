import * as contract from '@lantern/contract/essays.comments';
import type { Caller } from '#feature/caller.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as comments from './essays.comments.ts';

const reachOf = ({ caller, owners, params }: { caller: Caller; owners: string[]; params: { id: string } }) => ({
  caller,
  owners,
  essayId: params.id,
});

export function commentRoutes(served: Served, ports: Ports): void {
  serve(served, contract.listComments, async (call) => ({
    comments: await comments.listComments(ports.database, reachOf(call)),
  }));
  serve(served, contract.addComment, async (call) => ({
    comment: await comments.addComment(ports, reachOf(call), call.body),
  }));
  serve(served, contract.replyToComment, async (call) => ({
    comment: await comments.replyToComment(ports, reachOf(call), call.params.commentId, call.body),
  }));
  serve(served, contract.decideComment, async (call) => ({
    comment: await comments.decideComment(ports, reachOf(call), call.params.commentId, call.body.state),
  }));
  serve(served, contract.deleteComment, async (call) => {
    await comments.deleteComment(ports, reachOf(call), call.params.commentId);
    return { ok: true as const };
  });
  serve(served, contract.restoreComment, async (call) => ({
    comment: await comments.restoreComment(ports, reachOf(call), call.params.commentId),
  }));
}

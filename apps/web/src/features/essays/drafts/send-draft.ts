// One try to bring a draft to the server, and what the answer means for it.
import { conflictSchema, type Essay, startDraft, updateEssay } from '@lantern/contract/essays';
import { Problem, type ProblemCode } from '@lantern/contract/problem';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { isRetryable } from '#api/retry.ts';
import { acknowledge, bodyOf, collide, type Draft, type prepare, started } from './draft.ts';

export type Wire = {
  start: (draft: Draft) => Promise<Essay>;
  save: (body: ReturnType<typeof bodyOf>) => Promise<Essay>;
};

export const wire: Wire = {
  start: async ({ essay, fields, createdAt, idea }) => {
    const created_at = new Date(createdAt).toISOString();
    const { title, type: essay_type, prompt } = fields;
    // an idea goes with its own title; one that was changed meanwhile is sent as a change
    const body = { essay_id: essay, title: title.trim(), essay_type, prompt, created_at, ...idea };
    return (await call(startDraft, { body })).essay;
  },
  save: async (body) => (await call(updateEssay, { body })).essay,
};

export type Step =
  | { kind: 'acknowledged'; essay: Essay; settle: (draft: Draft) => Draft | undefined }
  | { kind: 'stopped'; settle: (draft: Draft) => Draft | undefined }
  | { kind: 'waiting'; code: ProblemCode | 'network'; seconds: number | undefined };

type Prepared = ReturnType<typeof prepare>;

/** `settle` turns the draft as it is by then (typing goes on meanwhile) into what is left of it. */
export async function sendDraft(draft: Prepared, to: Wire): Promise<Step> {
  const withSent = (now: Draft): Prepared => ({ ...now, sent: draft.sent });
  try {
    if (draft.base === null) {
      const essay = await to.start(draft);
      return { kind: 'acknowledged', essay, settle: ({ sent, ...now }) => started(now, essay) };
    }
    const essay = await to.save(bodyOf(draft));
    return { kind: 'acknowledged', essay, settle: (now) => acknowledge(withSent(now), essay) };
  } catch (error) {
    if (!(error instanceof Problem)) return { kind: 'waiting', code: 'network', seconds: undefined };
    const { code, fields } = error;
    const extra = z.safeParse(conflictSchema, error.extra);
    if (code === 'stale_revision' && extra.success) {
      const { essay, conflict_version_id } = extra.data;
      return { kind: 'stopped', settle: (now) => collide(withSent(now), essay, conflict_version_id) };
    }
    if (isRetryable(error)) return { kind: 'waiting', code, seconds: error.retryAfter };
    return {
      kind: 'stopped',
      settle: ({ sent, ...now }) => ({ ...now, refused: { code, ...(fields && { fields }) } }),
    };
  }
}

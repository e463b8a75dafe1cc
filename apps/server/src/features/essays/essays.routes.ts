import * as contract from '@lantern/contract/essays';
import * as evaluations from '@lantern/contract/essays.evaluations';
import * as versions from '@lantern/contract/essays.versions';
import type { Caller } from '#feature/caller.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedRoutes } from '#records/record.routes.ts';
import { brainstormRoutes } from './brainstorm/essays.brainstorm.routes.ts';
import { checkRoutes } from './checks/essays.checks.routes.ts';
import { commentRoutes } from './comments/essays.comments.routes.ts';
import * as service from './essays.service.ts';
import { exportRoutes } from './exports/essays.exports.routes.ts';
import { logRoutes } from './log/essays.log.routes.ts';
import { marksService } from './marks/essays.marks.ts';
import { modelRoutes } from './models/essays.models.routes.ts';
import { promptRoutes } from './prompts/essays.prompts.routes.ts';
import { searchRoutes } from './search/essays.search.routes.ts';
import { wordService } from './words/essays.words.ts';

/** How many comments all mentors made is for the writer alone. */
const seenBy = <T extends { comment_count?: number | undefined }>({ role }: Caller, essay: T): T =>
  role === 'student' ? essay : { ...essay, comment_count: undefined };

export function essaysRoutes(served: Served, ports: Ports): void {
  const { database } = ports;
  brainstormRoutes(served, ports);
  keyedRoutes(served, ports, wordService);
  keyedRoutes(served, ports, marksService);

  serve(served, contract.listEssays, async ({ caller, owners, params }) => ({
    essays: (await service.listEssays(database, owners, params.userId)).map((essay) => seenBy(caller, essay)),
  }));
  serve(served, contract.getEssay, async ({ caller, owners, params }) =>
    seenBy(caller, await service.getEssay(database, owners, params.id)),
  );
  serve(served, contract.startDraft, async ({ caller, body }) => ({
    essay: await service.startDraft(ports, caller, body),
  }));
  serve(served, contract.saveFullEssay, async ({ caller, body }) => ({
    essay: await service.saveEssay(ports, caller, body),
  }));
  serve(served, contract.updateEssay, async ({ caller, body }) => ({
    essay: await service.saveEssay(ports, caller, body),
  }));
  serve(served, contract.updateEssayStatus, async ({ caller, body }) => ({
    essay: await service.updateStatus(ports, caller, body),
  }));
  serve(served, contract.favoriteEssay, async ({ caller, body }) => ({
    essay: await service.favoriteEssay(ports, caller, body),
  }));
  serve(served, versions.keepBoth, async ({ caller, body }) => ({
    essay: await service.keepBoth(ports, caller, body),
  }));

  serve(served, contract.deleteEssay, async ({ caller, params }) => {
    const { restorableUntil } = await service.deleteEssay(ports, caller, params.id);
    return { ok: true as const, restorable_until: restorableUntil.toISOString() };
  });
  serve(served, contract.restoreEssay, async ({ caller, body }) => ({
    essay: await service.restoreEssay(ports, caller, body.essay_id),
  }));
  serve(served, contract.listDeletedEssays, ({ caller }) => service.listDeleted(database, caller));
  serve(served, contract.deleteForGood, async ({ caller, params }) => {
    await service.deleteForGood(ports, caller, params.id);
    return { ok: true as const };
  });

  serve(served, versions.listVersions, ({ owners, params, query }) =>
    service.listVersions(database, owners, params.id, query.before),
  );
  serve(served, versions.getVersion, ({ owners, params }) =>
    service.getVersion(database, owners, params.id, params.versionId),
  );
  serve(served, versions.nameVersion, async ({ caller, body }) => ({
    version: await service.nameVersion(ports, caller.id, body.essay_id, body.name),
  }));

  serve(served, evaluations.evaluateEssay, ({ caller, body }) => service.evaluateEssay(ports, caller, body));
  serve(served, evaluations.listEvaluations, async ({ owners, params }) => ({
    evaluations: await service.listEvaluations(database, owners, params.id),
  }));

  checkRoutes(served, ports);
  commentRoutes(served, ports);
  logRoutes(served, ports);
  exportRoutes(served, ports);
  promptRoutes(served, ports);
  modelRoutes(served, ports);
  searchRoutes(served, ports);
}

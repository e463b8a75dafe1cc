import * as contract from '@lantern/contract/essays.brainstorm';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as service from './essays.brainstorm.service.ts';
import * as ideas from './essays.ideas.service.ts';

export function brainstormRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.getQuiz, async ({ query }) => service.readQuiz(query.language));
  serve(served, contract.getReflections, async ({ query }) => service.readReflections(query.traits, query.language));
  serve(served, contract.generateIdeas, ({ caller, body }) => service.makeIdeas(ports, caller, body));
  serve(served, contract.saveInput, async ({ caller, body }) => ({
    ok: true as const,
    _id: await service.saveRun(ports, caller, body),
  }));
  serve(served, contract.getBrainstorm, ({ caller }) => service.readState(database, caller));
  serve(served, contract.saveBrainstorm, ({ caller, body }) => service.saveState(ports, caller, body));

  serve(served, contract.listIdeas, async ({ owners, params }) => ({
    ideas: await ideas.listIdeas(database, owners, params.userId),
  }));
  serve(served, contract.saveIdea, async ({ caller, body }) => ({ idea: await ideas.saveIdea(ports, caller, body) }));
  serve(served, contract.favoriteIdea, async ({ caller, body }) => ({
    idea: await ideas.favoriteIdea(ports, caller, body),
  }));
  serve(served, contract.deleteIdea, async ({ caller, params }) => {
    await ideas.deleteIdea(ports, caller, params.id);
    return { ok: true as const };
  });
}

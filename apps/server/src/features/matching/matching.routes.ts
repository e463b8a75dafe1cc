import {
  evaluateProfile,
  explainMatches,
  matchUniversities,
  saveUniversity,
  startMatching,
  unsaveUniversity,
  weighFilters,
} from '@lantern/contract/matching';
import * as facts from '@lantern/contract/matching.facts';
import { factKinds } from '#features/institutions/facts/institutions.editing.service.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { singleRoutes } from '#records/record.routes.ts';
import * as service from './matching.service.ts';
import * as reports from './reports/matching.reports.ts';
import { keptWishes } from './student/matching.kept-wishes.ts';

export function matchingRoutes(served: Served, ports: Ports): void {
  singleRoutes(served, ports, keptWishes);
  serve(served, startMatching, async ({ caller, query }) => await service.startMatching(ports, caller, query));
  serve(served, matchUniversities, async ({ caller, body }) => await service.matchUniversities(ports, caller, body));
  serve(served, weighFilters, async ({ caller, body }) => await service.weighFilters(ports, caller, body));
  serve(served, explainMatches, async ({ caller, body }) => await service.explainMatches(ports, caller, body));
  serve(served, saveUniversity, async ({ caller, body }) => await service.saveUniversity(ports, caller, body));
  serve(served, unsaveUniversity, async ({ caller, body }) => await service.unsaveUniversity(ports, caller, body));
  serve(served, evaluateProfile, async ({ caller, body }) => await service.evaluateAgainst(ports, caller, body));
  serve(served, facts.reportFact, async ({ caller, body }) => await reports.reportFact(ports, caller, body));
  serve(served, facts.listReportedFacts, async ({ caller }) => await reports.listReported(ports, caller));
  serve(served, facts.takeFact, async ({ caller, params, body }) =>
    reports.takeFact(ports, caller, params.id, body.taken),
  );
  serve(served, facts.mendFact, async ({ caller, body }) => await reports.mendFact(ports, caller, body));
  serve(served, facts.keepFact, async ({ body }) => await reports.keepFact(ports, body));
  serve(served, facts.listFactKinds, async () => factKinds);
  serve(served, facts.addFact, async ({ caller, body }) => await reports.addFact(ports, caller, body));
  serve(served, facts.listStaleFacts, async ({ query }) => await reports.listStaleFacts(ports, query.page));
  serve(served, facts.listCatalogueLoads, async () => await reports.listCatalogueLoads(ports));
}

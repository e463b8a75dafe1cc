import { readinessExportWords } from '@lantern/content/export-words/readiness';
import { readinessQuestions } from '@lantern/content/readiness/questions';
import { readReadinessQuestions } from '@lantern/contract/readiness';
import type { Feature } from '#feature/feature.ts';
import { serve } from '#http/serve.ts';
import { recordRoutes } from '#records/record.routes.ts';
import { attempts } from './readiness.service.ts';

export const feature: Feature = {
  name: 'readiness',
  routes(served, { ports }) {
    recordRoutes(served, ports, attempts);
    serve(served, readReadinessQuestions, async ({ query }) => ({
      questions: readinessQuestions(query.language ?? 'en'),
    }));
  },
  exportPart: { name: 'readiness', words: readinessExportWords, tables: [{ name: 'readiness_attempts' }] },
  softDeleted: [{ table: 'readiness_attempts' }],
};

// Conversations, and what the assistant reads of a student's own record: computed where the screens' figures are.
import { conversationCalls, judgedMax, type OwnRecord, tooManyConversations } from '@lantern/contract/assistant';
import type { Caller } from '#feature/caller.ts';
import { savedInstitutions } from '#features/applications/applications.service.ts';
import { listOpenDates, type PlanPorts, readDashboard } from '#features/dashboard/dashboard.service.ts';
import { explainMatches } from '#features/matching/matching.service.ts';
import type { Ports } from '#ports/ports.ts';
import { recordService } from '#records/record-service.ts';
import { conversationStore } from './assistant.store.ts';

export const conversations = recordService({
  calls: conversationCalls,
  table: 'conversations',
  store: conversationStore,
  full: { field: 'questions', message: tooManyConversations },
});

const datedMax = 20;
/** The facts that state a minimum in an English test, and the test's name. */
const englishFacts: ReadonlyMap<string, string> = new Map([
  ['ielts_min', 'IELTS'],
  ['toefl_min', 'TOEFL iBT (0–120)'],
  ['toefl_2026_min', 'TOEFL iBT (1–6)'],
  ['duolingo_min', 'Duolingo English Test'],
  ['pte_min', 'PTE Academic'],
]);
const englishTests: ReadonlySet<string> = new Set(['ielts', 'toefl', 'duolingo', 'pte']);

async function readEnglish(ports: Ports, caller: Caller): Promise<OwnRecord['english']> {
  const saved = [...(await savedInstitutions(ports.database, caller.id))].sort();
  const { matches, judged_by } = await explainMatches(ports, caller, { ids: saved.slice(0, judgedMax) });
  return {
    held: judged_by.scores.flatMap(({ test, name, overall }) => (englishTests.has(test) ? [{ name, overall }] : [])),
    institutions: matches.map(({ id, name, country, gates, facts }) => {
      const gate = gates.find((one) => one.gate === 'english');
      return {
        id,
        name,
        country,
        state: gate?.state ?? 'unknown',
        reason: gate?.reason ?? 'not-published',
        asked: facts.flatMap(({ _id, key, value, link, checked, stale }) => {
          const test = englishFacts.get(key);
          return test && typeof value === 'number' && gate?.facts.includes(_id)
            ? [{ test, minimum: value, link, checked, stale }]
            : [];
        }),
      };
    }),
    listed: saved.length,
  };
}

/** In one answer, so that a device without a connection has all of it or none. */
export async function readOwnRecord(ports: Ports & PlanPorts, caller: Caller, language: string): Promise<OwnRecord> {
  const [{ percent, steps, next }, dated, english] = await Promise.all([
    readDashboard(ports, caller.id, language),
    listOpenDates(ports, caller.id, language, '0001-01-01'),
    readEnglish(ports, caller),
  ]);
  return {
    progress: { percent, steps: steps.map(({ status, percent: of }) => ({ status, percent: of })) },
    next,
    dated: dated.slice(0, datedMax),
    english,
  };
}

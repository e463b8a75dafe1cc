import { applicationsExportWords } from '@lantern/content/export-words/applications';
import type { Feature } from '#feature/feature.ts';
import { applicationRoutes } from './applications.routes.ts';
import { datedEntries } from './applications.service.ts';
import { isNoted, listKeysOf } from './letters/applications.letter-files.store.ts';
import {
  exportLetters,
  letterFolder,
  listLetterFiles,
  removeLetterFile,
  sweepLetters,
  sweepStrayLetters,
} from './letters/applications.letter-files.ts';
import { datedLetters } from './letters/applications.letters.dated.ts';
import { letterRoutes } from './letters/applications.letters.routes.ts';

const throughRequest = { column: 'request_id', table: 'letter_requests' };

export const feature: Feature = {
  name: 'applications',
  routes(served, { ports, config }) {
    applicationRoutes(served, ports);
    letterRoutes(served, ports, { publicUrl: config.publicUrl, canMail: config.smtpUrl !== undefined });
  },
  async jobs({ ports }) {
    await ports.jobs.workEvery('27 * * * *', 'sweep-letters', () => sweepLetters(ports));
    await ports.jobs.workEvery('12 5 * * *', 'sweep-stray-letters', () => sweepStrayLetters(ports));
  },
  datedEntries: async (database, userId, language) =>
    (await Promise.all([datedEntries(database, userId, language), datedLetters(database, userId, language)])).flat(),
  exportPart: {
    name: 'applications',
    words: applicationsExportWords,
    tables: [
      { name: 'saved_universities' },
      { name: 'application_drafts' },
      { name: 'recommenders' },
      { name: 'letter_requests' },
      { name: 'letter_request_applications', through: throughRequest },
      { name: 'letter_links', through: throughRequest, secrets: ['token_hash'] },
      { name: 'letter_files' },
    ],
    listFiles: exportLetters,
  },
  softDeleted: [{ table: 'saved_universities' }, { table: 'recommenders' }],
  files: { folders: [letterFolder], listNoted: listLetterFiles, isNoted },
  async eraseOutside({ ports }, transaction, userId) {
    const keys = await listKeysOf(transaction, userId);
    return keys.map((key) => () => removeLetterFile(ports, key));
  },
};

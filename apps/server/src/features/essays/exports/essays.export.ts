import { essaysExportWords } from '@lantern/content/export-words/essays';
import { fileNameOf } from '@lantern/contract/file-name';
import type { ExportedFile, ExportPart } from '#feature/export-part.ts';
import type { Ports } from '#ports/ports.ts';
import { listAllEssays, readAllVersions } from './essays.export.store.ts';

/** 2026-11-20 10.15.30, which sorts and is a file name everywhere; UTC. */
const momentOf = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');

/** A folder for each essay: the text as it stands, and every version that was kept. */
async function* listFiles({ database }: Pick<Ports, 'database'>, userId: string): AsyncGenerator<ExportedFile> {
  for await (const { id, number, title, text, updated_at, deleted_at } of listAllEssays(database, userId)) {
    const name = fileNameOf(title, 'txt', 'essay');
    const folder = `essays${deleted_at ? '/deleted' : ''}/${number} ${name.replace(/\.txt$/, '')}`;
    yield { path: `${folder}/${name}`, title, date: updated_at, content: { text } };
    for await (const version of readAllVersions(database, userId, id)) {
      const words = `${momentOf(version.created_at)} ${version.kind} ${version.name}`;
      yield {
        path: `${folder}/versions/${fileNameOf(words, 'txt', 'version')}`,
        title: `${version.title} (${words.trim()})`,
        date: version.created_at,
        content: { text: version.text },
      };
    }
  }
}

export const essaysExport: ExportPart = {
  name: 'essays',
  words: essaysExportWords,
  tables: [
    { name: 'essays' },
    { name: 'essay_versions' },
    { name: 'essay_saves', through: { column: 'essay_id', table: 'essays' } },
    { name: 'essay_evaluations' },
    { name: 'essay_comments', byOthers: ['text'] },
    { name: 'essay_comment_replies', byOthers: ['text'] },
    { name: 'essay_prompts' },
    { name: 'essay_ideas' },
    { name: 'brainstorm_runs' },
    { name: 'brainstorm_states' },
    { name: 'writing_sittings' },
    { name: 'own_words' },
    { name: 'dismissed_marks' },
    { name: 'model_switches' },
    { name: 'model_uses' },
  ],
  listFiles,
};

import { documentsExportWords } from '@lantern/content/export-words/documents';
import type { ExportedFile, ExportPart } from '#feature/export-part.ts';
import type { Ports } from '#ports/ports.ts';
import { nameInZip } from './documents.names.ts';
import { listAllVersions } from './files/documents.files.store.ts';
import { fileKey } from './files/documents.removal.ts';

/** Papers in their categories; older versions beside the newest, and deleted papers that can still come back. */
async function* listFiles({ database }: Pick<Ports, 'database'>, userId: string): AsyncGenerator<ExportedFile> {
  for (const paper of await listAllVersions(database, userId)) {
    const older = paper.version === paper.newest ? '' : ` (version ${paper.version})`;
    yield {
      path: `papers/${paper.deleted_at ? 'deleted/' : ''}${paper.category}/${nameInZip(paper.name, older)}`,
      title: `${paper.category}: ${paper.name.replace(/\.pdf$/, `${older}.pdf`)}`,
      date: paper.kept_at,
      content: { key: fileKey(paper.key) },
    };
  }
}

const throughShare = { column: 'share_id', table: 'document_shares' };

export const documentsExport: ExportPart = {
  name: 'papers',
  words: documentsExportWords,
  tables: [
    { name: 'documents' },
    { name: 'document_files' },
    { name: 'document_texts' },
    { name: 'document_usage' },
    { name: 'document_uploads' },
    { name: 'document_shares', secrets: ['token_hash'] },
    { name: 'document_share_papers', through: throughShare },
    { name: 'document_share_openings', through: throughShare },
  ],
  listFiles,
};

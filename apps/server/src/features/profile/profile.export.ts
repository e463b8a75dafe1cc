import { profileExportWords } from '@lantern/content/export-words/profile';
import type { ExportedFile, ExportPart } from '#feature/export-part.ts';
import type { Ports } from '#ports/ports.ts';
import { findShownPhoto } from './profile.photo.store.ts';
import { fileKey } from './profile.photo.ts';

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

async function* listFiles({ database }: Pick<Ports, 'database'>, userId: string): AsyncGenerator<ExportedFile> {
  const photo = await findShownPhoto(database, userId);
  if (!photo) return;
  const path = `photo.${endings[photo.type] ?? 'bin'}`;
  yield { path, title: path, date: photo.created_at, content: { key: fileKey(photo.key) } };
}

export const profileExport: ExportPart = {
  name: 'profile',
  words: profileExportWords,
  tables: [{ name: 'personal_infos' }, { name: 'profiles' }, { name: 'photo_files' }],
  listFiles,
};

import * as contract from '@lantern/contract/documents';
import { documentMax } from '@lantern/contract/documents.rules';
import * as uploads from '@lantern/contract/documents.uploads';
import { Problem } from '@lantern/contract/problem';
import { languageOf } from '#http/language.ts';
import { resumableUploads } from '#http/resumable.ts';
import { parse, type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { listDeleted } from './documents.deleted.store.ts';
import * as service from './documents.service.ts';
import { findFile, listVersions } from './files/documents.files.store.ts';
import { followLink, makeLink } from './files/documents.links.ts';
import { fileKey, thumbnailKey } from './files/documents.removal.ts';
import { searchDocuments } from './look/documents.look.store.ts';
import { requirePdf } from './uploads/documents.bytes.ts';
import { closeUpload } from './uploads/documents.room.store.ts';
import { beginUpload, restoreVersion, takeUpload } from './uploads/documents.upload.ts';

export type VaultSettings = { quota: number; uploadsFolder: string };

export function documentsRoutes(served: Served, ports: Ports, { quota, uploadsFolder }: VaultSettings): void {
  const { database } = ports;
  const uploading = { ...ports, quota };

  serve(served, contract.listDocuments, async ({ owners, params }) => ({
    ...(await service.listDocuments(database, owners, params.userId)),
    quota_bytes: quota,
  }));
  serve(served, uploads.uploadDocument, ({ caller, receive }) => takeUpload(uploading, caller, receive));
  const resumable = resumableUploads({
    path: uploads.startUpload.path,
    folder: uploadsFolder,
    maxBytes: documentMax,
    begin: (caller, { id, size, metadata }) =>
      beginUpload(uploading, caller, { id, size, fields: parse(uploads.uploadFields, metadata) }),
    look: requirePdf,
    finish(caller, { id, metadata }, bytes) {
      const body = parse(uploads.uploadFields, metadata);
      return takeUpload(uploading, caller, async (receive) => ({ kept: await receive(bytes), body }), id);
    },
    forgotten: (userId, id) => closeUpload(database, userId, id),
  });
  for (const endpoint of [uploads.startUpload, uploads.findUploadOffset, uploads.continueUpload, uploads.cancelUpload])
    serve(served, endpoint, ({ caller, request, reply }) => resumable.handle(caller, request, reply));

  serve(served, contract.updateDocument, async ({ caller, body }) => ({
    document: await service.updateDocument(ports, caller, body),
  }));
  serve(served, contract.setExpiry, async ({ caller, body, request }) => ({
    document: await service.setExpiry(ports, caller, body, languageOf(request)),
  }));

  serve(served, contract.deleteDocument, async ({ caller, params }) => {
    const { restorableUntil } = await service.deleteDocument(ports, caller, params.id);
    return { ok: true as const, restorable_until: restorableUntil.toISOString() };
  });
  serve(served, contract.restoreDocument, async ({ caller, body }) => ({
    document: await service.restoreDocument(ports, caller, body.document_id),
  }));
  serve(served, contract.listDeletedDocuments, async ({ caller }) => ({
    documents: await listDeleted(database, caller.id),
  }));
  serve(served, contract.deleteDocumentForGood, async ({ caller, params }) => {
    await service.deleteForGood(ports, caller, params.id);
    return { ok: true as const };
  });

  serve(served, contract.listDocumentVersions, async ({ owners, params }) => {
    const versions = await listVersions(database, owners, params.id);
    if (versions.length === 0) throw new Problem('not_found');
    return { versions };
  });
  serve(served, contract.restoreDocumentVersion, async ({ caller, body }) => ({
    document: await restoreVersion(uploading, caller, body),
  }));
  serve(served, contract.previewDocument, ({ caller, owners, params, query }) =>
    makeLink(database, caller, owners, { id: params.path, version: query.version }),
  );
  serve(served, contract.getThumbnail, async ({ owners, params }) => {
    const file = await findFile(database, owners, params.id);
    const bytes = file?.hasThumbnail ? await ports.files.read(thumbnailKey(file.key)) : undefined;
    if (!bytes) throw new Problem('not_found');
    return { name: 'first-page.webp', type: 'image/webp', bytes };
  });
  serve(served, contract.searchDocuments, async ({ caller, query }) => ({
    found: await searchDocuments(database, caller.id, query.q),
  }));
  serve(served, contract.openDocument, async ({ caller, owners, params }) => {
    const { key, name, size } = await followLink(database, caller, owners, params);
    const file = await ports.files.open(fileKey(key));
    if (!file) throw new Problem('not_found');
    return { name, type: 'application/pdf', bytes: file.bytes, size };
  });
}

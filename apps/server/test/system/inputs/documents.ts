import { randomUUID } from 'node:crypto';
import { previewDocument, type VaultDocument } from '@lantern/contract/documents';
import { reviewDocument } from '@lantern/contract/documents.review';
import { createShareLink, openShareLink } from '@lantern/contract/documents.sharing';
import { cancelUpload, startUpload } from '@lantern/contract/documents.uploads';
import { lookAt } from '#features/documents/look/documents.look.ts';
import type { Person } from '../../support/app.ts';
import { lookAtAll } from '../../support/looks.ts';
import { must } from '../../support/must.ts';
import { makePdf } from '../../support/pdf.ts';
import { formOf, paper } from '../../support/vault.ts';
import type { Entry, FeatureInputs } from '../entry.ts';
import type { Caller, World } from '../world.ts';

const inAMonth = () => new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);

async function makePaper({ owner }: World): Promise<VaultDocument> {
  return await paper(owner as Person, { custom_name: randomUUID() });
}

/** A paper that was looked at: it has a thumbnail. */
async function makeSeenPaper(world: World): Promise<VaultDocument> {
  const made = await makePaper(world);
  const { database, ports } = world.app;
  const { key } = await database
    .selectFrom('document_files')
    .select('key')
    .where('document_id', '=', made._id)
    .executeTakeFirstOrThrow();
  await lookAt(ports, key);
  return made;
}

async function deletedPaper(world: World): Promise<string> {
  const { _id } = await makePaper(world);
  await world.app.database.updateTable('documents').set({ deleted_at: new Date() }).where('id', '=', _id).execute();
  return _id;
}

async function makeShare(world: World) {
  const { _id } = await makePaper(world);
  const { body } = await world.owner.call(createShareLink, { body: { document_ids: [_id], ends_on: inAMonth() } });
  return { id: body.share._id, token: body.url.slice(body.url.lastIndexOf('/') + 1) };
}

/** A link of the caller's own where they may have one; otherwise one of the owner's. */
async function linkFor(world: World, caller: Caller): Promise<{ id: string; token: string }> {
  const params = { path: (await makePaper(world))._id };
  const own = await caller.call(previewDocument, { params });
  const { body } = own.status === 200 ? own : await world.owner.call(previewDocument, { params });
  const [token = '', id = ''] = body.preview_url.split('/').reverse();
  return { id, token };
}

let lastUpload: string | undefined;

const tus = { 'tus-resumable': '1.0.0' };
const metadata = ['category T3RoZXI=', 'custom_name U2Nhbg=='].join(',');
const ofUpload = {
  isOwners: true,
  input: async ({ owner }: World) => {
    // only so many may be open
    if (lastUpload) await owner.call(cancelUpload, { params: { id: lastUpload } }, { headers: tus });
    const headers = { ...tus, 'upload-length': '10', 'upload-metadata': metadata };
    const { headers: answer } = await owner.call(startUpload, {}, { headers });
    lastUpload = String(answer.location).split('/').at(-1);
    return { params: { id: lastUpload } };
  },
} satisfies Entry;

const ofPaper: Entry = { isOwners: true, input: async (world) => ({ params: { id: (await makePaper(world))._id } }) };
const form = formOf([
  { name: 'category', value: 'Other' },
  { name: 'custom_name', value: 'Birth certificate' },
  { name: 'file', value: makePdf(), fileName: 'scan.pdf' },
]);

export const inputs: FeatureInputs = {
  calls: {
    listDocuments: { isOwners: true, input: ({ owner }) => ({ params: { userId: owner.user?.id } }) },
    uploadDocument: { upload: { type: form.headers['content-type'] ?? '', bytes: form.bytes } },
    startUpload: { headers: { ...tus, 'upload-length': '10', 'upload-metadata': metadata } },
    findUploadOffset: { ...ofUpload, headers: tus },
    continueUpload: {
      ...ofUpload,
      headers: { ...tus, 'upload-offset': '0' },
      upload: { type: 'application/offset+octet-stream', bytes: Buffer.from('%PDF-') },
    },
    cancelUpload: { ...ofUpload, headers: tus },
    updateDocument: {
      isOwners: true,
      input: async (world) => ({ body: { document_id: (await makePaper(world))._id, custom_name: randomUUID() } }),
    },
    setExpiry: {
      isOwners: true,
      input: async (world) => ({ body: { document_id: (await makePaper(world))._id, expires_on: '2030-01-31' } }),
    },
    deleteDocument: ofPaper,
    restoreDocument: {
      isOwners: true,
      input: async (world) => ({ body: { document_id: await deletedPaper(world) } }),
    },
    listDeletedDocuments: {},
    deleteDocumentForGood: {
      isOwners: true,
      input: async (world) => ({ params: { id: await deletedPaper(world) } }),
    },
    listDocumentVersions: ofPaper,
    restoreDocumentVersion: {
      isOwners: true,
      input: async (world) => ({ body: { document_id: (await makePaper(world))._id, version: 1 } }),
    },
    previewDocument: {
      isOwners: true,
      input: async (world) => ({ params: { path: (await makePaper(world))._id } }),
    },
    openDocument: {
      isOwners: true,
      input: async (world, caller) => ({ params: await linkFor(world, caller) }),
    },
    getThumbnail: {
      isOwners: true,
      input: async (world) => ({ params: { id: (await makeSeenPaper(world))._id } }),
    },
    searchDocuments: { input: () => ({ query: { q: 'transcript' } }) },
    createShareLink: {
      isOwners: true,
      input: async (world) => ({ body: { document_ids: [(await makePaper(world))._id], ends_on: inAMonth() } }),
    },
    listShareLinks: {},
    revokeShareLink: {
      isOwners: true,
      input: async (world) => ({ body: { share_id: (await makeShare(world)).id } }),
    },
    listShareOpenings: {
      isOwners: true,
      input: async (world) => ({ params: { id: (await makeShare(world)).id } }),
    },
    openShareLink: { input: async (world) => ({ params: { token: (await makeShare(world)).token } }) },
    openSharedPaper: {
      input: async (world) => ({ params: { token: (await makeShare(world)).token, number: '1' } }),
    },
    showSharedPage: {
      input: async (world) => ({ params: { token: (await makeShare(world)).token, number: '1', page: '1' } }),
    },
    bundleDocuments: {
      isOwners: true,
      input: async (world) => ({ params: { format: 'zip' }, query: { ids: (await makePaper(world))._id } }),
    },
    shrinkDocument: ofPaper,
    listForReview: {},
    takePaper: {
      input: async (world) => ({ params: { id: (await makePaper(world))._id }, body: { taken: true } }),
    },
    reviewDocument: {
      input: async (world) => ({
        body: {
          document_id: (await makePaper(world))._id,
          version: 1,
          status: 'rejected',
          reason: 'The seal is missing.',
        },
      }),
      outcome: {
        'mentor without a share': 'not_found',
        'mentor with a revoked share': 'not_found',
        'mentor with an expired share': 'not_found',
      },
    },
    takeBackReview: {
      // who may decide about it has just done so
      input: async (world, caller) => {
        const { _id } = await makePaper(world);
        await caller.call(reviewDocument, { body: { document_id: _id, version: 1, status: 'verified' } });
        return { body: { document_id: _id } };
      },
      outcome: {
        'mentor without a share': 'not_found',
        'mentor with a revoked share': 'not_found',
        'mentor with an expired share': 'not_found',
      },
    },
    showPageForReview: {
      input: async (world) => ({ params: { id: (await makePaper(world))._id, page: '1' } }),
      outcome: {
        'mentor without a share': 'not_found',
        'mentor with a revoked share': 'not_found',
        'mentor with an expired share': 'not_found',
      },
    },
    previewForReview: { input: async (world) => ({ params: { id: (await makePaper(world))._id } }) },
  },
  async plant(app, person) {
    const { _id } = await paper(person, { custom_name: `Grade 12 ${randomUUID()}` }, makePdf('Words of a transcript'));
    await paper(person, { replaces: _id }, makePdf('Words of a newer transcript'));
    await lookAtAll(app);
    const shared = await person.call(createShareLink, {
      body: { document_ids: [_id], label: 'For a school', ends_on: inAMonth() },
    });
    must(shared);
    must(await app.stranger().call(openShareLink, { params: { token: shared.body.url.split('/').at(-1) ?? '' } }));
    const open = { id: randomUUID(), user_id: person.user.id, bytes: 1000 };
    await app.database.insertInto('document_uploads').values(open).execute();
  },
  chosenFromAList: ['document_files.state', 'documents.category', 'documents.reminder_language', 'documents.status'],
};

import * as contract from '@lantern/contract/documents.sharing';
import type { FastifyRequest } from 'fastify';
import { originOf } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { choosePapers, shrinkPaper, zipPapers } from '../copies/documents.bundles.ts';
import { mergePapers } from '../copies/documents.merge.ts';
import { listShares } from './documents.shares.store.ts';
import * as shares from './documents.shares.ts';

const visitorOf = (request: FastifyRequest): shares.Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

export function documentsSharingRoutes(served: Served, ports: Ports, publicUrl: string | undefined): void {
  const { database } = ports;

  serve(served, contract.createShareLink, ({ caller, body, request }) =>
    shares.createShare(database, caller, body, originOf(request, publicUrl).baseUrl),
  );
  serve(served, contract.listShareLinks, async ({ caller }) => ({ shares: await listShares(database, caller.id) }));
  serve(served, contract.revokeShareLink, async ({ caller, body }) => ({
    share: await shares.revokeShare(database, caller, body.share_id),
  }));
  serve(served, contract.listShareOpenings, async ({ caller, params }) => ({
    openings: await shares.listOpenings(database, caller, params.id),
  }));
  serve(served, contract.openShareLink, ({ params, request }) =>
    shares.openShare(database, params.token, visitorOf(request)),
  );
  serve(served, contract.openSharedPaper, async ({ params, request }) => {
    const paper = await shares.openSharedPaper(ports, params.token, Number(params.number), visitorOf(request));
    return { type: 'application/pdf', ...paper };
  });
  serve(served, contract.showSharedPage, async ({ params, request }) => {
    const place = { token: params.token, number: Number(params.number), page: Number(params.page) };
    const bytes = await shares.showSharedPage(ports, place, visitorOf(request));
    return { name: `page-${params.page}.webp`, type: 'image/webp', bytes };
  });

  serve(served, contract.bundleDocuments, async ({ caller, params, query }) => {
    const papers = await choosePapers(database, caller, query.ids);
    if (params.format === 'zip') {
      const zip = zipPapers(ports, papers, query.ids !== undefined);
      return { name: 'papers.zip', type: 'application/zip', bytes: zip };
    }
    const bytes = await mergePapers(ports, caller, papers);
    return { name: 'papers.pdf', type: 'application/pdf', bytes };
  });
  serve(served, contract.shrinkDocument, async ({ caller, params }) => {
    const { name, bytes } = await shrinkPaper(ports, caller, params.id);
    return { name, type: 'application/pdf', bytes };
  });
}

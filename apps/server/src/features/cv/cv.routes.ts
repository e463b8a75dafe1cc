import { exportCv } from '@lantern/contract/cv';
import { fileNameOf } from '@lantern/contract/file-name';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { singleRoutes } from '#records/record.routes.ts';
import { makeCv } from './cv.paper.ts';
import { cv } from './cv.service.ts';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
} as const;

export function cvRoutes(served: Served, ports: Ports): void {
  singleRoutes(served, ports, cv);
  serve(served, exportCv, async ({ caller, params: { format }, query }) => {
    const { name, bytes } = await makeCv(ports, caller.id, format, query.language ?? 'en');
    return { name: fileNameOf(name, format, 'cv'), type: types[format], bytes };
  });
}

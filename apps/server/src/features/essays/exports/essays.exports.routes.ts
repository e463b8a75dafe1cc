import * as contract from '@lantern/contract/essays.log';
import { fileNameOf } from '@lantern/contract/file-name';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { exportLog } from './essays.exports.log.ts';
import { exportEssay } from './essays.exports.ts';

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;

export function exportRoutes(served: Served, ports: Ports): void {
  serve(served, contract.exportEssay, async ({ owners, params: { id, format } }) => {
    const { title, bytes } = await exportEssay(ports, owners, id, format);
    return { name: fileNameOf(title, format, 'essay'), type: types[format], bytes };
  });
  serve(served, contract.exportLog, async ({ owners, params: { id, format } }) => {
    const { title, bytes } = await exportLog(ports, owners, id, format);
    const name = fileNameOf(`${title} - writing log`, format, 'writing log');
    return { name, type: types[format], bytes };
  });
}

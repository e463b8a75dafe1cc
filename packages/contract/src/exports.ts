import { student } from './access.ts';
import { endpoint } from './endpoint.ts';

export const exportEverything = endpoint({
  method: 'GET',
  path: '/api/exports/everything',
  summary: 'Everything that Lantern keeps of me, as a ZIP with an index.html that opens without a connection',
  access: student,
  response: 'file',
  problems: ['too_many_requests', 'unavailable'],
});

import { sendAsForm } from './send-as-form.ts';
import type { UploadFile } from './upload-types.ts';

/** A file below this is sent whole: to begin again costs less than the answers between its pieces. */
const smallBytes = 300_000;

/** How files travel: small ones at once, others in pieces that survive a cut. */
export const uploadFile: UploadFile = async (file, fields, options) => {
  if (file.size < smallBytes) return await sendAsForm(file, fields, options);
  const { sendByTus } = await import('./send-by-tus.ts');
  return await sendByTus(file, fields, options);
};

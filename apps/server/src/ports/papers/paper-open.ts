// Opening a PDF: for reading, with everything off that could run or fetch, and for copying its pages.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Pictures of more than `maxImageSize` pixels are not drawn: a page as large as a wall, by default. */
export async function openPdf(bytes: Uint8Array, maxImageSize = 40_000_000): Promise<PDFDocumentProxy> {
  return await getDocument({
    // the library takes the bytes over
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize,
    standardFontDataUrl: join(library, 'standard_fonts/'),
    cMapUrl: join(library, 'cmaps/'),
    cMapPacked: true,
    wasmUrl: join(library, 'wasm/'),
    iccUrl: join(library, 'iccs/'),
  }).promise;
}

/** Papers that are locked against changes alone, such as bank statements, open with an empty password. */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  // throws where its list of pages is one that only readers understand
  document.getPages();
  return document;
}

/** A password is needed to open it. */
export function isEncrypted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // what the two libraries say
  return error.name === 'PasswordException' || error instanceof EncryptedPDFError || error.message === 'NEEDS PASSWORD';
}

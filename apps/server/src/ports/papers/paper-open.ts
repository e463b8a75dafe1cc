// Opening a PDF for reading, with everything off that could run or fetch.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return await getDocument({
    // the library takes the bytes over
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    // a page as large as a wall is drawn without its pictures
    maxImageSize: 40_000_000,
    standardFontDataUrl: join(library, 'standard_fonts/'),
    cMapUrl: join(library, 'cmaps/'),
    cMapPacked: true,
    wasmUrl: join(library, 'wasm/'),
    iccUrl: join(library, 'iccs/'),
  }).promise;
}

export function isEncrypted(error: unknown): boolean {
  return error instanceof Error && (error.name === 'PasswordException' || error.name === 'EncryptedPDFError');
}

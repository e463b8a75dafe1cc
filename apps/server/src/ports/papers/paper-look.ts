import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage } from './paper-draw.ts';
import { isPicture } from './paper-names.ts';
import { isEncrypted, loadPdf, openPdf } from './paper-open.ts';
import { addPages, contentsOf } from './paper-pages.ts';
import { coarsen, findPictures } from './paper-pictures.ts';
import type { Look } from './papers.ts';

const pagesRead = 30;
const textMax = 100_000;
/** Shown 44 wide, on screens of up to three points a pixel: under 3 KB, and a vault has many. */
const thumbnailWidth = 132;
/** Fewer letters on a page than this are a stamp or a page number on a picture. */
const lettersOfText = 40;
/** Bytes that a drawing of nothing takes, packed. */
const blank = 20;
const nul = String.fromCharCode(0);

/** Reads a PDF in the order of what matters, and tells each finding at once: the process may be ended at any time. */
export async function inspectPdf(bytes: Uint8Array, tell: (seen: Partial<Look>) => void): Promise<void> {
  const document = await openPdf(bytes);
  const pages = document.numPages;
  tell({ readable: pages > 0, pages });
  const text = await readText(document);
  tell({ text, ...(hasMuch(text, pages) && { content: 'text' }) });
  const objects = await loadPdf(bytes).catch((error: unknown) => {
    if (isEncrypted(error)) throw error;
    return undefined;
  });
  if (objects) {
    const active = findActive(objects);
    const waits = active.includes('forms') && /please wait/i.test(text.slice(0, 300));
    tell({ content: contentOf(text, objects), active_content: waits ? [...active, 'dynamic_form'] : active });
    // readers open it and we cannot look into all of it: what was not found may be there
  } else tell({ active_content: findNamed(bytes), gave_up: true });
  const canvas = await drawPage(await firstPage(objects, document), thumbnailWidth);
  tell({ thumbnail: await canvas.encode('webp', 60) });
}

/** The first page with its pictures made small: to decode those of a scan takes more time and memory than all else. */
async function firstPage(objects: PDFDocument | undefined, document: PDFDocumentProxy): Promise<PDFPageProxy> {
  try {
    if (!objects) return await document.getPage(1);
    const copy = await PDFDocument.create();
    await addPages(copy, objects, 1);
    const pictures = findPictures(copy);
    for (const picture of pictures) await coarsen(picture, { width: 2 * thumbnailWidth, quality: 70 });
    if (pictures.length > 0) return await (await openPdf(await copy.save())).getPage(1);
  } catch {
    // what this library cannot copy, the other one may still draw
  }
  return await document.getPage(1);
}

async function readText(document: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, pagesRead) && text.length < textMax; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : `${item.str} `;
    text += '\n';
    page.cleanup();
  }
  // PostgreSQL cannot hold NUL
  return text.slice(0, textMax).replaceAll(nul, '').toWellFormed();
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function hasMuch(text: string, pages: number): boolean {
  const letters = lettersIn(text);
  return letters >= lettersOfText * Math.min(pages, pagesRead) || letters >= 4 * lettersOfText;
}

/** A short text is a text all the same; what is a picture, or drawn without letters, cannot be searched. */
function contentOf(text: string, objects: PDFDocument): Look['content'] {
  if (hasMuch(text, objects.getPageCount())) return 'text';
  const isPictured = objects.context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && isPicture(object));
  if (isPictured) return 'scan';
  if (lettersIn(text) > 0) return 'text';
  const isDrawn = objects
    .getPages()
    .some(({ node }) => contentsOf(node).some(({ contents }) => contents.length > blank));
  return isDrawn ? 'scan' : 'empty';
}

const kinds: readonly (readonly [Look['active_content'][number], (dictionary: PDFDict) => boolean])[] = [
  [
    'javascript',
    (one) => isNamed(one, 'S', 'JavaScript') || one.has(PDFName.of('JS')) || one.has(PDFName.of('JavaScript')),
  ],
  ['launch', (one) => isNamed(one, 'S', 'Launch')],
  [
    'embedded_files',
    (one) =>
      one.has(PDFName.of('EmbeddedFiles')) ||
      isNamed(one, 'Type', 'EmbeddedFile') ||
      isNamed(one, 'Subtype', 'FileAttachment'),
  ],
  ['forms', (one) => one.has(PDFName.of('XFA')) || isNamed(one, 'S', 'SubmitForm')],
  ['external_links', (one) => isNamed(one, 'S', 'URI') || isNamed(one, 'S', 'GoToR')],
];

const isNamed = (dictionary: PDFDict, key: string, name: string) =>
  dictionary.get(PDFName.of(key)) === PDFName.of(name);

/** Names that stand openly in a file whose objects cannot be read. */
const openNames: readonly (readonly [Look['active_content'][number], RegExp])[] = [
  ['javascript', /\/(?:JS|JavaScript)\b/],
  ['launch', /\/Launch\b/],
  ['embedded_files', /\/(?:EmbeddedFiles?|FileAttachment)\b/],
  ['forms', /\/(?:XFA|SubmitForm)\b/],
  ['external_links', /\/(?:URI|GoToR)\b/],
];

function findNamed(bytes: Uint8Array): Look['active_content'] {
  const text = Buffer.from(bytes).toString('latin1');
  return openNames.flatMap(([kind, name]) => (name.test(text) ? [kind] : []));
}

/** Looks at every object, those inside compressed streams too, for what would run or hide in a reader. */
function findActive(document: PDFDocument): Look['active_content'] {
  const found = new Set<Look['active_content'][number]>();
  const look = (object: PDFObject, depth: number): void => {
    if (depth > 50) return;
    if (object instanceof PDFStream) look(object.dict, depth + 1);
    if (object instanceof PDFArray) for (const one of object.asArray()) look(one, depth + 1);
    if (!(object instanceof PDFDict)) return;
    for (const [kind, test] of kinds) if (test(object)) found.add(kind);
    for (const value of object.values()) look(value, depth + 1);
  };
  for (const [, object] of document.context.enumerateIndirectObjects()) look(object, 0);
  return kinds.map(([kind]) => kind).filter((kind) => found.has(kind));
}

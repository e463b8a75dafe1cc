// What stands on a page without being part of it: filled fields, stamps, signatures, notes. A copy shows their pictures
// as part of the page and leaves behind what they would do.
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFPageLeaf, PDFRawStream } from '@cantoo/pdf-lib';

const key = (name: string) => PDFName.of(name);
/** Hidden, or not for the screen (ISO 32000-1, table 165). */
const unseen = 2 | 32;
type Box = [number, number, number, number];

/** Draws the marks at the end of the page's contents. */
export function addMarks(page: PDFPageLeaf): void {
  const marks = listOf(page).flatMap((mark) => {
    const picture = pictureOf(mark);
    const matrix = picture && matrixOf(picture, numbersOf(mark, 'Rect'));
    return picture && matrix ? [{ picture, matrix }] : [];
  });
  if (marks.length === 0) return;
  const { context } = page;
  const own = page.lookup(PDFName.Resources);
  const resources = own instanceof PDFDict ? own.clone() : PDFDict.withContext(context);
  const named = resources.lookup(PDFName.XObject);
  const pictures = named instanceof PDFDict ? named.clone() : PDFDict.withContext(context);
  const drawn = marks.map(({ picture, matrix }, index) => {
    const name = `PageMark${index}`;
    pictures.set(key(name), context.register(picture));
    return `q ${matrix.join(' ')} cm /${name} Do Q`;
  });
  resources.set(PDFName.XObject, pictures);
  page.set(PDFName.Resources, resources);

  const contents = page.get(PDFName.Contents);
  const before = page.lookup(PDFName.Contents);
  const streams = before instanceof PDFArray ? before.asArray() : contents ? [contents] : [];
  const stream = (text: string) => context.register(context.stream(text));
  page.set(PDFName.Contents, context.obj([stream('q\n'), ...streams, stream(`\nQ\n${drawn.join('\n')}\n`)]));
}

function listOf(page: PDFPageLeaf): PDFDict[] {
  const marks = page.lookup(PDFName.Annots);
  if (!(marks instanceof PDFArray)) return [];
  return marks.asArray().flatMap((_, at) => {
    const mark = marks.lookup(at);
    return mark instanceof PDFDict && mark.get(key('Subtype')) !== key('Popup') ? [mark] : [];
  });
}

/** What the mark looks like in the state in which it is. */
function pictureOf(mark: PDFDict): PDFRawStream | undefined {
  const flags = mark.lookup(key('F'));
  if (flags instanceof PDFNumber && flags.asNumber() & unseen) return undefined;
  const looks = mark.lookup(key('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(key('N')) : undefined;
  const state = mark.lookup(key('AS'));
  const picture = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : normal;
  return picture instanceof PDFRawStream ? picture : undefined;
}

/** The matrix that brings a picture's box onto the mark's rectangle (ISO 32000-1, algorithm 8.1). */
function matrixOf({ dict }: PDFRawStream, rectangle: number[]): number[] | undefined {
  const [left, bottom, right, top] = numbersOf(dict, 'BBox') as Box;
  const [a, b, c, d, e, f] = numbersOf(dict, 'Matrix', [1, 0, 0, 1, 0, 0]) as [...Box, number, number];
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f]));
  const box = spanOf(corners as [number, number][]);
  const [x1, y1, x2, y2] = rectangle as Box;
  const goal = spanOf([
    [x1, y1],
    [x2, y2],
  ]);
  const x = goal.width / box.width;
  const y = goal.height / box.height;
  const matrix = [x, 0, 0, y, goal.x - box.x * x, goal.y - box.y * y];
  return matrix.every(Number.isFinite) ? matrix.map((number) => Number(number.toFixed(5))) : undefined;
}

function spanOf(points: readonly [number, number][]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function numbersOf(dictionary: PDFDict, name: string, otherwise: number[] = []): number[] {
  const array = dictionary.lookup(key(name));
  if (!(array instanceof PDFArray)) return otherwise;
  return array.asArray().map((_, at) => {
    const number = array.lookup(at);
    return number instanceof PDFNumber ? number.asNumber() : Number.NaN;
  });
}

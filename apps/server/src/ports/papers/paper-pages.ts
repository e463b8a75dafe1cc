// The one way in which pages get into another document: what they need in order to be shown, and nothing else. What a
// reader would run, files inside, links and whatever else leads to other pages stay behind.
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFPage,
  PDFPageLeaf,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { keptKeys, nameMaps } from './paper-keys.ts';
import { addMarks } from './paper-marks.ts';
import { glyphsOf, namesUsed } from './paper-names.ts';

const key = (name: string) => PDFName.of(name);
const inherited: ReadonlySet<string> = new Set(PDFPageLeaf.InheritableEntries);
const kept: ReadonlySet<PDFName> = new Set([...keptKeys].map(key));
const maps: ReadonlySet<PDFName> = new Set([...nameMaps].map(key));
const pageTypes = ['Page', 'Pages', 'Catalog'].map(key);

/** A page as it looks; its size is that of the paper, in points. */
export type PagePicture = { jpeg: Uint8Array; width: number; height: number };

/**
 * Adds so many first pages. Those that have a picture, by their number from 1, are added as that picture alone, and
 * nothing of them is copied; `from` is undefined where all have one.
 */
export async function addPages(
  to: PDFDocument,
  from: PDFDocument | undefined,
  count: number,
  pictures: ReadonlyMap<number, PagePicture> = new Map(),
): Promise<void> {
  const pages = from?.getPages().map(({ node }) => node) ?? [];
  const isShown = (_: PDFPageLeaf, at: number) => at < count && !pictures.has(at + 1);
  const shown = pages.filter(isShown);
  const hidden = pages.filter((page, at) => !isShown(page, at));
  const copier = from && new Copier(from.context, to.context, hiddenContents(hidden, shown));
  for (let at = 0; at < count; at += 1) {
    const picture = pictures.get(at + 1);
    const page = pages[at];
    if (picture) {
      const { jpeg, width, height } = picture;
      to.addPage([width, height]).drawImage(await to.embedJpg(jpeg), { x: 0, y: 0, width, height });
    } else if (page && copier) {
      const leaf = copier.copyPage(page);
      to.addPage(PDFPage.of(leaf, to.context.register(leaf), to));
    }
  }
}

/** What is drawn on the other pages alone: it is not copied, whatever leads to it. */
function hiddenContents(hidden: readonly PDFPageLeaf[], shown: readonly PDFPageLeaf[]): ReadonlySet<PDFObject> {
  const contents = new Set<PDFObject>(hidden.flatMap(contentsOf));
  for (const stream of shown.flatMap(contentsOf)) contents.delete(stream);
  return contents;
}

/** What is drawn on a page. */
export function contentsOf(page: PDFPageLeaf): PDFRawStream[] {
  const contents = page.lookup(key('Contents'));
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  return streams.filter((stream) => stream instanceof PDFRawStream);
}

class Copier {
  readonly #from: PDFContext;
  readonly #to: PDFContext;
  readonly #hidden: ReadonlySet<PDFObject>;
  readonly #known = new Map<PDFRef, PDFRef>();

  constructor(from: PDFContext, to: PDFContext, hidden: ReadonlySet<PDFObject>) {
    this.#from = from;
    this.#to = to;
    this.#hidden = hidden;
  }

  copyPage(page: PDFPageLeaf): PDFPageLeaf {
    const whole = page.clone();
    for (const name of inherited) {
      const value = page.getInheritableAttribute(key(name));
      if (value) whole.set(key(name), value);
    }
    addMarks(whole);
    const leaf = PDFPageLeaf.fromMapWithContext(new Map(), this.#to);
    this.#copyEntries(whole, leaf, contentsOf(whole));
    return leaf;
  }

  #copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return this.#copyRef(object);
    if (object instanceof PDFArray) {
      const array = PDFArray.withContext(this.#to);
      for (const one of object.asArray()) array.push(this.#copy(one));
      return array;
    }
    if (object instanceof PDFRawStream) {
      if (this.#hidden.has(object)) return PDFNull;
      const dictionary = PDFDict.withContext(this.#to);
      this.#copyEntries(object.dict, dictionary, [object]);
      return PDFRawStream.of(dictionary, object.contents);
    }
    if (object instanceof PDFDict) {
      if (pageTypes.includes(object.lookup(key('Type')) as PDFName)) return PDFNull;
      const dictionary = PDFDict.withContext(this.#to);
      this.#copyEntries(object, dictionary, glyphsOf(object));
      return dictionary;
    }
    return object.clone();
  }

  #copyRef(ref: PDFRef): PDFRef {
    const known = this.#known.get(ref);
    if (known) return known;
    const made = this.#to.nextRef();
    this.#known.set(ref, made);
    const object = this.#from.lookup(ref);
    if (object) this.#to.assign(made, this.#copy(object));
    return made;
  }

  /** `drawing` is what uses the resources that stand among the entries. */
  #copyEntries(from: PDFDict, to: PDFDict, drawing: readonly PDFRawStream[]): void {
    for (const [name, value] of from.entries()) {
      if (!kept.has(name)) continue;
      const object = from.lookup(name);
      if (name === PDFName.Resources) {
        if (object instanceof PDFDict) to.set(name, this.#copyResources(object, drawing));
      } else if (maps.has(name) && object instanceof PDFDict) to.set(name, this.#copyNames(object));
      else to.set(name, this.#copy(value));
    }
  }

  #copyResources(resources: PDFDict, drawing: readonly PDFRawStream[]): PDFDict {
    const names = namesUsed(drawing, resources);
    const copy = PDFDict.withContext(this.#to);
    for (const kind of resources.keys()) {
      const map = resources.lookup(kind);
      if (kept.has(kind) && map instanceof PDFDict) copy.set(kind, this.#copyNames(map, names));
    }
    return copy;
  }

  #copyNames(map: PDFDict, names?: ReadonlySet<PDFName>): PDFDict {
    const copy = PDFDict.withContext(this.#to);
    // colours such as DefaultRGB are used without being named
    for (const [name, value] of map.entries())
      if (!names || names.has(name) || name.asString().startsWith('/Default')) copy.set(name, this.#copy(value));
    return copy;
  }
}

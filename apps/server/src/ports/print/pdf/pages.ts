// Lines onto pages, from the top down; each page's number is written when all of them are known.
import { type Line, layLines } from './lines.ts';
import { PdfFile, type PdfProperties } from './pdf-file.ts';
import { short, showPieces } from './show.ts';

/** A4, in points. */
const sheet = [595.28, 841.89] as const;
const black = 0.1;
export const grey = 0.4;

export class Pages {
  /** At the sides, in points; above and below the same. */
  readonly margin: number;
  readonly roomWidth: number;
  readonly #top: number;
  readonly #bottom: number;
  readonly #file = new PdfFile();
  readonly #pages: string[][] = [[]];
  #y: number;

  constructor(margin: number) {
    this.margin = margin;
    this.roomWidth = sheet[0] - 2 * margin;
    this.#top = sheet[1] - margin;
    this.#bottom = margin + 12;
    this.#y = this.#top;
  }

  get count(): number {
    return this.#pages.length;
  }

  get left(): number {
    return this.#y - this.#bottom;
  }

  get isAtTop(): boolean {
    return this.#y === this.#top;
  }

  startPage() {
    this.#pages.push([]);
    this.#y = this.#top;
  }

  skip(points: number) {
    if (!this.isAtTop) this.#y -= points;
  }

  /** Draws a line of `size` points, going on to a new page where this one is full. */
  drawLine(line: Line, size: number, shade = black) {
    if (this.left < line.height) this.startPage();
    this.#y -= line.height;
    this.drawAt(line, size, { x: this.margin, y: this.#y, width: this.roomWidth, shade });
  }

  /** Draws a line with its lower edge at a place, on the side where it begins. */
  drawAt(
    line: Line,
    size: number,
    { x, y, width, shade = black }: { x: number; y: number; width: number; shade?: number },
  ) {
    if (line.pieces.length === 0) return;
    const start = line.isRtl ? x + width - line.width : x;
    const baseline = y + (line.height - size) / 2 + size * 0.2;
    this.#content.push(`BT ${shade} g ${showPieces(this.#file, line.pieces, size, start, baseline)} ET`);
  }

  /** Draws a hairline across the room, here. */
  rule() {
    this.#content.push(
      `0.75 G 0.5 w ${this.margin} ${short(this.#y)} m ${short(this.margin + this.roomWidth)} ${short(this.#y)} l S`,
    );
  }

  /** Takes room for something of that height and says where its lower edge is. */
  take(height: number): number {
    this.#y -= height;
    return this.#y;
  }

  get #content(): string[] {
    return this.#pages.at(-1) as string[];
  }

  finish(properties: PdfProperties): Buffer {
    const { margin, roomWidth } = this;
    const total = this.#pages.length;
    const setting = { weight: 400, size: 9, width: roomWidth - 60, leading: 1.5 } as const;
    const [title] = layLines(properties.title, setting);
    this.#pages.forEach((content, index) => {
      const [number] = layLines(`${index + 1} / ${total}`, { ...setting, width: 60 }) as [Line];
      const y = margin - 24;
      if (index > 0 && title)
        content.push(this.#footer(title, title.isRtl ? margin + roomWidth - title.width : margin, y));
      const end = title?.isRtl && index > 0 ? margin : margin + roomWidth - number.width;
      content.push(this.#footer(number, end, y));
      this.#file.addPage(content.join('\n'), sheet);
    });
    return this.#file.finish(properties);
  }

  #footer(line: Line, x: number, y: number): string {
    return `BT ${grey} g ${showPieces(this.#file, line.pieces, 9, x, y)} ET`;
  }
}

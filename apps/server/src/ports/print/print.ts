/** A part of a printed document. Text may hold line breaks; nothing in it is read as markup. */
export type Block =
  | { kind: 'heading'; text: string }
  /** `isOwn`: somebody's words, whose letters say their direction whatever the paper's is */
  | { kind: 'paragraph'; text: string; isOwn?: true }
  /** small and grey */
  | { kind: 'note'; text: string }
  /** A thing with its time at the end side: a school, an activity. What is left empty takes no room. */
  | { kind: 'entry'; title: string; aside: string; under?: string; text?: string }
  | { kind: 'table'; columns: Column[]; rows: string[][] };

/** `share` is the column's part of the width, in proportion to the others; figures stand at the end side. */
export type Column = { label: string; share: number; isFigure?: boolean };

/** What can be printed: said in parts, so that every feature's papers look alike. */
export type Printable = {
  title: string;
  /** Who wrote it, for the file's properties. */
  author: string;
  /** Small lines under the title. */
  meta: string[];
  blocks: Block[];
  /** BCP 47; the language of the words around the text, where the text does not tell its own. */
  language?: string;
  /** Of paragraphs; without it each one's first letter decides. */
  direction?: 'ltr' | 'rtl';
  /** Set a little tighter where that brings it onto one page; never below what can be read on paper. */
  fit?: 'one-page';
};

export const printFormats = ['pdf', 'docx'] as const;
export type PrintFormat = (typeof printFormats)[number];

/** Makes documents, off the event loop. */
export type Print = {
  /** Rejects with Problem('busy') when the queue is full or the time is up. */
  make(format: PrintFormat, printable: Printable): Promise<Buffer>;
  stop(): Promise<void>;
};

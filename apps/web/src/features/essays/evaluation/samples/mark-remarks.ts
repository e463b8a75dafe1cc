import type { SampleText } from '@lantern/writing/samples/sample';

type MarkedParagraph = {
  /** In order; what has a number is what that remark is about. */
  pieces: { text: string; number?: number }[];
  remarks: { id: string; number: number }[];
};

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A sample paragraph by paragraph, the quoted words apart, remarks counted through. */
export function markRemarks({ text, remarks }: SampleText): MarkedParagraph[] {
  const waiting = remarks.map(({ quote, id }, at) => ({ quote: onOneLine(quote), id, number: at + 1 }));
  return text.split(/\n\n+/).map((paragraph) => {
    let rest = onOneLine(paragraph);
    const marked: MarkedParagraph = { pieces: [], remarks: [] };
    for (const { quote, id, number } of waiting) {
      const at = rest.indexOf(quote);
      if (at < 0) continue;
      if (at > 0) marked.pieces.push({ text: rest.slice(0, at) });
      marked.pieces.push({ text: quote, number });
      marked.remarks.push({ id, number });
      rest = rest.slice(at + quote.length);
    }
    if (rest !== '') marked.pieces.push({ text: rest });
    return marked;
  });
}

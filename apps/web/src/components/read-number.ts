/** Arabic, Persian, Devanagari and Bangla digits, each block in the order of 0 to 9. */
const otherDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯'];

const latinDigits = (text: string) =>
  text.trim().replace(/[^\x20-\x7e]/g, (letter) => {
    const block = otherDigits.find((digits) => digits.includes(letter));
    return block ? String(block.indexOf(letter)) : letter;
  });

/** A whole number of at most four digits, in any of these digits; NaN when it is something else. */
export function readWhole(text: string): number {
  const latin = latinDigits(text);
  return /^\d{1,4}$/.test(latin) ? Number(latin) : Number.NaN;
}

/** A number with a point or a comma, in any of these digits; null for nothing, NaN when it is something else. */
export function readDecimal(text: string): number | null {
  const latin = latinDigits(text).replace(/[,٫]/, '.');
  if (latin === '') return null;
  return /^\d{1,4}(\.\d{1,3})?$/.test(latin) ? Number(latin) : Number.NaN;
}

/** What `readDecimal` reads back. */
export const writeDecimal = (value: number | null) => (value === null ? '' : String(value));

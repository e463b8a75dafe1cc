/** Decoded, a pixel takes four bytes: this is 200 MB, about what a cheap phone gives a page. */
export const pixelsMax = 50_000_000;
/** More pages than this are not legible under 2 MB. */
export const pagesMax = 40;

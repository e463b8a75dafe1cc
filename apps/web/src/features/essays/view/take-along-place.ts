/** Where on the page of an essay the ways out of Lantern are, for links. */
export const takeAlong = 'export';

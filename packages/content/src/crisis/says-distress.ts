// Whether somebody says that they want to die, or to hurt themselves, in any language that has a list in wordings/.
import { hasWording } from './distress-list.ts';
import { list as ar } from './wordings/ar.ts';
import { list as bn } from './wordings/bn.ts';
import { list as es } from './wordings/es.ts';
import { list as fr } from './wordings/fr.ts';
import { list as hi } from './wordings/hi.ts';
import { list as latin } from './wordings/latin.ts';
import { list as ne } from './wordings/ne.ts';
import { list as sw } from './wordings/sw.ts';

const lists = [latin, fr, es, sw, bn, hi, ne, ar];

/** Whether a text says that its writer, or somebody close to them, wants to die or to hurt themselves. */
export function saysDistress(text: string): boolean {
  return hasWording(text, lists);
}

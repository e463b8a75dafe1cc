// The lists that a text needs: a browser fetches these before it shows what belongs to the text, and not those of every language.
import { type DistressList, hasWording } from './distress-list.ts';
import { list as latin } from './wordings/latin.ts';

type Part = {
  /** The letters of its language, or words of which one stands in each of its wordings. */
  mayBe: RegExp;
  load: () => Promise<{ list: DistressList }>;
};

const parts: readonly Part[] = [
  {
    mayBe:
      /\b(?:je|j|ma|mon|mes|moi|envie|vivre|mourir|tuer|suicider|mort|vie|adieu|marre|dernier|dernière|derniere|sœur|soeur|amie?)\b/i,
    load: () => import('./wordings/fr.ts'),
  },
  {
    mayBe:
      /\b(?:(?:quiero|vivir|viviendo|vida|morir(?:me|se)?|muero|muera|muriera|muert[oa]|suicid\w+|mata(?:r|rme|rse)|mis?|nadie|hacerme|hago|corto)\b|(?:ojalá|ojala|adiós|adios|sin mí|sin mi)(?!\p{L}))/iu,
    load: () => import('./wordings/es.ts'),
  },
  {
    mayBe:
      /\b(?:ku(?:fa|ishi|ruka|lala)|ni(?:fe|kifa|fariki|toweke|siamke|singe\w+|ngekufa|taruka|ruke)|maisha|uhai|kifo|sumu|mimi|kwaheri|\w{2,5}ji(?:u[ae]|nyong[ae]|dhuru|kat[ae]|umiza))\b/i,
    load: () => import('./wordings/sw.ts'),
  },
  { mayBe: /\p{Script=Bengali}/u, load: () => import('./wordings/bn.ts') },
  { mayBe: /\p{Script=Devanagari}/u, load: () => import('./wordings/hi.ts') },
  { mayBe: /\p{Script=Devanagari}/u, load: () => import('./wordings/ne.ts') },
  { mayBe: /\p{Script=Arabic}/u, load: () => import('./wordings/ar.ts') },
];

/** What `saysDistress` says of a text, with the lists that it needs. */
export async function findDistress(text: string): Promise<boolean> {
  if (hasWording(text, [latin])) return true;
  const needed = await Promise.all(parts.filter(({ mayBe }) => mayBe.test(text)).map(({ load }) => load()));
  return hasWording(
    text,
    needed.map(({ list }) => list),
  );
}

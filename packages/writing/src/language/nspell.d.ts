/** The part of nspell that is used; the package brings no types. */
declare module 'nspell' {
  export default function nspell(lists: { aff: string; dic: string }): { correct(word: string): boolean };
}

/** Small words that judge or count without showing: plain cousins of the large ones (worn-words.ts). */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `good nice bad great many much several some different various very really people person everybody everyone somebody nobody thing things
something anything lot lots always often easy easily difficult hard happy sad glad interesting useful important friendly kind serious fun
best better well job jobs problem problems help helps helped helping helpful other others place places time situation useful ready sure also
like likes liked enjoy enjoyed love loved famous popular modern main able possible necessary special new big whole certain
together positive negative equal proud country countries life future issue issues opinion opinions subject subjects topic topics
activity activities event events work works friends friend family everything`
    .split(/\s+/)
    .filter(Boolean),
);

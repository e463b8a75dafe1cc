// Swahili.
import type { DistressList } from '../distress-list.ts';

export const list: DistressList = {
  others: [
    /\b(?:kufa|nife|nakufa|ninakufa|nitakufa|nilikufa|ningekufa) kwa (?:kucheka|njaa|kiu|baridi|joto|aibu|furaha|hofu|uchovu|usingizi|wivu|hamu|kicheko)\S*/g,
    /\b(?:nife|nakufa|ninakufa|nitakufa|nilikufa|ningekufa) (?:njaa|kiu|baridi|joto|usingizi)\b/g,
    /\b(?:kufa|nife|nitakufa) kwa ajili ya (?:nchi|taifa|uhuru|imani|bendera|rafiki)\S*/g,
    /\b(?:kuzuia|kukomesha|dhidi ya|kupambana na|kupunguza|viwango vya|visa vya|takwimu za) (?:\S+ )?(?:kujiua|kujidhuru)\b/g,
    /\b(?:insha|filamu|kitabu|utafiti|makala|hadithi|mradi|semina|kampeni|mjadala) (?:\S+ ){0,2}kujiua\b/g,
    /\b(?:sitaki|sipendi|hataki|sina hamu ya|sina sababu ya|sioni sababu ya) kuishi (?:kijijini|mjini|hosteli\S*|bwenini|peke yangu|peke yake|mbali|bila|hapa|huko|kule|kwa|katika|kwenye|na|nje|ugenini)\b/g,
    /\bmaisha ya (?:mji\S*|shule\S*|hosteli\S*|kijiji\S*|chuo\S*|jiji\S*|kazi|mitandao\S*|umaskini|bweni\S*)/g,
    /\bmaisha (?:yangu )?hayana (?:maana|thamani|faida) bila \S+/g,
    /\b(?:ku|na|nina)jikata (?:nywele|kucha|kidole|kwa bahati mbaya)\b/g,
  ],
  wordings: [
    /\b(?:nataka|ninataka|natamani|ninatamani|ningependa|nilitaka|nawaza|ninawaza|nafikiria|ninafikiria|naomba|ninaomba|nimeamua|bora|heri|afadhali) (?:tu |sana |leo )?kufa\b/,
    /\b(?:afadhali|bora|heri|laiti|natamani|ninatamani|nataka|ninataka) (?:\S+ )?(?:nife|ningekufa|nifariki|nisingezaliwa|nisingekuwepo|nitoweke)\b/,
    /\b(?:sitaki|sitamani|sina hamu ya|sina nguvu ya|sina nguvu za|sioni sababu ya|sina sababu ya|hakuna sababu ya|sioni maana ya|sina haja ya) (?:\S+ )?kuishi\b/,
    /\bmaisha (?:yangu )?(?:hayana|hayana tena) (?:maana|thamani|faida)\b/,
    /\bnimecho(?:ka|shwa) (?:sana )?(?:na maisha|maisha|kuishi)\b/,
    // what is left of these words after the campaigns and essays above
    /\bkuji(?:ua|nyonga)\b/,
    /\b(?:nijiue|nitajiua|najiua|ninajiua|ningejiua|nikijiua|nijinyonge|nitajinyonga|najinyonga)\b/,
    /\b(?:nataka kunywa|ninataka kunywa|nitakunywa|ninywe|nimekunywa) sumu\b/,
    /\b(?:nataka|ninataka|natamani|ninatamani|nafikiria|ninafikiria|nimeamua) (?:kukatisha|kukatiza|kumaliza|kuondoa|kujitoa) (?:uhai|maisha)\b/,
    /\b(?:nitakatisha|nikatishe|nitamaliza|nimalize|nitajitoa|nijitoe) (?:uhai|maisha)\b/,
    /\b(?:najidhuru|ninajidhuru|nitajidhuru|nataka kujidhuru|najikata|ninajikata|nijikate|nataka kujikata|najiumiza|ninajiumiza|nataka kujiumiza)\b/,
    /\b(?:bora|furaha|afadhali|nafuu) (?:\S+ ){0,2}bila mimi\b|\bbila mimi (?:\S+ ){0,4}(?:furaha|bora|nafuu)\b/,
    /\bhakuna (?:atakayenikosa|atakayejali|atakayelia) (?:\S+ ){0,2}nikifa\b|\bnikifa (?:\S+ ){0,2}(?:hakuna|hawatajali)\b/,
    /\bkwaheri (?:ya )?(?:dunia|milele)\b|\bkulala (?:\S+ )?nisiamke\b/,
    /\b(?:nataka kuruka|ninataka kuruka|nitaruka|niruke) kutoka (?:ghorofa\S*|daraja\S*|juu|paa\S*|jengo\S*)/,
    /\bkifo (?:ndiyo|ndio|ni) (?:njia|suluhisho|jibu) (?:pekee|la mwisho|ya mwisho)\b/,
    /\b(?:rafiki|kaka|dada|ndugu|mwenzangu|mpenzi|mtoto|mama|baba) (?:wangu |yangu )?(?:\S+ ){0,2}(?:anataka kufa|anataka kujiua|hataki kuishi|amejaribu kujiua|alijaribu kujiua|anajidhuru|anafikiria kujiua|atajiua)\b/,
  ],
};

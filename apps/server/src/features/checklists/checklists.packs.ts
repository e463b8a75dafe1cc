// What is known of a country, put together in the reader's language.
import { arrivalPackOf, arrivalPacks } from '@lantern/content/abroad/arrival-facts';
import {
  cardIds,
  rentSignIds,
  settlementCategories,
  settlementItemIds,
  settlementItems,
  tipIds,
} from '@lantern/content/abroad/settlement';
import { settlementWordsIn } from '@lantern/content/abroad/settlement-words';
import { visaItem } from '@lantern/content/abroad/visa-items';
import type { PackItem as ContentItem } from '@lantern/content/abroad/visa-pack';
import { embassyLink, genericItems, genericSteps, visaPackOf, visaPacks } from '@lantern/content/abroad/visa-packs';
import { visaRulesIn, visaWordsIn } from '@lantern/content/abroad/visa-words';
import { refusalIds } from '@lantern/content/abroad/visas.words.en';
import type { ArrivalPack, PackItem, VisaPack } from '@lantern/contract/checklists';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { worldFactIn } from '#facts/world-facts.ts';

export const destinations = visaPacks.map(({ country }) => country);

type Words = ReturnType<typeof visaWordsIn>;

function itemOf({ id, need, requiredFor = [], notNeededFor = [] }: ContentItem, words: Words): PackItem {
  const { issuer, weeks, category, expires = false } = visaItem(id);
  return {
    id,
    ...words.items[id],
    issuer,
    weeks,
    category: category as DocumentCategory | null,
    expires,
    need,
    required_for: [...requiredFor],
    not_needed_for: [...notNeededFor],
  };
}

export function visaPackIn(country: string, language: string): VisaPack {
  const words = visaWordsIn(language);
  const pack = visaPackOf(country);
  const own = pack && visaRulesIn(language)[pack.country];
  const { items, steps, links } = pack ?? { items: genericItems, steps: genericSteps, links: [embassyLink] };
  return {
    country,
    has_pack: pack !== undefined,
    visa: own?.visa ?? '',
    items: items.map((item) => itemOf(item, words)),
    steps: steps.map(({ id, weeks, kind, item = null }) => ({ id, title: words.steps[id], weeks, kind, item })),
    funds: pack
      ? {
          kind: pack.funds.kind,
          days_held: pack.funds.daysHeld,
          ends_within_days: pack.funds.endsWithinDays,
          months: pack.funds.months,
          currency: pack.funds.currency,
          adds_tuition: pack.funds.addsTuition,
          rule: own?.funds ?? '',
        }
      : null,
    links: [...links],
    facts: (pack?.facts ?? []).map((fact) => worldFactIn(fact, language)),
    refusals: refusalIds.map((id) => ({ id, ...words.refusals[id] })),
  };
}

export function arrivalPackIn(country: string, language: string): ArrivalPack {
  const words = settlementWordsIn(language);
  const pack = arrivalPackOf(country);
  const registerDays = pack?.registerDays ?? null;
  return {
    country,
    has_facts: pack !== undefined,
    items: settlementItemIds.map((id) => {
      const item = settlementItems[id];
      // the country's own time limit, where it is sooner than ours
      const days = id === 'register-arrival' && registerDays !== null ? Math.min(item.days, registerDays) : item.days;
      return { id, ...words.items[id], ...item, days };
    }),
    cards: settlementCategories.flatMap((category) =>
      cardIds[category].map((id) => ({ id, category, ...words.cards[id] })),
    ),
    tips: tipIds.map((id) => ({ id, ...words.tips[id] })),
    rent: rentSignIds.map((id) => ({ id, ...words.rent[id] })),
    facts: (pack?.facts ?? []).map((fact) => worldFactIn(fact, language)),
    destinations: arrivalPacks.map((one) => one.country),
  };
}

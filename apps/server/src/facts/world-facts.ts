// Facts of the catalogue's shape as they are answered.
import type { Fact } from '@lantern/catalogue/fact';
import { factIn } from '@lantern/content/fact-words';
import type { WorldFact } from '@lantern/contract/world-facts';

/** Windows, lists and flags are said of institutions, which have a screen of their own. */
function answeredValue(value: Fact['value']): WorldFact['value'] {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'object' && 'low' in value ? { low: value.low, high: value.high } : null;
}

/** In the reader's language where its words are translated. */
export function worldFactIn(said: Fact, wanted: string): WorldFact {
  const { fact, language } = factIn(said, wanted);
  return { ...worldFactOf(fact), language };
}

export function worldFactOf(fact: Fact): WorldFact {
  return {
    subject: fact.subject,
    key: fact.key,
    state: fact.state,
    value: answeredValue(fact.value),
    unit: fact.unit,
    currency: fact.currency,
    about: fact.scope.program ?? '',
    note: fact.note,
    source: fact.source,
    checked: fact.checked,
    confidence: fact.confidence,
    link: fact.link,
    review_due: fact.reviewDue,
  };
}

import { Lazy, partOf } from '#components/lazy.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

const suggestions = partOf(async () => (await import('./suggestion-parts.ts')).Suggestions);

/** What could be stronger, by category. */
export function SuggestionList(props: SuggestionsProps) {
  return <Lazy part={suggestions} props={props} />;
}

import { Later, partOf } from '#components/later.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

const suggestions = partOf(async () => (await import('./suggestion-parts.ts')).Suggestions);

/** What could be stronger, by category. */
export function SuggestionList(props: SuggestionsProps) {
  return <Later part={suggestions} props={props} />;
}

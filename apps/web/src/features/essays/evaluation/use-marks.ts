import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { useState } from 'react';
import { followEdit, type Places, placeAll } from './follow-marks.ts';

type Following = { suggestions: readonly Suggestion[]; text: string; places: Places };

/** Where each suggestion stands in the text as it is now, edit by edit. */
export function useMarks(suggestions: readonly Suggestion[], text: string): Places {
  const [following, setFollowing] = useState<Following>(() => ({
    suggestions,
    text,
    places: placeAll(text, suggestions),
  }));
  if (following.suggestions === suggestions && following.text === text) return following.places;
  const places =
    following.suggestions === suggestions
      ? followEdit(following.places, suggestions, following.text, text)
      : placeAll(text, suggestions);
  // Set while rendering: the marks must never be a text behind.
  setFollowing({ suggestions, text, places });
  return places;
}

import type { KeyboardEvent } from 'react';

/**
 * Whether a key only ends the word of an input method, as Enter does when it takes a suggestion. Safari says that the
 * word has ended before the key comes, so there the number of the key is what is left to tell it by.
 */
export function endsWord({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

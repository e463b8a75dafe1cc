import type { MessageDescriptor } from '@lingui/core';

/** What a suggestion's sentence can be made with. */
type Name = 'phrase' | 'trait' | 'idea' | 'asked' | 'word' | 'fix' | 'words' | 'count' | 'total' | 'max' | 'unit';
export type Params = Readonly<Record<Name, string | number>>;

/** A sentence for each id of a rule. */
export type RuleWords = Readonly<Record<string, (params: Params) => MessageDescriptor>>;

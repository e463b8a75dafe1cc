// What is shown in the place of contact details, apart from the rules that find them.

export const hiddenKinds = ['phone', 'email', 'link', 'name'] as const;
export type HiddenKind = (typeof hiddenKinds)[number];

/** In texts that are one string: where something was hidden, and what. */
export const hiddenMark = /⟦(phone|email|link|name)⟧/g;

// What is shown in the place of contact details, apart from the rules that find them.

export const hiddenKinds = ['phone', 'email', 'link', 'name'] as const;
export type HiddenKind = (typeof hiddenKinds)[number];

/** In texts that are one string: where something was hidden, and what. */
export const hiddenMark = /⟦(phone|email|link|name)⟧/g;

/** Of words that go out as they are: a card that everybody reads, a reason that is mailed. */
export const contactRefused =
  'Do not write phone numbers, email addresses, user names or links to chat apps here. People can write to each other in Lantern.';

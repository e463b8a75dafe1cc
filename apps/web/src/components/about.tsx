import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { createContext, use } from 'react';

/** What a screen says below its first heading, from the route table: it stands in the page before the screen's code does. */
export const AboutContext = createContext<MessageDescriptor | undefined>(undefined);

export function About() {
  const { _ } = useLingui();
  const about = use(AboutContext);
  return about && _(about);
}

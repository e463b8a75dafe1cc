import { Plural } from '@lingui/react/macro';

/** So many of them, in words. */
export function Universities({ count }: { count: number }) {
  return <Plural value={count} one="# university" other="# universities" />;
}

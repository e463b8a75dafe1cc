import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A part that opens; what is in it is made when it is opened for the first time. */
export function LazyFold({ title, open, children }: { title: ReactNode; open?: boolean; children: () => ReactNode }) {
  const [opened, setOpened] = useState(open ?? false);
  return (
    <details className="fold" open={open} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        {title}
        <ChevronDown className="s" />
      </summary>
      {opened && children()}
    </details>
  );
}

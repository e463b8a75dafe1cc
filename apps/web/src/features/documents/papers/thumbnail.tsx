import type { VaultDocument } from '@lantern/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIdle } from '#api/idle.ts';
import { thumbnailQuery } from '../documents.api.ts';
import styles from './papers.module.css';

/** The first page, small. Without one, or without a connection, a sign of a file. */
export function Thumbnail({ paper: { _id: id, has_thumbnail: isThere, version } }: { paper: VaultDocument }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const isIdle = useIdle();
  const { data } = useQuery({ ...thumbnailQuery(id, version), enabled: isThere && isNear && isIdle });

  // A vault may hold 500: only what is about to be seen is asked for.
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '300px',
      },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <span className={styles.thumbnail} ref={frame}>
      {isThere && data ? <img src={data} alt="" width={44} height={58} decoding="async" /> : <FileText />}
    </span>
  );
}

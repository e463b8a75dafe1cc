import { getThumbnail, type VaultDocument } from '@lantern/contract/documents';
import { urlOf } from '@lantern/contract/endpoint';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import styles from './papers.module.css';

/** The first page, small. Without one, or without a connection, a sign of a file. */
export function Thumbnail({ paper: { _id: id, has_thumbnail: isThere, version } }: { paper: VaultDocument }) {
  const [missing, setMissing] = useState<string>();
  const address = urlOf(getThumbnail, { id }, { version });
  return (
    <span className={styles.thumbnail}>
      {isThere && missing !== address ? (
        <img
          src={address}
          alt=""
          width={44}
          height={58}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(address)}
        />
      ) : (
        <FileText />
      )}
    </span>
  );
}

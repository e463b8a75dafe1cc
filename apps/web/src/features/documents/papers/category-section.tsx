import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { categoryWords } from '../document-words.ts';
import { pickFiles } from '../upload/pick-files.ts';
import { useUploads } from '../upload/queue.ts';
import { UploadRows } from '../upload/upload-rows.tsx';
import type { Section } from '../vault.ts';
import { useVault } from '../vault-context.ts';
import { PaperCard } from './paper-card.tsx';
import styles from './papers.module.css';

type CategorySectionProps = {
  section: Section;
  /** While searching: the papers to show, with where the words stand in their text. */
  found: ReadonlyMap<string, string> | undefined;
};

/** A category that is longer is shown in pieces: each row costs a phone some milliseconds. */
const pieceSize = 50;

export function CategorySection({ section: { category, isRequired, papers }, found }: CategorySectionProps) {
  const { t, i18n } = useLingui();
  const { take } = useVault();
  const isComing = useUploads().some(({ fields }) => fields.category === category);
  const [limit, setLimit] = useState(pieceSize);
  const id = `category-${category}`;
  const { name: nameWords, hint } = categoryWords[category];
  const name = i18n._(nameWords);
  const isMissing = papers.length === 0 && !isComing;
  const matching = found ? papers.filter(({ _id }) => found.has(_id)) : papers;
  const shown = matching.slice(0, limit);
  if (found && matching.length === 0) return null;

  const add = () => pickFiles((files) => take(files, category));
  return (
    <li className={styles.section} data-category={category} aria-labelledby={id}>
      <div className={styles.title}>
        <div>
          <h3 id={id}>{name}</h3>
          {isMissing && isRequired && (
            <Badge icon={CircleAlert} tone="bad">
              <Trans>Missing</Trans>
            </Badge>
          )}
          {papers.length > 1 && (
            <span className="small dim num">
              <Plural value={papers.length} one="# file" other="# files" />
            </span>
          )}
        </div>
        {!found && (
          <Button aria-label={isMissing && isRequired ? t`Upload: ${name}` : t`Add: ${name}`} onClick={add}>
            {isMissing && isRequired ? <Upload /> : <Plus />}
            {isMissing && isRequired ? <Trans>Upload</Trans> : <Trans>Add</Trans>}
          </Button>
        )}
      </div>
      {isMissing && <p className={isRequired ? styles.missing : 'small dim'}>{i18n._(hint)}</p>}
      <UploadRows category={category} />
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((paper) => (
            <li key={paper._id}>
              <PaperCard paper={paper} excerpt={found?.get(paper._id)} />
            </li>
          ))}
        </ul>
      )}
      {matching.length > limit && (
        <div>
          <Button look="bare" onClick={() => setLimit(limit + 4 * pieceSize)}>
            <Plural value={matching.length - limit} one="Show # more" other="Show # more" />
          </Button>
        </div>
      )}
    </li>
  );
}

import type { VaultDocument } from '@lantern/contract/documents';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { categoryWords } from '../document-words.ts';
import { pickFiles } from '../upload/pick-files.ts';
import { useUploads } from '../upload/upload-list.ts';
import { UploadRows } from '../upload/upload-rows.tsx';
import type { Section } from '../vault.ts';
import { useVault } from '../vault-context.ts';
import { PaperCard } from './paper-card.tsx';
import styles from './papers.module.css';

type CategorySectionProps = {
  section: Section;
  /** whether the vault's papers are known */
  isKnown: boolean;
  /** While searching: the papers to show, with where the words stand in their text. */
  found: ReadonlyMap<string, string> | undefined;
};

/** A longer category is shown in pieces: each row costs a cheap phone ten milliseconds. */
const firstPiece = 12;
const nextPiece = 50;

export function CategorySection({ section: { category, isRequired, papers }, isKnown, found }: CategorySectionProps) {
  const { t, i18n } = useLingui();
  const { take } = useVault();
  const isComing = useUploads().some(({ fields }) => fields.category === category);
  const [limit, setLimit] = useState(firstPiece);
  const id = `category-${category}`;
  const { name: nameWords, hint } = categoryWords[category];
  const name = i18n._(nameWords);
  const isMissing = isKnown && papers.length === 0 && !isComing;
  const isShown = ({ _id }: VaultDocument) => !found || found.has(_id);
  const count = papers.filter(isShown).length;
  const first = new Set(papers.filter(isShown).slice(0, limit));
  // What the search leaves out is hidden and not taken away: building it again after each letter would be slow.
  const rows = papers.filter((paper, at) => at < limit || first.has(paper));
  const rest = i18n.number(count - first.size);

  const add = () => pickFiles((files) => take(files, category));
  return (
    <li className={styles.section} data-category={category} aria-labelledby={id} hidden={found && count === 0}>
      <div className={styles.title}>
        <div>
          <h3 id={id}>{name}</h3>
          {isMissing && isRequired && (
            <Badge icon={CircleAlert} tone="bad">
              <Trans>Missing</Trans>
            </Badge>
          )}
          {!found && papers.length > 1 && (
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
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((paper) => (
            <li key={paper._id} hidden={!first.has(paper)}>
              <PaperCard paper={paper} excerpt={found?.get(paper._id)} />
            </li>
          ))}
        </ul>
      )}
      {count > first.size && (
        <div>
          <Button look="bare" onClick={() => setLimit(limit + nextPiece)}>
            <Trans>Show more ({rest} left)</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

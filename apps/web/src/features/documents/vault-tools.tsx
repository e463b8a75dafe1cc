import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, FileStack, FolderArchive, Handshake, Link2, ListChecks } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { Menu, MenuItem } from '#components/menu.tsx';
import { useBundle } from './choose/use-bundle.ts';
import { formatSize } from './document-words.ts';
import styles from './documents.module.css';
import type { useVaultSearch } from './use-vault-search.ts';
import { useVault } from './vault-context.ts';

type VaultToolsProps = { search: ReturnType<typeof useVaultSearch>; onChoose: () => void };

/** Finding papers, choosing several, and what can be done with all of them. */
export function VaultTools({ search, onChoose }: VaultToolsProps) {
  const { t, i18n } = useLingui();
  const { open, chosen } = useVault();
  const [, navigate] = useLocation();
  const { make, making, received, failed } = useBundle();
  const { typed, setTyped, found, isAsking, onlyNames } = search;
  const come = formatSize(received, i18n);
  return (
    <section className={styles.tools} aria-label={t`Find and choose`}>
      <search className={styles.search}>
        <TextInput
          type="search"
          value={typed}
          aria-label={t`Search your documents`}
          placeholder={t`Search names and text`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </search>
      {!chosen && (
        <Button onClick={onChoose}>
          <ListChecks />
          <Trans>Choose several</Trans>
        </Button>
      )}
      <Menu
        label={t`More for the whole vault`}
        trigger={<EllipsisVertical />}
        triggerProps={{ look: 'bare', icon: true, 'aria-label': t`More for the whole vault` }}
      >
        <MenuItem icon={<Link2 />} onClick={() => open({ what: 'links' })}>{t`Shared links`}</MenuItem>
        <MenuItem icon={<Handshake />} onClick={() => navigate('/shares')}>{t`Shared with mentors`}</MenuItem>
        <MenuItem icon={<FolderArchive />} onClick={() => void make('zip')}>{t`Download all as ZIP`}</MenuItem>
        <MenuItem icon={<FileStack />} onClick={() => void make('pdf')}>{t`Download all as one PDF`}</MenuItem>
      </Menu>
      <div className={styles.said} role="status">
        {making && (received > 0 ? <Trans>{come} have come…</Trans> : <Trans>Lantern is making the file…</Trans>)}
        {found && found.size > 0 && <Plural value={found.size} one="# document found" other="# documents found" />}{' '}
        {found?.size === 0 && !isAsking && <Trans>No document has these words.</Trans>}
        {onlyNames && <Trans>We searched only the names. The text inside cannot be searched now.</Trans>}
        {failed && <FieldError id="vault-bundle-failed">{failed}</FieldError>}
      </div>
    </section>
  );
}

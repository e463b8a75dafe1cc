import type { VaultDocument } from '@lantern/contract/documents';
import { type DocumentCategory, documentCategories } from '@lantern/contract/documents.rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useApplications } from '#api/saved-universities.ts';
import { useUser } from '#api/session.ts';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Addition, Lazy } from '#components/lazy.tsx';
import { toast } from '#components/toast.tsx';
import { ChoiceBar } from './choose/choice-bar.tsx';
import { categoryWords } from './document-words.ts';
import { refreshDocuments, vaultQuery } from './documents.api.ts';
import styles from './documents.module.css';
import { OpenedPart } from './opened-part.tsx';
import { deletedPart, refusedPart } from './parts.ts';
import { Storage } from './storage.tsx';
import { kindOf } from './upload/kind-of-file.ts';
import { uploaded } from './upload/queue.ts';
import { QuickUpload } from './upload/quick-upload.tsx';
import type { RefusedFile } from './upload/refused-files.tsx';
import { useDrop } from './upload/use-drop.ts';
import { useIdleFetch } from './use-idle-fetch.ts';
import { useVaultSearch } from './use-vault-search.ts';
import { nextMissing, requiredFor } from './vault.ts';
import { VaultColumns } from './vault-columns.tsx';
import { type Opened, type Vault, VaultProvider } from './vault-context.ts';
import { VaultTools } from './vault-tools.tsx';

uploaded.subscribe(() => {
  const words = (
    <>
      <b>
        <Trans>Upload Successful</Trans>
      </b>{' '}
      <Trans>Your document has been uploaded.</Trans>
    </>
  );
  toast({ text: words });
});

const none: readonly VaultDocument[] = [];

export function Screen() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(vaultQuery(user));
  const papers = data?.documents ?? none;
  const { required, areAsked } = useRequired();
  const [opened, setOpened] = useState<Opened>();
  const [chosen, setChosen] = useState<string[]>();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const search = useVaultSearch(papers);
  useEffect(() => listen('documents', refreshDocuments), []);
  useIdleFetch();

  const take = useCallback(async (files: readonly File[], category: DocumentCategory | '') => {
    const kinds = await Promise.all(files.map(kindOf));
    setRefused(
      files.flatMap((file, at) => (kinds[at] === 'pdf' ? [] : [{ file, kind: kinds[at] ?? 'other', category }])),
    );
    const good = files.filter((_, at) => kinds[at] === 'pdf');
    if (good.length > 0) setOpened({ what: 'add', files: good, category });
  }, []);
  const vault = useMemo(
    (): Vault => ({
      open: setOpened,
      take: (files, category) => void take(files, category),
      chosen,
      toggle: (id) =>
        setChosen((before = []) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    }),
    [take, chosen],
  );
  const drop = useDrop((files, category) => {
    void take(files, documentCategories.find((each) => each === category) ?? '');
  });

  const missing = data && areAsked ? nextMissing(papers, required) : undefined;
  const close = () => setOpened(undefined);
  return (
    <VaultProvider value={vault}>
      <div className={styles.page} {...drop.props}>
        <div className={styles.head}>
          <div>
            <h1>
              <Trans>Document Vault</Trans>
            </h1>
            {data && areAsked ? <Next missing={missing} /> : !error && <p className={styles.line} />}
          </div>
          {data ? (
            <DataAge at={dataUpdatedAt} copy={error !== null} />
          ) : (
            !error && <p className={`small ${styles.line}`} />
          )}
        </div>
        {refused.length > 0 && (
          <Lazy
            part={refusedPart}
            props={{
              refused,
              onPhotos(pictures: File[], category: DocumentCategory | '') {
                setRefused([]);
                setOpened({ what: 'photo', pictures, category });
              },
              onClose: () => setRefused([]),
            }}
          />
        )}
        {!data && error && (
          <ErrorBlock
            title={<Trans>We could not load your documents.</Trans>}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {explain(error, i18n)}
          </ErrorBlock>
        )}
        <VaultColumns
          papers={papers}
          required={required}
          isKnown={data !== undefined}
          isComing={(!data && !error) || !areAsked}
          found={search.found}
          tools={papers.length > 0 && <VaultTools search={search} onChoose={() => setChosen([])} />}
        >
          <QuickUpload missing={missing} isOver={drop.isOver} />
        </VaultColumns>
        <Addition part={deletedPart} props={{}} />
        {data && <Storage used={data.used_bytes} quota={data.quota_bytes} />}
        {chosen && <ChoiceBar onEnd={() => setChosen(undefined)} />}
        {opened && (
          <OpenedPart
            key={opened.what}
            opened={opened}
            papers={papers}
            chosen={chosen ?? []}
            onOrder={setChosen}
            onClose={close}
          />
        )}
      </div>
    </VaultProvider>
  );
}

/** What has to be here, by the student's universities: their countries and levels. Without an answer, all of it. */
function useRequired() {
  const { rows, isLoaded, error } = useApplications();
  const required = useMemo(() => requiredFor(rows ?? []), [rows]);
  return { required, areAsked: isLoaded || error !== null };
}

function Next({ missing }: { missing: DocumentCategory | undefined }) {
  const { i18n } = useLingui();
  const name = missing && i18n._(categoryWords[missing].name);
  return <p className="dim">{name ? <Trans>Next: {name}.</Trans> : <Trans>Every required document is here.</Trans>}</p>;
}

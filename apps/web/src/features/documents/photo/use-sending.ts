import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addUploads } from '../upload/queue.ts';
import { useTaken } from '../upload/use-taken.ts';
import { useNameIssue } from '../use-name-issue.ts';
import { type Place, typedName } from '../vault.ts';
import type { MadePdf } from './make-pdf.ts';
import { nameOfPdf } from './name-of-pdf.ts';
import type { Making } from './use-making.ts';
import type { PhotoPage } from './use-pages.ts';

type Wanted = {
  pages: readonly PhotoPage[];
  making: Making;
  papers: readonly Place[];
  /** What is chosen at first. */
  category: DocumentCategory | '';
  onSent: () => void;
};

/** The name and the type of the paper that the pages become, and its way into the vault. */
export function useSending({ pages, making, papers, category: first, onSent }: Wanted) {
  const { t, i18n } = useLingui();
  const nameIssue = useNameIssue();
  const taken = useTaken(papers);
  const [typed, setTyped] = useState<string>();
  const [category, setCategory] = useState(first);
  const [tried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** The one that was made coarser than a scan should be, and was not sent for that. */
  const [held, setHeld] = useState<MadePdf>();
  const name = typed ?? nameOfPdf(pages[0]?.file.name ?? '', i18n);
  // what is being sent is on its way there itself
  const issue = isBusy ? undefined : nameIssue(name, category, taken);
  const isCoarse = held !== undefined && held === making.made;

  return {
    name,
    category,
    isBusy,
    isCoarse,
    nameIssue: tried || name !== '' ? issue : undefined,
    categoryIssue: tried && category === '' ? t`Choose a document type.` : undefined,
    setName: (next: string) => setTyped(typedName(next)),
    setCategory,
    /** Answers which of the two fields has to be filled in first, if one has. */
    async send(): Promise<'category' | 'name' | undefined> {
      setTried(true);
      if (category === '') return 'category';
      if (issue) return 'name';
      setBusy(true);
      const pdf = await making.make();
      if (pdf && (!pdf.isCoarse || isCoarse)) {
        const file = new File([pdf.bytes], `${name.trim()}.pdf`, { type: 'application/pdf' });
        await addUploads([{ file, fields: { category, custom_name: name.trim() } }]);
        onSent();
      } else setHeld(pdf);
      setBusy(false);
    },
  };
}

export type Sending = ReturnType<typeof useSending>;

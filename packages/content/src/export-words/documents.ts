import { exportPartWords } from '../export-words.ts';

export const documentsExportWords = exportPartWords({
  en: {
    part: 'Documents',
    tables: {
      documents: 'Documents',
      document_files: 'Versions of documents',
      document_texts: 'Text that was read from documents',
      document_usage: 'Space that documents take',
      document_uploads: 'Uploads under way',
      document_shares: 'Links to documents',
      document_share_papers: 'Documents behind links',
      document_share_openings: 'When links were opened',
    },
  },
  bn: {
    part: 'কাগজপত্র',
    tables: {
      documents: 'কাগজপত্র',
      document_files: 'কাগজের সংস্করণ',
      document_texts: 'কাগজ থেকে পড়া লেখা',
      document_usage: 'কাগজপত্রের নেওয়া জায়গা',
      document_uploads: 'চলমান আপলোড',
      document_shares: 'কাগজের লিংক',
      document_share_papers: 'লিংকের কাগজ',
      document_share_openings: 'লিংক কখন খোলা হয়েছে',
    },
  },
  ar: {
    part: 'المستندات',
    tables: {
      documents: 'المستندات',
      document_files: 'نسخ المستندات',
      document_texts: 'النص المقروء من المستندات',
      document_usage: 'المساحة التي تشغلها المستندات',
      document_uploads: 'عمليات رفع جارية',
      document_shares: 'روابط المستندات',
      document_share_papers: 'مستندات الروابط',
      document_share_openings: 'متى فُتحت الروابط',
    },
  },
});

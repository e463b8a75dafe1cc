// Papers that universities usually ask of whoever applies; in which country and for which level is
// @lantern/content/applying/asked-papers.
export const askedPapers = ['transcript', 'certificate', 'passport', 'english', 'statement', 'letters', 'cv'] as const;
export type AskedPaper = (typeof askedPapers)[number];

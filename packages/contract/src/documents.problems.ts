// How calls about documents can fail, in the sentences that people read.

export const documentProblems = {
  duplicate_file: { status: 409, title: "You've already uploaded a file with the same name in this category." },
  not_a_pdf: { status: 415, title: 'Only PDF files are allowed. Please upload a .pdf file.' },
  cannot_shrink: { status: 422, title: 'If we make this paper smaller than 2 MB, nobody can read it.' },
  quota_exceeded: {
    status: 413,
    title: 'Your vault is full. Delete papers for good, under Recently deleted, to make room.',
  },
  vault_full: {
    status: 422,
    title: 'The vault can hold 500 papers. Delete some, also under Recently deleted, to make room.',
  },
  too_many_versions: { status: 422, title: 'A paper can have 100 versions. Upload this one as a new paper.' },
} as const;

/** What the server says of single fields. */
export const tooManyPapers = 'At most 50 papers.';
export const linkOver = 'This day is in the past.';
export const linkTooLong = 'At most a year from now.';
export const pagesMessage = 'Write a number from 1 to 200.';

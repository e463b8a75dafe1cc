import { newId } from './new-id.ts';

/** Of this page in this tab, while it is open: a change that names it was made here. */
export const pageId = newId();

/** What a test asks to be learned is in English, as the test is; every other title is in the reader's language or their own. */
export const languageOfEntry = (id: string) => (/^prep:[^:]+:item:/.test(id) ? 'en' : undefined);

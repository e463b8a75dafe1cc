/** The engine that makes ideas; a file of its own, since only the last step needs it. */
export const loadEngine = () => import('@lantern/writing/ideas/generate-ideas');

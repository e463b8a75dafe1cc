/** Of the comments on an essay, for those who only say that they have changed. */
export const commentsKey = (essay: string) => ['essays', 'comments', essay];

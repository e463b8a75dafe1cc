/** Names a comment's place in a list. */
export const itemId = (comment: string) => `comment-${comment}`;

/** Brings a comment of a list into view, once what was just changed is drawn. */
export function showComment(comment: string, { focus = false } = {}) {
  requestAnimationFrame(() => {
    const item = document.getElementById(itemId(comment));
    if (focus) item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: focus ? 'center' : 'nearest' });
  });
}

/** Names the page in whose tab a call was made; each opening of the app has an id of its own. */
export const pageHeader = 'lantern-page';

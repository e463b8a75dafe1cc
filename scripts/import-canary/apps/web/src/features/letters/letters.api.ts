export const lettersQuery = {};

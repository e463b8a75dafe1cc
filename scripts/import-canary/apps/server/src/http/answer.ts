export const answer = 200;

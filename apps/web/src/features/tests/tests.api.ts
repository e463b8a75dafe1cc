export { scores } from '#api/test-scores.ts';

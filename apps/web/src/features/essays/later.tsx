export { Later, partOf } from '#components/later.tsx';

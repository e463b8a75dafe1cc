// What /essays shows when its address asks for nothing else.
export { EssayList } from './essay-list.tsx';

import './lower-priority.ts';

export { default } from '@lantern/writing/worker';

import { dismissedMarks } from '@lantern/contract/essays.marks';
import { keyedService } from '#records/keyed-service.ts';
import { marksStore } from './essays.marks.store.ts';

export const marksService = keyedService({ calls: dismissedMarks, store: marksStore });

import { cvCalls } from '@lantern/contract/cv';
import { singleService } from '#records/keyed-service.ts';
import { cvStore } from './cv.store.ts';

export const cv = singleService({ calls: cvCalls, store: cvStore });

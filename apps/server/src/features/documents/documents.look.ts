import * as z from 'zod/mini';
import { jobType } from '#ports/jobs/jobs.ts';

export const lookAtDocument = jobType('look-at-document', z.object({ key: z.uuid() }));

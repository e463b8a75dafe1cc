import * as z from 'zod/mini';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';

export const deliverNotifications = jobType('deliver-notifications', z.object({ userId: z.string() }));

/** Runs after the commit of what was told: the reader's devices fetch it. */
export async function deliver({ events }: Pick<Ports, 'events'>, userId: string): Promise<void> {
  events.publish(userId, { topic: 'notifications' });
}

import { Problem } from '@lantern/contract/problem';
import type { TestApp } from './app.ts';

/** Lets the essay engine load its word data: on a busy machine that alone can take longer than an evaluation may. */
export async function warmUp({ ports }: TestApp): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    try {
      await ports.writing.evaluate({ text: 'The ferry left at half past eight.', essayType: 'Generic' });
      return;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'busy')) throw error;
    }
  }
}

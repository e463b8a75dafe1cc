// The unit tests of the packages and the web app. The server's tests have a configuration of their own.
import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', ...globSync('apps/web/vite.config.ts')],
    // by itself it leaves one core free: of two that is half, while nothing else of the check takes as long
    maxWorkers: '100%',
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/cluster.ts'],
    // each file has a database and an app of its own; two at a time suit two cores
    maxWorkers: 2,
    // far above what they take: a busy machine is no failure
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

import { defineConfig } from 'vitest/config';

// these need the S3 server that tools/s3-server.ts starts, and run when it does
const withS3 = 'test/**/*-s3.test.ts';
const isS3There = process.env.TEST_S3 !== undefined;

export default defineConfig({
  test: {
    include: isS3There ? [withS3] : ['test/**/*.test.ts'],
    exclude: isS3There ? [] : [withS3],
    globalSetup: ['test/support/cluster.ts'],
    // Each file has a database and an app of its own, so what it leaves in a module reaches no other; loading all
    // modules anew for each file was a fifth of the time. What a test puts over a module (vi.spyOn) is taken back after
    // its file; vi.mock has no effect on what is loaded already.
    isolate: false,
    // two at a time suit two cores
    maxWorkers: 2,
    // far above what they take: a busy machine is no failure
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});

import { defineConfig } from 'vitest/config';

// Loading the word data takes a second or two, and much longer on a busy machine: time is no reason to fail here.
export default defineConfig({ test: { isolate: false, testTimeout: 120_000, hookTimeout: 120_000 } });

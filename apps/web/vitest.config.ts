import { defineConfig, mergeConfig } from 'vitest/config';
import { viteOptions } from './build/options.ts';

const { configFile: _, ...options } = viteOptions();

export default mergeConfig(options, defineConfig({ test: { include: ['test/**/*.test.{ts,tsx}'] } }));

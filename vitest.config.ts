import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'storm/src/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The shop in a real browser; one file at a time, because each starts a whole shop.
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.test.ts'],
          globalSetup: ['e2e/src/support/global-setup.ts'],
          fileParallelism: false,
          // A page on a slow machine takes its time; one second, the default, is for functions.
          expect: { poll: { timeout: 15_000 } },
          // Machines of a CI are shared and stall now and then; the report says which test needed its second try.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

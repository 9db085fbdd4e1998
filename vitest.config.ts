import { defineConfig } from 'vitest/config';
import { LongTestsFirst } from './scripts/lib/long-tests-first.ts';

/** Tests on a real PostgreSQL. */
const onServer = {
  globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Most of a server test is waiting for PostgreSQL: two at once use two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // a thread of its own for each file, as apart as a process and sooner there
          pool: 'threads',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{web,backoffice}/src/**/*.test.{ts,tsx}',
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
          exclude: ['**/*.slow.test.ts'],
          ...onServer,
          // A third of these tests' time was loading the server, the same for each file. What a file keeps, it keeps in its own
          // database and app; what it puts over the whole process (a clock) it takes away again.
          isolate: false,
        },
      },
      {
        // Kills, crowds, floods and hostile input: minutes. `npm test -- --quick` leaves them out.
        test: { name: 'slow', include: ['apps/server/src/**/*.slow.test.ts'], ...onServer },
      },
      {
        // The shop in a real browser: two files at once, each on a shop of its own.
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.test.ts'],
          globalSetup: ['e2e/src/support/global-setup.ts'],
          setupFiles: ['e2e/src/support/before-each-file.ts'],
          // A page on a slow machine takes its time; one second, the default, is for functions.
          expect: { poll: { timeout: process.env.CI ? 40_000 : 15_000 } },
          // Machines of a CI are shared and stall now and then; the report says which test needed another try.
          retry: process.env.CI ? 2 : 0,
          testTimeout: process.env.CI ? 300_000 : 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

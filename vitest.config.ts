import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const minute = 60_000;

/** Tests by what they need: nothing, a database, a document, a browser with a running portal. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          root,
          include: ['{domain,contract,tools}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          root,
          include: ['{server,database,benchmarks}/**/*.test.ts'],
          environment: 'node',
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root,
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'browser',
          root,
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 2 * minute,
          hookTimeout: 5 * minute,
          // As many as the smallest machine of CI has cores; all visit the same portal.
          maxWorkers: 2,
          // A browser on a busy machine may miss a moment; what fails twice is broken.
          retry: 1,
        },
      },
    ],
  },
});

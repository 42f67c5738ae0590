import type { KnipConfig } from 'knip';
import manifest from '../../package.json' with { type: 'json' };

/** The files that the scripts of package.json start, by the launcher. */
const scripts = Object.values(manifest.scripts)
  .flatMap((command) => command.split(' '))
  .filter((word) => /\.(ts|mjs)$/.test(word));
const startedIn = (workspace: string): string[] =>
  scripts
    .filter((file) => file.startsWith(`${workspace}/`))
    .map((file) => file.slice(workspace.length + 1));

/** Files that code starts as a process, a worker or a page, or that a program reads by itself. */
export default {
  workspaces: {
    '.': {
      entry: [
        ...scripts.filter((file) => !file.startsWith('server/')),
        '*.config.ts',
        'tools/mutation/code/vitest.config.ts',
        'tools/mutation/{code/selecting-checker,vitest/probe-set-up}.ts',
        '{e2e,benchmarks}/**/*-process.ts',
        'tools/check-*.ts',
        'tools/unused/report.ts',
        '{tools,database,e2e,benchmarks}/**/*.test.ts',
        'tools/{property-seed,temporal-equality}.ts',
        'e2e/global-setup.ts',
        'benchmarks/contenders/bare-http.ts',
        'e2e/trials/requests/heap-probe.mjs',
      ],
      project: ['{tools,database,e2e,benchmarks}/**/*.{ts,mjs}'],
    },
    domain: { entry: ['**/*.test.ts'], project: ['**/*.ts'] },
    contract: { entry: ['**/*.test.ts'], project: ['**/*.ts'] },
    server: {
      entry: [
        ...startedIn('server'),
        'app/main.ts',
        '**/*.test.ts',
        '**/test-*-process.ts',
        'testing/templates/make-portal-template.ts',
      ],
      project: ['**/*.ts'],
    },
    web: {
      entry: [
        'main.tsx',
        'services/widget/main.tsx',
        'platform/design/gallery/main.tsx',
        'vite.config.ts',
        'app/public/{render,start-public-page,router-stand-in}.tsx',
        'ticketing/ticket-holder/offline/service-worker.ts',
        '**/*.{nb,en}.ts',
        'app/text-files.ts',
        '**/*.test.{ts,tsx}',
        'testing/set-up-file.ts',
      ],
      project: ['**/*.{ts,tsx}', '!dist/**'],
    },
  },
  // Interfaces that other files add to by `declare module`, which is no import.
  ignoreIssues: {
    'web/platform/texts/texts.ts': ['types'],
    'web/services/company-tickets/offer/order-fields.ts': ['types'],
  },
  vite: false,
  vitest: false,
} satisfies KnipConfig;

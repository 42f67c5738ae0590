import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page of somebody who is signed in has, and no visitor's: one file instead of twenty. */
const forSignedIn = [
  '/node_modules/@tanstack/react-query/',
  '/node_modules/@tanstack/query-core/',
  '/node_modules/zod/',
  '/contract/route.ts',
  '/contract/scalars.ts',
  '/contract/session/',
  '/domain/access/features-for.rules.ts',
  '/domain/companies/search-words.rules.ts',
  '/web/api/answered-failure.ts',
  '/web/api/call-input.ts',
  '/web/api/call.ts',
  '/web/api/query.ts',
  '/web/api/submission.ts',
  '/web/app/shell/company-choice.tsx',
  '/web/app/shell/company-switcher.tsx',
  '/web/app/shell/signed-in-tools.tsx',
  '/web/app/shell/user-menu.tsx',
  '/web/app/shell/sign-out-button.tsx',
  '/web/app/signed-in-frame.tsx',
  '/web/design/locale-provider',
  '/web/design/toasts/',
  '/web/session/choose-company.ts',
  '/web/session/enter-company.ts',
  '/web/session/load-session.ts',
  '/web/session/remembered-company.ts',
  '/web/session/session-end.tsx',
];

/** What an order and a change of zones have in common. */
const forZones = [
  '/domain/products/',
  '/domain/zones/',
  '/web/company-tickets/date-choice',
  '/web/company-tickets/order-zones/',
  '/web/company-tickets/order/order-offer',
  '/web/company-tickets/order/order-price',
  '/web/company-tickets/order/order.queries',
  '/web/design/fields/radio-cards',
];

const chunkOf = (name: string, parts: readonly string[]) => ({
  name,
  test: (file: string) => parts.some((part) => file.includes(part)),
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    // React Aria brings its own words in thirty languages; these are the ones the pages are in.
    { ...optimizeLocales.vite({ locales: ['nb-NO', 'en-US', 'en-GB'] }), enforce: 'pre' },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first versions with light-dark(), which the colours of both themes rest on.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // No data: addresses, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    sourcemap: true,
    // What each page brings along, for the check of its weight; it is not served.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [chunkOf('signed-in', forSignedIn), chunkOf('zones', forZones)],
        },
      },
    },
  },
});

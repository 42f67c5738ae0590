import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    // React Aria has texts in thirty languages; keeps only those of the portal.
    { ...optimizeLocales.vite({ locales: ['nb-NO', 'en-US', 'en-GB'] }), enforce: 'pre' },
  ],
  resolve: {
    alias: {
      // React has had this hook since version 18; the router asks for a substitute of older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first versions with light-dark(), which both themes use.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // No data: URLs, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: {
      // All target browsers support modulepreload.
      polyfill: false,
      // The server preloads what a page imports; the lists for all pages would be part of every
      // page.
      resolveDependencies: (_file, imports, { hostId }) =>
        /^assets\/(index|user-pages)-/.test(hostId) ? [] : imports,
    },
    // Without the comment in each file: the server names the map in a header.
    sourcemap: 'hidden',
    // The files of each page, for the bundle budget and the preload links; not served.
    manifest: true,
    rolldownOptions: { optimization: { inlineConst: true } },
  },
});

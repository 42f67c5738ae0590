import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    modulePreload: {
      // All target browsers support modulepreload.
      polyfill: false,
      // The server names what a page imports; the list of it for all pages would be in each of them.
      resolveDependencies: (_file, imports, { hostId }) =>
        hostId.startsWith('assets/index-') ? [] : imports,
    },
    sourcemap: true,
    // Which files each page loads, for the bundle budget and the preload links; it is not served.
    manifest: true,
    rolldownOptions: { optimization: { inlineConst: true } },
  },
});

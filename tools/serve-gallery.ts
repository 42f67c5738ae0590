import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './source-paths.ts';

const page = '/platform/design/gallery/gallery.html';

/** Serves the gallery of components from its sources, which reload in the page when they change. */
export async function serveGallery(
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    // All that the page imports is found before it is opened: what is found later reloads it.
    optimizeDeps: { entries: [page.slice(1)] },
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await vite.listen();
  return { address: `http://localhost:${port}${page}`, close: () => vite.close() };
}

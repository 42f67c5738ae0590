import { join } from 'node:path';
import { tenantIds, tenantOf, writeTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { createServer, type Plugin } from 'vite';
import { projectOperators, takeOperatorsFrom } from '../server/app/operators/read-operators.ts';
import { allBrandStyles } from '../server/platform/tenants/brands.ts';
import { fillTemplate } from '../server/platform/web-pages/fill-template.ts';
import { root } from './source-paths.ts';

const page = '/platform/design/gallery/gallery.html';

/** Serves the gallery of components from its sources, which reload in the page when they change. */
export async function serveGallery(
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    plugins: [operatorsInPage()],
    logLevel: 'warn',
    // All that the page imports is found before it is opened: what is found later reloads it.
    optimizeDeps: { entries: [page.slice(1)] },
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await vite.listen();
  return { address: `http://localhost:${port}${page}`, close: () => vite.close() };
}

/** What the server writes into a page of one operator; the gallery shows all of the project's. */
function operatorsInPage(): Plugin {
  takeOperatorsFrom(projectOperators);
  const [first = ''] = tenantIds();
  const operators = tenantIds().map((id) => writeTenant(tenantOf(id)));
  return {
    name: 'operators-in-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        fillTemplate(html, {
          tenant: first,
          'brand-styles': `<style>${allBrandStyles()}</style>`,
          operators: JSON.stringify(operators).replaceAll('<', String.raw`\u003c`),
        }),
    },
  };
}

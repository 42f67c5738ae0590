import '#platform/design/theme.css';
import {
  takeTenants,
  tenantFromWritten,
  type WrittenTenant,
} from '@takst/domain/platform/tenants/tenants.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

/** The gallery is a page of its own: no portal around it, no server behind it. Its links lead nowhere. */
async function start(root: HTMLElement) {
  takeTenants(operatorsInPage().map(tenantFromWritten));
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const router = createRouter({
    routeTree: createRootRoute({ component: Gallery, notFoundComponent: Gallery }),
    history: createMemoryHistory(),
  });
  createRoot(root).render(<RouterProvider router={router} />);
}

const operatorsInPage = (): readonly WrittenTenant[] =>
  JSON.parse(document.getElementById('operators')?.textContent ?? '[]') as WrittenTenant[];

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in');
void start(root);

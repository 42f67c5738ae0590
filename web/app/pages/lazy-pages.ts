import { type ComponentType, lazy } from 'react';
import { LastPage } from '#app/pages/error-boundary.tsx';

/** Few see these: no part of the first load. Where they cannot be fetched, the last page is there. */
const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: LastPage };
    }
  });

export const ErrorPage = lazyPage(async () => (await import('./error.page.tsx')).ErrorPage);
export const UserSetupErrorPage = lazyPage(
  async () => (await import('#platform/session/user-setup-error.page.tsx')).UserSetupErrorPage,
);

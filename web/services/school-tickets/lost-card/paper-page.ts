import { pathTo } from '@takst/contract/app/path-to.ts';

/** Where the temporary ticket of a ticket is printed. */
export const paperPage = ({ id }: { readonly id: number }) =>
  pathTo('/skole/{id}/papirbevis', { id });

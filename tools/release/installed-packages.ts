import { z } from 'zod';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  name: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  devOptional: z.boolean().optional(),
});

const lock = z.object({ packages: z.record(z.string(), lockedPackage) });

/** A package of the lock file: where it lies from the root, and what it says of itself. */
export type LockedPackage = z.output<typeof lockedPackage> & { readonly path: string };

const inside = 'node_modules/';

/** The packages from the registry that a lock file names; the project's own are links. */
export const lockedPackages = (text: string): LockedPackage[] =>
  Object.entries(z.parse(lock, JSON.parse(text)).packages)
    .filter(([path, { link }]) => path.includes(inside) && !link)
    .map(([path, locked]) => ({ ...locked, path }));

/** Its name in `node_modules`: an alias, such as `react`, has another one in the registry. */
export const folderName = ({ path }: LockedPackage): string =>
  path.slice(path.lastIndexOf(inside) + inside.length);

/** What runs the server: neither for development, nor only on some platforms, as Node itself and PostgreSQL for tests are. */
export const isForProduction = ({ dev, devOptional, optional }: LockedPackage): boolean =>
  !dev && !devOptional && !optional;

import { z } from 'zod';
import { folderName, isForProduction, lockedPackages } from '../release/installed-packages.ts';
import type { Use } from './licence-rules.ts';

type LicensedPackage = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly use: Use;
};

/** Packages without a licence in their package.json, and where they say it. */
const saidElsewhere: Readonly<Record<string, string>> = {
  // Its file LICENSE.
  'png-js': 'MIT',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
};

const dependencies = z.record(z.string(), z.string()).optional();
const manifests = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      dependencies,
      optionalDependencies: dependencies,
      devDependencies: dependencies,
    }),
  ),
});

/** What the pages are built from: the packages that `web` declares, and what those need. */
function packagesOfPages(lock: string): ReadonlySet<string> {
  const { packages } = z.parse(manifests, JSON.parse(lock));
  const found = new Set<string>();
  const visit = (path: string, names: readonly string[]): void => {
    for (const name of names) {
      const target = placeOf(name, path);
      if (!target || found.has(target)) continue;
      found.add(target);
      const { dependencies: own = {} } = packages[target] ?? {};
      visit(target, Object.keys(own));
    }
  };
  /** As Node finds it: the nearest `node_modules` above. */
  const placeOf = (name: string, path: string): string | null => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      if (packages[place]) return place;
      if (folder === '') return null;
    }
  };
  const web = packages['web'] ?? {};
  visit('web', Object.keys({ ...web.dependencies, ...web.devDependencies }));
  return found;
}

/** Every package of the lock file with its licence, and what it is used for. */
export function licensedPackages(lock: string): LicensedPackage[] {
  const ofPages = packagesOfPages(lock);
  return lockedPackages(lock).map((locked) => {
    const name = locked.name ?? folderName(locked);
    return {
      name,
      version: locked.version ?? '',
      license: locked.license ?? saidElsewhere[name] ?? '',
      use: isForProduction(locked) ? 'server' : ofPages.has(locked.path) ? 'pages' : 'tools',
    };
  });
}

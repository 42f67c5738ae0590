import { cp, glob, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buildWebIfChanged } from '../web-build.ts';
import { root } from '../source-paths.ts';
import { isForProduction, lockedPackages } from './installed-packages.ts';
import { isNeededToRun, releaseFiles } from './release-files.ts';
import { releaseManifest } from './release-manifest.ts';

/** Where `npm run build` puts the release. */
export const releaseFolder = 'dist/release';

/** More than this is no release: something for development has come into it. */
export const mostMegabytes = 120;

const workspaces = ['contract', 'domain', 'server', 'web'];

type Release = { readonly files: number; readonly megabytes: number };

/** Makes the folder of a release (docs/decisions/0133), and says how big it is. */
export async function buildRelease(folder: string): Promise<Release> {
  await refuseForeignFolder(folder);
  await buildWebIfChanged();
  await rm(folder, { recursive: true, force: true });
  for (const file of await releaseFiles()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  const manifest = await readFile(join(root, 'package.json'), 'utf8');
  await writeFile(join(folder, 'package.json'), releaseManifest(manifest));
  await copyPackages(folder);
  await linkWorkspaces(folder);
  return measure(folder);
}

/** Of a folder that is there all is removed: it has to be an earlier release, or empty. */
export async function refuseForeignFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0 || (names.includes('server') && names.includes('deploy'))) return;
  throw new ReleaseRefused(`${folder} is no release, and is not empty: nothing was removed.`);
}

/** The folder of a release cannot be made where it is wanted. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

/** From the installed ones: what was tested is what runs, and nothing is fetched. */
async function copyPackages(folder: string): Promise<void> {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const paths = lockedPackages(lock)
    .filter(isForProduction)
    .map(({ path }) => path);
  // Before all of them at once: one may lie inside another.
  for (const path of paths) await mkdir(join(folder, path), { recursive: true });
  await Promise.all(paths.map((path) => copyPackage(join(root, path), join(folder, path))));
}

/** Without packages inside it, which have lines of their own in the lock file. */
function copyPackage(from: string, to: string): Promise<void> {
  const filter = (file: string): boolean => {
    const within = relative(from, file);
    return !/(^|[\\/])node_modules([\\/]|$)/.test(within) && isNeededToRun(within);
  };
  return cp(from, to, { recursive: true, filter });
}

/** As npm does: the sources lie outside `node_modules`, where Node strips no types. */
async function linkWorkspaces(folder: string): Promise<void> {
  const links = join(folder, 'node_modules/@takst');
  await mkdir(links, { recursive: true });
  for (const name of workspaces) await symlink(`../../${name}`, join(links, name), 'dir');
}

async function measure(folder: string): Promise<Release> {
  let files = 0;
  let bytes = 0;
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return { files, megabytes: bytes / 1_000_000 };
}

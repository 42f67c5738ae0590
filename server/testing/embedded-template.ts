import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrInsert } from '#db/cache/get-or-insert.ts';
import { connectPGlite, openPGlite } from '#db/connection/embedded.ts';
import { migrate, type Migration } from '#db/migrate/migrations.ts';

/** Installing packages anew empties it, so no other version of the database's has made what lies there. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/takst-test-databases');

const templates = new Map<string, Promise<Blob>>();

/** A migrated database to copy, made once and kept for the next test process. */
export const embeddedTemplate = (migrations: readonly Migration[]): Promise<Blob> =>
  getOrInsert(templates, templateName(migrations), () => readTemplate(migrations));

/** One name for one content: the same migrations give the same template. */
export const templateName = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(JSON.stringify(migrations.map(({ name, digest }) => [name, digest])))
    .digest('hex')
    .slice(0, 16);

async function readTemplate(migrations: readonly Migration[]): Promise<Blob> {
  const file = join(folder, `${templateName(migrations)}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const made = await makeTemplate(migrations);
    await mkdir(folder, { recursive: true });
    // Another test process may be at it too: each writes a file of its own, the last one stays.
    const own = `${file}.${process.pid}`;
    await writeFile(own, made);
    await rename(own, file);
    return new Blob([made]);
  }
}

async function makeTemplate(migrations: readonly Migration[]): Promise<Buffer<ArrayBuffer>> {
  const pglite = await openPGlite(null);
  await migrate(connectPGlite(pglite), migrations);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}

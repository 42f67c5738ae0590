import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { getOrInsert } from '#platform/db/get-or-insert.ts';
import { openPGlite } from '#platform/db/connection/embedded.ts';
import { openMigratedPGlite } from '#platform/db/connection/open-database.ts';
import { BytesInMemory, fastPGlite } from './fast-pglite.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import type { Template } from './template.ts';
import { templateFile, templateFolder } from './template-file.ts';

const templates = new Map<string, Promise<BytesInMemory>>();

/** A PGlite in memory, as the template is. */
export const copyOfTemplate = async (template: Template): Promise<PGlite> =>
  openPGlite(null, { ...(await fastPGlite()), loadDataDir: await contentOf(template) });

const contentOf = (template: Template): Promise<BytesInMemory> =>
  getOrInsert(templates, template.name, () => readTemplate(template));

async function readTemplate(template: Template): Promise<BytesInMemory> {
  const file = templateFile(template.name);
  try {
    return new BytesInMemory(await readFile(file));
  } catch {
    const newTemplate = await makeTemplate(template);
    await mkdir(templateFolder, { recursive: true });
    // Another test process may be at it too: each writes a file of its own, the last one stays.
    const own = `${file}.${process.pid}`;
    await writeFile(own, newTemplate);
    await rename(own, file);
    if (!template.name.startsWith('migrated_')) await removeOthers(template);
    return new BytesInMemory(newTemplate);
  }
}

/** Each change of the code makes another; processes that run have what they copy in memory. */
async function removeOthers({ name }: Template): Promise<void> {
  const [kind = ''] = name.split('_');
  const others = (await readdir(templateFolder)).filter(
    (other) => other.startsWith(`${kind}_`) && !other.startsWith(name),
  );
  for (const other of others) await rm(join(templateFolder, other), { force: true });
}

/**
 * An empty PGlite whose copies are small: each writes all bytes of the template to its files, which takes most of its start. A log
 * comes in pieces of 16 MB, and a new server has two databases that are only there to be copied.
 */
async function openSmallPGlite(): Promise<PGlite> {
  const pglite = await openPGlite(null, {
    ...(await fastPGlite()),
    initDbStartParams: ['--wal-segsize=1'],
  });
  for (const name of ['template0', 'template1']) {
    await pglite.exec(`alter database ${name} is_template false`);
    await pglite.exec(`drop database ${name}`);
  }
  return pglite;
}

async function makeTemplate({ from, fill }: Template): Promise<Buffer<ArrayBuffer>> {
  const pglite = await (from ? copyOfTemplate(from) : openSmallPGlite());
  const open = openMigratedPGlite(pglite, testSecrets);
  // What fills it may be a portal, which closes its database when it stops.
  await fill({ ...open, close: async () => undefined });
  // A copy has no counts of changes by which tables would be analyzed there.
  await pglite.exec('analyze');
  // Without it, each copy would do again what is only in the log yet.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await open.close();
  return Buffer.from(await dump.arrayBuffer());
}

import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import { openCopy, openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { portalTemplateName } from '#testing/templates/portal-template-name.ts';
import type { Template } from '#testing/templates/template.ts';
import { grantToTemplateRole, openAsApplication } from './application-role.ts';
import { testPortal } from './test-portal.ts';
import type { World } from './world.store.ts';
import { rememberWorld, worldOf, worldTemplate } from './world-template.ts';

/** A database with the marked world in it. */
export type PortalDatabase = TestDatabase & {
  world: World;
  /** The same as the application's role has it, where there are two. The test reads and prepares as the owner. */
  asApplication?: OpenDatabase | undefined;
};

/** A database of a test's own from which a portal starts at once: its data, keys and job tables are there. */
export async function openPortalDatabase(): Promise<PortalDatabase> {
  const template = await portalTemplate();
  const copy = await openCopy(template);
  const world = await worldOf(copy.database, template);
  if (copy.kind === 'pglite') return { ...copy, world };
  const asApplication = openAsApplication(copy);
  const drop = async () => {
    await asApplication.close();
    await copy.drop();
  };
  return { ...copy, world, asApplication, drop };
}

/** As a portal finds it that was just installed: reference data, and no companies or users. */
export async function openEmptyDatabase(): Promise<PortalDatabase> {
  const test = await openTestDatabase();
  await loadReferenceData(test.database);
  return { ...test, world: { companies: [], users: [] } };
}

let read: Promise<Template> | undefined;
const portalTemplate = (): Promise<Template> => (read ??= readTemplate());

async function readTemplate(): Promise<Template> {
  const from = await worldTemplate();
  return {
    name: portalTemplateName(),
    from,
    fill: async (open) => {
      const world = await worldOf(open.database, from);
      const portal = await testPortal({ ...open, world });
      await portal.stop();
      if (open.kind === 'postgres') await grantToTemplateRole(tablesOf(open.database));
      await rememberWorld(open.database, world);
    },
  };
}

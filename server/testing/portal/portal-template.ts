import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import { openCopy, openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { portalTemplateName } from '#testing/templates/portal-template-name.ts';
import type { Template } from '#testing/templates/template.ts';
import { testPortal } from './test-portal.ts';
import type { World } from './world.store.ts';
import { rememberWorld, worldOf, worldTemplate } from './world-template.ts';

/** A database with the marked world in it. */
export type PortalDatabase = TestDatabase & { world: World };

/** A database of a test's own from which a portal starts at once: its data, keys and job tables are there. */
export async function openPortalDatabase(): Promise<PortalDatabase> {
  const template = await portalTemplate();
  const copy = await openCopy(template);
  return { ...copy, world: await worldOf(copy.database, template) };
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
      await rememberWorld(open.database, world);
    },
  };
}

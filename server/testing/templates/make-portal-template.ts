import { existsSync } from 'node:fs';
import { portalTemplateName } from './portal-template-name.ts';
import { templateFile } from './template-file.ts';

/** Runs before the workers of the tests on PGlite start: each of them would make the template for itself. */
export default async function setup(): Promise<void> {
  if (existsSync(templateFile(portalTemplateName()))) return;
  const { openPortalDatabase } = await import('../portal/portal-template.ts');
  const { drop } = await openPortalDatabase();
  await drop();
}

import { createHash } from 'node:crypto';
import type { OpenDatabase } from '#db/connection/open-database.ts';
import { migrate, type Migration } from '#db/migrate/migrations.ts';
import { tablesOf } from '#db/tables.ts';

/** Portals are made anew with each change of the code; few others are kept. */
export type TemplateKind = 'migrated' | 'portal';

/** What databases of tests are copied from: made once, and kept for the next test process. */
export type Template = {
  /** Two templates of one name have the same content: what kind it is, and a digest. */
  name: `${TemplateKind}_${string}`;
  /** The template that it starts from; an empty database without it. */
  from?: Template;
  /** Puts the content in; what it opens on the database, it closes. */
  fill: (open: OpenDatabase) => Promise<unknown>;
};

/** A database after these migrations. */
export const migratedTemplate = (migrations: readonly Migration[]): Template => ({
  name: `migrated_${digestOfTexts(migrations.flatMap(({ name, digest }) => [name, digest]))}`,
  fill: ({ database }) => migrate(tablesOf(database), migrations),
});

/** 16 characters that are the same for the same texts alone. */
export function digestOfTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex').slice(0, 16);
}

import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { migrate, type Migration } from '#platform/db/migrate/migrations.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { digestOfTexts } from './digest-of-texts.ts';

/** Each is made anew when anything changes that goes into it; the newest are kept. */
export type TemplateKind = 'migrated' | 'world' | 'portal' | 'demo';

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

import { join } from 'node:path';

/** Installing packages anew empties it, so no other version of the database's has made what lies there. */
export const templateFolder = join(
  import.meta.dirname,
  '../../../node_modules/.cache/takst-test-databases',
);

/** Where a template for PGlite lies. */
export const templateFile = (name: string): string => join(templateFolder, `${name}.tar`);

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const projectReferenceFolder = join(import.meta.dirname, '../../../database/reference');

/** Reads and validates one of the project's reference files. */
export async function readReferenceFile<S extends z.core.$ZodType>(
  name: string,
  schema: S,
): Promise<z.output<S>> {
  return z.parse(schema, JSON.parse(await readFile(join(projectReferenceFolder, name), 'utf8')));
}

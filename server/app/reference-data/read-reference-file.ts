import { z } from 'zod';
import { readDataFile } from './read-data-file.ts';
import { type ReferenceDataFile, referenceDataFile } from './reference-data-file.ts';

/** A file that cannot be loaded: each fault with the file and the field. */
export class WrongReferenceFile extends Error {
  override name = 'WrongReferenceFile';
  constructor(faults: readonly string[]) {
    super(['Takst cannot load its reference data:', ...faults.map((one) => `  ${one}`)].join('\n'));
  }
}

/** A checked file of reference data, or everything that is wrong in it. `prepare` changes its content before the check. */
export async function readReferenceFile(
  path: string,
  prepare: (content: object) => object = (content) => content,
): Promise<{ file: ReferenceDataFile } | { faults: string[] }> {
  const faultsOf = ({ issues }: z.ZodError) => ({
    faults: issues.map((issue) => `${path}: ${faultIn(issue)}`),
  });
  let content: object;
  try {
    content = await readDataFile(path);
  } catch (error) {
    if (error instanceof z.ZodError) return faultsOf(error);
    const reason = error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'cannot be read';
    return { faults: [`${path}: ${reason}`] };
  }
  const parsed = referenceDataFile.safeParse(prepare(content));
  return parsed.success ? { file: parsed.data } : faultsOf(parsed.error);
}

const faultIn = ({ path, message }: z.core.$ZodIssue): string =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message;

import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const folders = '{domain,contract,server,web,database,e2e,tools,benchmarks}';

/** Every source file that people wrote, from the root. */
export async function sourcePaths(): Promise<string[]> {
  const files = glob(['*.ts', `${folders}/**/*.{ts,tsx,mjs}`], {
    cwd: root,
    exclude: ['**/node_modules/**', 'web/dist/**', '**/*.generated.ts'],
  });
  return (await Array.fromAsync(files)).toSorted();
}

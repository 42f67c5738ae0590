import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Semicolons, quotes, UTF-8, from the first line, every column as it comes, formulas evaluated. */
const readCsv = 'Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false,false,false,0,true';

/** What LibreOffice makes of a file, as a flat file of its own. */
export async function openInOffice(
  program: string,
  { type, content }: { type: 'csv' | 'xlsx'; content: string | Uint8Array },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-office-'));
  try {
    const file = join(folder, `file.${type}`);
    await writeFile(file, content);
    const args = [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...(type === 'csv' ? [`--infilter=${readCsv}`] : []),
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      file,
    ];
    await promisify(execFile)(program, args);
    return await readFile(join(folder, 'file.fods'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const formulasIn = (sheet: string) => sheet.match(/table:formula=/g)?.length ?? 0;

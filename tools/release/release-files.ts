import { glob } from 'node:fs/promises';
import { root } from '../source-paths.ts';

/** What the server runs from: its sources, which Node reads as they are, migrations, reference data and pages. */
const included = [
  'package.json',
  '{contract,domain,server,web}/package.json',
  '{contract,domain,server,database}/**/*.{ts,js,css,csv,json,sql}',
  'operators/*/*.{json,geojson}',
  'tools/{launch,temporal}.mjs',
  // The sign-in page of the demo world has the portal's colours and fonts.
  'web/platform/design/theme/*.css',
  'web/dist/**/*.*',
  'deploy/*',
  'docs/{api,commands,installation,licences,operations,operators,settings,ticket-apps}.md',
  '{LICENSE,README.md,CHANGELOG.md}',
];

const leftOut =
  /(^|\/)(node_modules|testing)\/|(^|\/)test-[^/]*$|\.test\.ts$|\/tsconfig\.json$|\.map$/;

/** The project's own files of a release, from the root. */
export async function releaseFiles(folder = root): Promise<string[]> {
  const files = await Array.fromAsync(
    glob(included, { cwd: folder, exclude: ['**/node_modules'] }),
  );
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => !leftOut.test(file));
}

/** What a package brings for those who develop with it. */
const forDevelopers = /\.(map|flow|tsx?|mts|cts)$/;

/** Whether a file of a package is needed to run it. */
export const isNeededToRun = (file: string): boolean => !forDevelopers.test(file);

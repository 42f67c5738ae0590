import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Path of a Chromium or Chrome, and the environment that it needs. */
export type BrowserProgram = { path: string; env: Record<string, string> };

const root = join(import.meta.dirname, '..');
const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
const cache = join(root, 'node_modules/.cache/chromium');

/**
 * The package unpacks to `tmpdir()`, including on Lambda the libraries that a bare machine lacks.
 */
const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;

/**
 * The Chromium of the npm package, unpacked once per version; null if the package has none for this
 * platform.
 */
export function unpackChromium(): BrowserProgram | null {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(cache, version);
  if (!existsSync(folder)) unpackTo(folder);
  return {
    path: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/**
 * Unpacks beside the folder and renames it, so that an interrupted run leaves no partial browser.
 */
function unpackTo(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(join(cache, 'unpacking-'));
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: root,
    env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  writeFileSync(join(unpacking, 'fonts.conf'), fontsConf(join(folder, 'fonts')));
  renameSync(unpacking, folder);
}

/** The package's own file lists folders of Lambda; the machine's fonts come first. */
const fontsConf = (fonts: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${fonts}</dir>
  <cachedir>${join(fonts, 'cache')}</cachedir>
</fontconfig>
`;

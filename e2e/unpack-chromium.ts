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

/** A Chromium or Chrome, and what it needs in its environment besides. */
export type BrowserProgram = { path: string; env: Record<string, string> };

const root = join(import.meta.dirname, '..');
const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
const cache = join(root, 'node_modules/.cache/chromium');

/** Unpacks to `tmpdir()`; on Lambda, with the libraries that a bare machine lacks. */
const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;

/** The Chromium from npm, unpacked once for each version; null where the package has none to give. */
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

/** Unpacks beside the folder and renames it: an unpacking that is broken off leaves no half browser. */
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

/** The package's own file names folders of Lambda. The machine's fonts come first where it has any. */
const fontsConf = (fonts: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${fonts}</dir>
  <cachedir>${join(fonts, 'cache')}</cachedir>
</fontconfig>
`;

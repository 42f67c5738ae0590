import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Rolldown } from 'vite';
import { linesOf, readFirstChunk, writeFirstChunk } from './bundle/first-chunk.ts';
import { writeFirstFetches } from './bundle/first-fetches.ts';
import { publicChunks, publicEntries, publicEntryCode } from './bundle/public-entries.ts';
import { writePublicScripts } from './bundle/public-pages.ts';
import { orderFormManifest, publicPagesManifest } from './bundle/read-bundle.ts';
import { writePageFrames } from './bundle/page-frames.ts';
import { sharedChunks } from './bundle/shared-chunks.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const stamp = join(dist, 'sources.sha256');

/** Everything that the built pages are made from. */
const sources = [
  'tools/bundle/*.ts',
  'web/**/*.{ts,tsx,css,html,svg}',
  'contract/**/*.ts',
  'domain/**/*.ts',
  'package-lock.json',
];
const isSource = (file: string): boolean => !/node_modules|\/dist\/|\.test\.tsx?$/.test(file);

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).filter(isSource).sort();
  for (const file of files) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

type BuildState = {
  /** What the sources are now. */
  readonly digest: string;
  /** What the pages that are there were built from; null when there are none. */
  readonly builtFrom: string | null;
  /** An installation with `NODE_ENV=production` has no development dependencies, and so nothing to build with. */
  readonly canBuild: boolean;
};

/** Whether the pages have to be built before the start. Throws when they have to and cannot be. */
export function needsBuild({ digest, builtFrom, canBuild }: BuildState): boolean {
  if (builtFrom === digest) return false;
  if (canBuild) return true;
  const problem = builtFrom === null ? 'are not built' : 'were built from other sources';
  throw new PagesNotBuilt(
    `The pages in web/dist ${problem}, and the tools that build them are not installed here. ` +
      'Run "npm ci --include=dev && npm run build", or copy web/dist from a machine that has built this version.',
  );
}

/** Pages from other sources would not fit the server's calls, so that nothing is served. */
export class PagesNotBuilt extends Error {
  override name = 'PagesNotBuilt';
}

/** Builds the web application, unless what is there was built from these very sources. */
export async function buildWebIfChanged(): Promise<void> {
  const digest = await digestOfSources();
  const builtFrom = existsSync(stamp) ? await readFile(stamp, 'utf8') : null;
  const canBuild = existsSync(join(root, 'node_modules/vite'));
  if (!needsBuild({ digest, builtFrom, canBuild })) return;
  console.log('Building the web application …');
  const portal = await buildForProduction();
  await writeFirstFetches();
  await writePublicScripts();
  await writePageFrames();
  await compressFiles();
  await writeFirstChunk(portal);
  for (const line of linesOf(await readFirstChunk())) console.log(line);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
}

/** Links of public pages are links, and their frame comes from the server: they need no router (docs/decisions/0118). */
const withoutRouter = {
  '@tanstack/react-router': join(root, 'web/app/public/router-stand-in.tsx'),
};

/** React's own checks stay out only when this process says production, and it says so only meanwhile. */
async function buildForProduction(): Promise<Rolldown.RolldownOutput> {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    // Read only here: most starts have nothing to build.
    const { build } = await import('vite');
    const configFile = join(root, 'web/vite.config.ts');
    const portal = await build({
      configFile,
      logLevel: 'warn',
      build: {
        rolldownOptions: { output: { codeSplitting: sharedChunks() } },
      },
    });
    // The public order form shares no file with the portal: a visitor loads nothing that is not theirs.
    await build({
      configFile,
      logLevel: 'warn',
      build: {
        emptyOutDir: false,
        assetsDir: 'assets/order-form',
        manifest: orderFormManifest,
        rolldownOptions: { input: join(root, 'web/services/widget/order-form.html') },
      },
    });
    // Pages for visitors: what the browser loads, and what the server renders them with.
    const resolve = { alias: withoutRouter };
    await build({
      configFile,
      logLevel: 'warn',
      resolve,
      plugins: [publicEntryCode()],
      build: {
        emptyOutDir: false,
        assetsDir: 'assets/public-pages',
        manifest: publicPagesManifest,
        // Every page is fetched whole, and named by the server: nothing is loaded ahead by a script.
        modulePreload: false,
        rolldownOptions: {
          input: [join(root, 'web/app/public/public-page.html'), ...publicEntries()],
          output: { codeSplitting: publicChunks() },
        },
      },
    });
    await build({
      configFile,
      logLevel: 'warn',
      resolve,
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'web/app/public/render.tsx'),
        outDir: join(dist, 'public-pages'),
        manifest: false,
        sourcemap: true,
        rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
      },
    });
    await build({
      configFile,
      logLevel: 'warn',
      build: {
        emptyOutDir: false,
        outDir: join(dist, 'public-pages'),
        manifest: false,
        sourcemap: false,
        rolldownOptions: {
          input: join(root, 'web/ticketing/ticket-holder/offline/service-worker.ts'),
          output: { entryFileNames: 'service-worker.js', format: 'iife', codeSplitting: false },
        },
      },
    });
    // One output, and nobody waits for changes.
    return portal as Rolldown.RolldownOutput;
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Compressed once here instead of at every request. */
async function compressFiles(): Promise<void> {
  for await (const file of glob('assets/**/*.{js,css,svg}', { cwd: dist })) {
    const content = await readFile(join(dist, file));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(join(dist, `${file}.br`), await brotli(content, quality));
    await writeFile(
      join(dist, `${file}.gz`),
      await gz(content, { level: constants.Z_BEST_COMPRESSION }),
    );
  }
}

import { resolve } from 'node:path';
import { PagesNotBuilt } from './web-build.ts';
import {
  buildRelease,
  mostMegabytes,
  releaseFolder,
  ReleaseRefused,
} from './release/build-release.ts';

/** `npm run build`: one folder with what runs the portal (docs/decisions/0133); `-- <folder>` makes it elsewhere. */
const folder = resolve(process.argv[2] ?? releaseFolder);
const { files, megabytes } = await buildRelease(folder).catch((error: unknown) => {
  if (!(error instanceof PagesNotBuilt || error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exit(1);
});
console.log(`${folder}: ${megabytes.toFixed(1)} MB in ${files} files`);
if (megabytes > mostMegabytes) {
  console.error(`A release has at most ${mostMegabytes} MB.`);
  process.exit(1);
}

import { type FirstLoad, firstLoads } from '../tools/bundle/first-loads.ts';
import { gzipBytes, readManifest, scriptsOf } from '../tools/bundle/read-bundle.ts';
import { buildWebIfChanged } from '../tools/web-build.ts';
import { atMost, type Result } from './report/result.ts';

const goals = { publicPage: 125, otherPage: 150 };

/** Compressed JavaScript of each page's first view. */
export async function firstLoadBenchmark(): Promise<Result> {
  await buildWebIfChanged();
  const manifest = await readManifest();
  const weigh = async ({ file, parts, isPublic }: FirstLoad) =>
    atMost(
      `first load of ${file.replace(/.*\/(.*)\.page\.tsx$/, '$1')}`,
      (await gzipBytes(scriptsOf(manifest, parts))) / 1_000,
      { goal: isPublic ? goals.publicPage : goals.otherPage, unit: ' kB', digits: 1 },
    );
  return {
    benchmark: 'first-load',
    figures: await Promise.all(firstLoads(manifest).map(weigh)),
  };
}

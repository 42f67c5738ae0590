import { publicLoads } from './public-pages.ts';
import { gzipBytes, publicPagesManifest, readManifest } from './read-bundle.ts';

const kilobyte = 1_000;
const most = 35 * kilobyte;
/** Less means that a file was not counted. */
const least = 15 * kilobyte;

/** Public pages over the goal, with what they may weigh in bytes. The server has rendered their text before. */
const heavierPages: Readonly<Record<string, number>> = {
  // A form with the library of forms, which the other forms of onboarding have too (docs/decisions/0118).
  '/register': 40 * kilobyte,
  '/register/verify-phone': 45 * kilobyte,
  '/register/sign/{token}': 43 * kilobyte,
  '/aktiver/{token}': 36 * kilobyte,
};

export type Weights = { readonly weights: readonly string[]; readonly faults: readonly string[] };

/** How much JavaScript each page for visitors loads, gzipped, and which load too much. */
export async function weighPublicPages(): Promise<Weights> {
  const manifest = await readManifest(publicPagesManifest);
  const pages = await Promise.all(
    publicLoads(manifest, 'nb').map(async ({ path, scripts }) => ({
      path,
      bytes: await gzipBytes(scripts),
      limit: heavierPages[path] ?? most,
    })),
  );
  const weightOf = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
  return {
    weights: pages.map(({ path, bytes }) => `${path} ${weightOf(bytes)}`),
    faults: [
      ...pages
        .filter(({ bytes, limit }) => bytes > limit)
        .map(({ path, bytes, limit }) => `${path}: ${weightOf(bytes)}, at most ${weightOf(limit)}`),
      ...pages
        .filter(({ bytes }) => bytes < least)
        .map(({ path, bytes }) => `${path}: ${weightOf(bytes)}, which cannot be all`),
      ...(pages.length < 5 ? [`only ${pages.length} public pages counted`] : []),
    ],
  };
}

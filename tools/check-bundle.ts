import { buildWebIfChanged } from './web-build.ts';
import { circleIn } from './bundle/circles.ts';
import { firstLoads, type FirstLoad } from './bundle/first-loads.ts';
import { gzipBytes, packagesIn, readManifest, scriptsOf } from './bundle/read-bundle.ts';

/** Builds the web application and weighs what each page loads at first. */
const kilobyte = 1_000;
const most = { visitor: 120 * kilobyte, user: 190 * kilobyte };
/** Less than this is no page: something was not counted. */
const least = 50 * kilobyte;
const fewestPages = 4;
/** What a visitor does not use. */
const notForVisitors =
  /^(react-aria.*|react-stately|@react-(aria|stately)\/.*|zod|@tanstack\/(react-query|query-core))$/;

await buildWebIfChanged();
const manifest = await readManifest();
const faults: string[] = [];

async function weigh({ page, parts, isVisitors }: FirstLoad): Promise<string> {
  const scripts = scriptsOf(manifest, parts);
  const bytes = await gzipBytes(scripts);
  const limit = isVisitors ? most.visitor : most.user;
  const inKilobytes = (bytes / kilobyte).toFixed(1);
  if (bytes > limit) faults.push(`${page}: ${inKilobytes} kB, at most ${limit / kilobyte} kB`);
  if (bytes < least) faults.push(`${page}: ${inKilobytes} kB, which cannot be all`);
  return `${page} ${inKilobytes} kB`;
}

const loads = firstLoads(manifest);
const weights: string[] = [];
for (const load of loads) weights.push(await weigh(load));
if (loads.length < fewestPages) faults.push(`only ${loads.length} pages read`);

const circle = circleIn(manifest);
if (circle) faults.push(`chunks in a circle: ${circle.join(' → ')}`);

const unwanted = async (wanted: (load: FirstLoad) => boolean): Promise<string[]> => {
  const scripts = loads.filter(wanted).flatMap(({ parts }) => scriptsOf(manifest, parts));
  return [...(await packagesIn(scripts))].filter((name) => notForVisitors.test(name));
};
const brought = await unwanted(({ isVisitors }) => isVisitors);
if (brought.length > 0) faults.push(`a visitor's first load holds ${brought.join(', ')}`);
// The other pages do hold them: there the same question has to find them.
const elsewhere = await unwanted(({ isVisitors }) => !isVisitors);
for (const name of ['react-aria', 'zod', '@tanstack/query-core']) {
  if (!elsewhere.includes(name)) faults.push(`not found where it is used: ${name}`);
}

for (const fault of faults) console.error(fault);
console.log(weights.join(', '));
process.exit(faults.length > 0 ? 1 : 0);

import { firstLoads } from './bundle/first-loads.ts';
import { gzipBytes, orderFormManifest, readManifest, scriptsOf } from './bundle/read-bundle.ts';
import { buildWebIfChanged } from './web-build.ts';

/** Builds the web application and checks how much JavaScript each page loads at first. */
const kilobyte = 1_000;
const maxBytes = {
  // Each page loads the tables of pages and texts: those of free tickets and cards are 5 to 6 kB of them
  // (docs/decisions/0092, 0096), those of school tickets 1.5 kB (0097, 0102).
  publicPage: 131 * kilobyte,
  otherPage: 203 * kilobyte,
  orderForm: 90 * kilobyte,
};
/** Pages that are over the goal, with what they may weigh. */
const heavierPages: Readonly<Record<string, number>> = {
  // Sells subscriptions beside tickets (docs/decisions/0048), to employees and residents (0057), lets a service add to it,
  // and says which month is charged for what was handed out (0066). The words of the choice of zones are a file of their own (0077).
  'company-tickets/order/order-company-ticket.page.tsx': 211 * kilobyte,
  // The same with the call that moves somebody in (docs/decisions/0058).
  'housing/move-in/order-for-resident.page.tsx': 215 * kilobyte,
  // The choice of zones, profiles by age, media and amounts in one form (docs/decisions/0092).
  'free-tickets/order/order-free-ticket.page.tsx': 211 * kilobyte,
  // Tables that are mended in place: they say more of a row since rows may exist already and are taxed (docs/decisions/0094).
  'housing/many/order-for-residents.page.tsx': 210 * kilobyte,
  'company-tickets/roster/roster.page.tsx': 211 * kilobyte,
  'company-tickets/order-many/order-many.page.tsx': 205 * kilobyte,
  'company-tickets/change-many/change-many.page.tsx': 204 * kilobyte,
  // The comparison with a list, of families (docs/decisions/0095).
  'free-tickets/leavers/leavers.page.tsx': 206 * kilobyte,
  // Zones with their map, media and a row for each pupil; lists beside their options; classes that move up, with every pupil
  // (docs/decisions/0101, 0102).
  'school-tickets/order/order-school-tickets.page.tsx': 211 * kilobyte,
  'school-tickets/many/order-many.page.tsx': 207 * kilobyte,
  'school-tickets/rollover/rollover.page.tsx': 210 * kilobyte,
  // Its text says what is kept of whom, why, and for how long (docs/decisions/0096).
  'free-tickets/info/free-ticket-info.page.tsx': 132 * kilobyte,
};
/** Less means that a file was not counted. */
const minBytes = { page: 50 * kilobyte, orderForm: 25 * kilobyte };

await buildWebIfChanged();
const manifest = await readManifest();
const faults: string[] = [];
const weights: string[] = [];

const loads = firstLoads(manifest);
for (const { file, parts, isPublic } of loads) {
  const bytes = await gzipBytes(scriptsOf(manifest, parts));
  const limit = heavierPages[file] ?? (isPublic ? maxBytes.publicPage : maxBytes.otherPage);
  const weight = `${(bytes / kilobyte).toFixed(1)} kB`;
  if (bytes > limit) faults.push(`${file}: ${weight}, at most ${limit / kilobyte} kB`);
  if (bytes < minBytes.page) faults.push(`${file}: ${weight}, which cannot be all`);
  weights.push(`${file} ${weight}`);
}
const orderForm = await readManifest(orderFormManifest);
const entries = Object.keys(orderForm).filter((part) => orderForm[part]?.isEntry);
const formBytes = await gzipBytes(scriptsOf(orderForm, entries));
const formWeight = `the public order form ${(formBytes / kilobyte).toFixed(1)} kB`;
if (formBytes > maxBytes.orderForm) {
  faults.push(`${formWeight}, at most ${maxBytes.orderForm / kilobyte} kB`);
}
if (formBytes < minBytes.orderForm) faults.push(`${formWeight}, which cannot be all`);
weights.push(formWeight);
for (const isPublic of [true, false]) {
  const count = loads.filter((load) => load.isPublic === isPublic).length;
  if (count < 2) faults.push(`only ${count} ${isPublic ? 'public' : 'other'} pages counted`);
}

for (const fault of faults) console.error(fault);
console.log(weights.join(', '));
process.exit(faults.length > 0 ? 1 : 0);

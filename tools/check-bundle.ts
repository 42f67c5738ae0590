import { linesOf, readFirstChunk } from './bundle/first-chunk.ts';
import { firstLoads } from './bundle/first-loads.ts';
import { circlesOf } from './bundle/circles-of.ts';
import {
  gzipBytes,
  orderFormManifest,
  publicPagesManifest,
  readManifest,
  scriptsOf,
} from './bundle/read-bundle.ts';
import { missingStyles } from './bundle/missing-styles.ts';
import { weighPublicPages } from './bundle/weigh-public-pages.ts';
import { buildWebIfChanged } from './web-build.ts';

/** Builds the web application and checks how much JavaScript each page loads at first (docs/decisions/0116). */
const kilobyte = 1_000;
const maxBytes = {
  firstChunk: 85 * kilobyte,
  otherPage: 150 * kilobyte,
  orderForm: 90 * kilobyte,
};
/** Pages that are over the goal, with what they may weigh. */
const heavierPages: Readonly<Record<string, number>> = {
  // The choice of zones, profiles by age, media and amounts in one form, beside a table (docs/decisions/0092).
  'services/free-tickets/order/order-free-ticket.page.tsx': 169 * kilobyte,
  // Four media, each with its fields, lists of recipients, and former orders (docs/decisions/0106).
  'services/ticket-counter/order-form/order-counter-tickets.page.tsx': 164 * kilobyte,
  // The order form and the call that moves a resident in (docs/decisions/0058).
  'services/housing/move-in/order-for-resident.page.tsx': 163 * kilobyte,
  // Zones, media and a row for each pupil, and the second homes of pupils (docs/decisions/0101, 0104).
  'services/school-tickets/order/order-school-tickets.page.tsx': 160 * kilobyte,
  // Tables that are mended in place (docs/decisions/0094).
  'services/company-tickets/roster/roster.page.tsx': 158 * kilobyte,
  // Agreements, payroll files, and the company's own list of cost centres (docs/decisions/0125).
  'services/self-service/settings/settings.page.tsx': 157 * kilobyte,
  // Sells subscriptions beside tickets, and lets a service add to it (docs/decisions/0048, 0057).
  'services/company-tickets/order/order-company-ticket.page.tsx': 159 * kilobyte,
  'services/housing/many/order-for-residents.page.tsx': 156 * kilobyte,
  // Lists for many load what takes files and what searches as parts of their own, so that forms do without them.
  'services/school-tickets/rollover/rollover-batch.page.tsx': 151 * kilobyte,
  'services/school-tickets/rollover/rollover.page.tsx': 156 * kilobyte,
  // The forms of a new user and of a new company, filled in by a request for access (docs/decisions/0113).
  'customers/users/access-requests/access-request.page.tsx': 155 * kilobyte,
  'services/school-tickets/many/order-many.page.tsx': 155 * kilobyte,
  // A company, its agreements and its first administrator in one form; it stood a few bytes below 155 before fields could take the focus.
  'customers/companies/new/new-company.page.tsx': 156 * kilobyte,
  // Counters, references and people with their covers on one page (docs/decisions/0105).
  'services/ticket-counter/settings/counter-settings.page.tsx': 153 * kilobyte,
  // Lists for many that are pasted or read, with the options of their service (docs/decisions/0094).
  'services/free-tickets/many/mass-operations.page.tsx': 154 * kilobyte,
  'services/free-tickets/many/order-many.page.tsx': 152 * kilobyte,
  'services/free-tickets/leavers/leavers.page.tsx': 152 * kilobyte,
  'services/company-tickets/order-many/order-many.page.tsx': 153 * kilobyte,
  'services/company-tickets/change-many/change-many.page.tsx': 152 * kilobyte,
};
/** Less means that a file was not counted. */
const minBytes = { page: 50 * kilobyte, orderForm: 25 * kilobyte };
/** The others are far enough from the limit. */
const shownPages = 10;

await buildWebIfChanged();
const manifest = await readManifest();
const faults: string[] = [];
const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;

function check(name: string, bytes: number, { least, most }: { least: number; most: number }) {
  if (bytes > most) faults.push(`${name}: ${inKilobytes(bytes)}, at most ${most / kilobyte} kB`);
  if (bytes < least) faults.push(`${name}: ${inKilobytes(bytes)}, which cannot be all`);
}

const loads = await Promise.all(
  firstLoads(manifest).map(async (load) => ({
    ...load,
    bytes: await gzipBytes(scriptsOf(manifest, load.parts)),
  })),
);
for (const { file, bytes } of loads) {
  const most = heavierPages[file] ?? maxBytes.otherPage;
  check(file, bytes, { least: minBytes.page, most });
}
if (loads.length < 80) faults.push(`only ${loads.length} pages counted`);
const orderForm = await readManifest(orderFormManifest);
const entries = Object.keys(orderForm).filter((part) => orderForm[part]?.isEntry);
const formBytes = await gzipBytes(scriptsOf(orderForm, entries));
check('the public order form', formBytes, { least: minBytes.orderForm, most: maxBytes.orderForm });
const firstChunk = await readFirstChunk();
check('the first chunk', firstChunk.bytes, {
  least: minBytes.orderForm,
  most: maxBytes.firstChunk,
});

faults.push(
  ...circlesOf(manifest),
  ...circlesOf(await readManifest(publicPagesManifest)),
  ...missingStyles(),
);

for (const line of linesOf(firstChunk)) console.log(line);
const heaviest = loads.toSorted((one, other) => other.bytes - one.bytes);
console.log(`The heaviest of ${loads.length} pages, and those that may be heavier than others:`);
for (const [place, { path, file, bytes }] of heaviest.entries()) {
  if (place < shownPages || heavierPages[file]) {
    console.log(`${inKilobytes(bytes).padStart(10)}  ${path}`);
  }
}
const visitors = await weighPublicPages();
faults.push(...visitors.faults);
console.log(`Pages as visitors get them: ${visitors.weights.join(', ')}`);
for (const fault of faults) console.error(fault);
console.log(
  `first chunk ${inKilobytes(firstChunk.bytes)}, heaviest page ${inKilobytes(heaviest[0]?.bytes ?? 0)}, public order form ${inKilobytes(formBytes)}`,
);
process.exit(faults.length > 0 ? 1 : 0);

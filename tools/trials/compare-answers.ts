import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoLogins } from '../../database/demo/demo-logins.ts';
import { changeTickets } from './answers/changes-to-try.ts';
import { FoundDifferences } from './answers/found-differences.ts';
import { type ReadCall, readCallsOf } from './answers/read-calls.ts';
import { askBoth, type Reader, readEverything, signIn } from './answers/read-everything.ts';
import { compareMessages } from './answers/sent-messages.ts';
import { type TwoPortals, twoPortals, untilQuiet } from './answers/two-portals.ts';

/**
 * `npm run trial:answers -- --old <folder of an older checkout, with its packages>`: whether two versions of the portal
 * answer alike. Reads everything in the demo world as its users, changes tickets by the same calls, reads again, and
 * reads once more when the month is closed and invoiced. Lists every field that differs; files of PDF and XLSX are
 * compared by status and type.
 */
const { values } = parseArgs({
  options: {
    old: { type: 'string' },
    new: { type: 'string', default: join(import.meta.dirname, '../..') },
    /** Only logins that begin so. */
    login: { type: 'string', default: '' },
  },
});
if (!values.old) throw new Error('--old names the folder of an older checkout');

const now = '2027-03-09T11:00:00Z';
const lastDay = '2027-03-31';
const monthTurn = '2027-04-08T08:00:00Z';
/** One of each kind of reader; the others see less of the same. */
const readers =
  /^(hr|hr-single|hr-contractor|hr-expired|hr-housing|users|support|operator|school)@/;

const portals = await twoPortals({ old: values.old, new: values.new });
const differences = new FoundDifferences();
const report = differences.note.bind(differences);
let compared = 0;
try {
  await portals.startAt(now);
  const { calls, onlyOld, onlyNew } = await readCallsOf(portals.ports);
  console.log(`${calls.length} calls that read; gone: ${onlyOld.join(', ') || 'none'}`);
  console.log(`New: ${onlyNew.join(', ') || 'none'}`);
  const users = await usersOf(portals);
  await readAll('as seeded', users, calls);
  for (const user of users.filter(({ email }) => /^hr(-single|-housing)?@/.test(email))) {
    await changeAsUser(user);
  }
  await untilQuiet(portals.ports);
  await readAll('after changes', users, calls);
  await portals.startAt(monthTurn);
  await readAll('in the next month', await usersOf(portals), calls);
} finally {
  await portals.stop();
}
console.log(differences.lines().join('\n'));
console.log(`${compared} answers compared; ${differences.places.length} fields differ`);
process.exit(differences.places.length > 0 ? 1 : 0);

async function usersOf({ ports }: TwoPortals): Promise<Reader[]> {
  const users: Reader[] = [];
  for (const login of demoLogins) {
    if (!readers.test(login.email) || !login.email.startsWith(values.login)) continue;
    const user = await signIn(ports, login);
    // A login that only one version has is no difference of answers.
    if (user.tokens.old && user.tokens.new) users.push(user);
  }
  return users;
}

async function readAll(when: string, users: readonly Reader[], calls: readonly ReadCall[]) {
  const { ports } = portals;
  for (const user of users) {
    const count = await readEverything(user, { ports, calls, report });
    compared += count;
    console.log(
      `${when}, ${user.email}: ${count} answers, ${differences.places.length} fields differ`,
    );
  }
  for (const host of ['localhost', 'akt.localhost', 'fjord.localhost']) {
    compared += await compareMessages(host, { ports, report });
  }
}

/** In each company of the first page of the user's. */
async function changeAsUser(user: Reader): Promise<void> {
  const { ports } = portals;
  const [answer] = await askBoth(user, ports, '/user-api/auth/companies');
  const { matches } = answer.content as { matches: readonly { id: number }[] };
  for (const { id } of matches.slice(0, 3)) {
    compared += await changeTickets(user, { ports, report }, { companyId: id, lastDay });
  }
}

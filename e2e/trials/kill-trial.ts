import { listUserCompanies } from '@takst/contract/session/list-user-companies.contract.ts';
import { openDatabase } from '@takst/server/db/connection/open-database.ts';
import type { Database } from '@takst/server/db/database.ts';
import { testBrowser } from '@takst/server/session/test-browser.ts';
import { chanceFrom } from '../../database/demo/chance.ts';
import { PortalProcess } from '../portal-process.ts';
import { type Asked, pause, untilAnswered } from './ask.ts';
import { countOverlaps, countUnsent, readFacts } from './facts.query.ts';
import { liveStory, type World } from './live-story.ts';
import { untilMessages } from './outbox.ts';
import { faultsOf, type Story } from './story.ts';

export type Trial = {
  kills: number;
  seed: number;
  port: number;
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  tell?: (text: string) => void;
};

const clients = 12;
/** No phone of the demo world starts with it. */
const prefix = '4999';
const mostPhones = 9_990;
const longestLifeMs = 1_500;
const longestStartMs = 2_500;
/**
 * A job of a killed process is resumed after some 40 s; a job that was killed several times waits
 * longer.
 */
const longestSmsMs = 600_000;

/** Many clients order and change tickets while the server is killed repeatedly. */
export async function killTrial(trial: Trial): Promise<Story[]> {
  const { seed, kills, port, dataDir, databaseUrl, tell = () => undefined } = trial;
  const portal = new PortalProcess({
    port,
    dataDir,
    ...(databaseUrl === null ? {} : { env: { DATABASE_URL: databaseUrl } }),
  });
  await portal.start();
  try {
    const world = { ...(await signedIn(portal, port)), chance: chanceFrom(seed) };
    const stories: Story[] = [];
    const end = new AbortController();
    const all = Array.from({ length: clients }, () => work(world, stories, end.signal));
    await killAgainAndAgain(portal, { kills, chance: chanceFrom(seed + 1), tell });
    end.abort();
    await Promise.all(all);
    const lastSmsAfter = await untilAllTold(world, stories);
    tell(`the last SMS came ${lastSmsAfter} s after the last kill`);
    tell(figures(stories, world));
    if (world.troubles.length > 0) throw new Error(world.troubles.join('\n'));
    return stories;
  } finally {
    await portal.stop();
  }
}

async function signedIn(
  portal: PortalProcess,
  port: number,
): Promise<Asked & { agreementName: string }> {
  const browser = testBrowser();
  const form = await browser.go(portal.at('/login'));
  await browser.submit(form, { email: 'hr@ruter.example', password: 'demo' });
  const token = browser.cookie('localhost', 'takst_session') ?? '';
  const asked: Asked = { port, token, troubles: [], interrupted: 0 };
  const { json } = await untilAnswered(asked, listUserCompanies, {});
  const companies = listUserCompanies.reply.parse(json);
  // A company that may select any date: a ticket can be valid today, so that it can be changed.
  const company = companies.find(({ agreementSettings }) => agreementSettings.arbitraryDates);
  const agreement = company?.allAgreements.find(({ subTypeId }) => subTypeId === 'SUBSCRIPTIONS');
  if (!agreement) throw new Error('No company of this user may order for today.');
  return Object.assign(asked, { agreementName: String(agreement.id) });
}

let phones = 0;

async function work(world: World, stories: Story[], end: AbortSignal): Promise<void> {
  while (!end.aborted && phones < mostPhones) {
    const phone = `${prefix}${String((phones += 1)).padStart(4, '0')}`;
    stories.push(await liveStory(world, phone));
  }
}

/** Waits for all messages of all stories; returns the seconds that it took. */
async function untilAllTold(world: World, stories: readonly Story[]): Promise<number> {
  const began = performance.now();
  const deadline = began + longestSmsMs;
  for (const { phone, done } of stories) {
    const count = done.filter(({ kind }) => kind !== 'redeem-ticket').length;
    const withinMs = deadline - performance.now();
    const texts = await untilMessages(world, phone, { count, withinMs });
    if (!texts) world.troubles.push(`${phone}: fewer than ${count} messages`);
  }
  return Math.round((performance.now() - began) / 1_000);
}

type Killing = { kills: number; chance: World['chance']; tell: (text: string) => void };

/** Kills the server mostly while it works, sometimes while it starts. */
async function killAgainAndAgain(portal: PortalProcess, { kills, chance, tell }: Killing) {
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(chance.below(longestLifeMs));
    await portal.stop('SIGKILL');
    if (chance.in100(10)) {
      const started = portal.start().catch(() => undefined);
      await pause(chance.below(longestStartMs));
      await portal.stop('SIGKILL');
      await started;
    }
    await portal.start();
    if (kill % 10 === 0) tell(`killed ${kill} times`);
  }
}

function figures(stories: readonly Story[], { interrupted }: Asked): string {
  const done = stories.flatMap((story) => story.done.map(({ kind }) => kind));
  const countValues = Object.entries(Object.groupBy(done, (kind) => kind));
  const kinds = countValues.map(([kind, all]) => `${all.length} × ${kind}`).join(', ');
  const open = stories.filter((story) => story.open).length;
  return `${stories.length} people: ${kinds}; ${interrupted} calls cut off, ${open} never asked again`;
}

/** Facts in the database that the stories do not explain, by phone. */
export async function faultsIn(
  database: Database,
  stories: readonly Story[],
): Promise<Map<string, string[]>> {
  const facts = await readFacts(database, prefix);
  const found = new Map<string, string[]>();
  for (const story of stories) {
    const own = facts.get(story.phone) ?? { tickets: [], changes: [], messages: [] };
    const faults = faultsOf(story, own);
    if (faults.length > 0) found.set(story.phone, faults);
  }
  const overlaps = await countOverlaps(database);
  if (overlaps > 0) found.set('all', [`${overlaps} pairs of tickets are valid on the same day`]);
  const unsent = await countUnsent(database);
  if (unsent > 0) found.set('jobs', [`${unsent} messages are not sent`]);
  return found;
}

/** Opens the database after the last process has ended. */
export const openAfter = ({ databaseUrl, dataDir }: Pick<Trial, 'databaseUrl' | 'dataDir'>) =>
  openDatabase({ databaseUrl, dataDir }, { info: () => undefined, warn: () => undefined });

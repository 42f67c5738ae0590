import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { openDatabase } from '@takst/server/platform/db/connection/open-database.ts';
import type { Database } from '@takst/server/platform/db/database.ts';
import { testBrowser } from '@takst/server/customers/session/test-browser.ts';
import { chanceFrom } from '../../database/demo/chance.ts';
import { PortalProcess } from '../portal-process.ts';
import { type Client, pause, callUntilAnswered } from './client-calls.ts';
import { countOverlaps, countUnsent, readFacts } from './facts.query.ts';
import { liveStory, type World } from './live-story.ts';
import { waitForMessages } from './outbox.ts';
import { faultsOf, type Story } from './story.ts';
import { settingsOf } from './trial-databases.ts';

export type Trial = {
  kills: number;
  seed: number;
  port: number;
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  log?: (text: string) => void;
};

const clients = 12;
/** No phone of the demo world starts with it. */
const prefix = '4999';
const maxPhones = 9_990;
const maxLifeMs = 1_500;
const maxStartMs = 2_500;
/**
 * A job of a killed process is resumed after some 40 s; a job that was killed several times waits
 * longer.
 */
const maxSmsMs = 600_000;

/** Many clients order and change tickets while the server is killed repeatedly. */
export async function killTrial(trial: Trial): Promise<Story[]> {
  const { seed, kills, port, log = () => undefined } = trial;
  const portal = new PortalProcess({ port, ...settingsOf(trial) });
  await portal.start();
  try {
    const world = { ...(await signIn(portal, port)), chance: chanceFrom(seed) };
    const stories: Story[] = [];
    const end = new AbortController();
    const workers = Array.from({ length: clients }, () =>
      work(world, { stories, end: end.signal }),
    );
    await killRepeatedly(portal, { kills, chance: chanceFrom(seed + 1), log });
    end.abort();
    await Promise.all(workers);
    const lastSmsAfter = await waitForAllMessages(world, stories);
    log(`the last SMS came ${lastSmsAfter} s after the last kill`);
    log(summaryOf(stories, world));
    if (world.faultyAnswers.length > 0) throw new Error(world.faultyAnswers.join('\n'));
    return stories;
  } finally {
    await portal.stop();
  }
}

/** Who orders, and by which agreement. */
export type Orderer = { email: string; subTypeId: string; hasAnyDate: boolean };
/** A ticket of theirs can be valid today, so that it can be changed. */
export const employer = {
  email: 'hr@ruter.example',
  subTypeId: 'SUBSCRIPTIONS',
  hasAnyDate: true,
} as const;

export type SignedInClient = Client & { agreementName: string; companyId: number };

export async function signIn(
  portal: Pick<PortalProcess, 'at'>,
  port: number,
  { email, subTypeId, hasAnyDate }: Orderer = employer,
): Promise<SignedInClient> {
  const browser = testBrowser();
  const form = await browser.go(portal.at('/login'));
  await browser.submit(form, { email, password: 'demo' });
  const token = browser.cookie('localhost', 'takst_session') ?? '';
  const client: Client = { port, token, faultyAnswers: [], interrupted: 0 };
  const { json } = await callUntilAnswered(client, listUserCompanies, {});
  const { matches: companies } = listUserCompanies.reply.parse(json);
  const company = companies.find(
    ({ agreementSettings }) => !hasAnyDate || agreementSettings.arbitraryDates,
  );
  const agreement = company?.allAgreements.find((one) => one.subTypeId === subTypeId);
  if (!agreement) throw new Error(`No company of ${email} may order.`);
  return Object.assign(client, {
    agreementName: String(agreement.id),
    companyId: company?.id ?? 0,
  });
}

let phones = 0;

type Work = {
  readonly stories: Story[];
  readonly end: AbortSignal;
  readonly lookAt?: (story: Story) => Promise<void>;
};

/** Lives one person's story after the other, and looks at each. */
export async function work(
  world: World,
  { stories, end, lookAt = async () => undefined }: Work,
): Promise<void> {
  while (!end.aborted && phones < maxPhones) {
    const phone = `${prefix}${String((phones += 1)).padStart(4, '0')}`;
    const story = await liveStory(world, phone);
    stories.push(story);
    await lookAt(story);
  }
}

/** Waits for all messages of all stories; returns the seconds that it took. */
export async function waitForAllMessages(world: World, stories: readonly Story[]): Promise<number> {
  const startedAt = performance.now();
  const deadline = startedAt + maxSmsMs;
  for (const { phone, done } of stories) {
    const count = done.filter(({ kind }) => kind !== 'redeem-ticket').length;
    const withinMs = deadline - performance.now();
    const texts = await waitForMessages(world, phone, { count, withinMs });
    if (!texts) world.faultyAnswers.push(`${phone}: fewer than ${count} messages`);
  }
  return Math.round((performance.now() - startedAt) / 1_000);
}

type KillOptions = { kills: number; chance: World['chance']; log: (text: string) => void };

/** Kills the server mostly while it works, sometimes while it starts. */
async function killRepeatedly(portal: PortalProcess, { kills, chance, log }: KillOptions) {
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(chance.below(maxLifeMs));
    await portal.stop('SIGKILL');
    if (chance.in100(10)) {
      const starting = portal.start().catch(() => undefined);
      await pause(chance.below(maxStartMs));
      await portal.stop('SIGKILL');
      await starting;
    }
    await portal.start();
    if (kill % 10 === 0) log(`killed ${kill} times`);
  }
}

export function summaryOf(stories: readonly Story[], { interrupted }: Client): string {
  const done = stories.flatMap((story) => story.done.map(({ kind }) => kind));
  const changesByKind = Object.entries(Object.groupBy(done, (kind) => kind));
  const kinds = changesByKind.map(([kind, workers]) => `${workers.length} × ${kind}`).join(', ');
  const open = stories.filter((story) => story.open).length;
  return `${stories.length} people: ${kinds}; ${interrupted} calls cut off, ${open} never repeated`;
}

/** Facts in the database that the stories do not explain, by phone. */
export async function faultsIn(
  database: Database,
  stories: readonly Story[],
): Promise<Map<string, string[]>> {
  const facts = await readFacts(database, prefix);
  const faultsByPhone = new Map<string, string[]>();
  for (const story of stories) {
    const own = facts.get(story.phone) ?? { tickets: [], changes: [], messages: [] };
    const faults = faultsOf(story, own);
    if (faults.length > 0) faultsByPhone.set(story.phone, faults);
  }
  const overlaps = await countOverlaps(database);
  if (overlaps > 0)
    faultsByPhone.set('all', [`${overlaps} pairs of tickets are valid on the same day`]);
  const unsent = await countUnsent(database);
  if (unsent > 0) faultsByPhone.set('jobs', [`${unsent} messages are not sent`]);
  return faultsByPhone;
}

/** Opens the database after the last process has ended. */
export const openTrialDatabase = ({
  databaseUrl,
  dataDir,
}: Pick<Trial, 'databaseUrl' | 'dataDir'>) =>
  openDatabase({ databaseUrl, dataDir }, { info: () => undefined, warn: () => undefined });

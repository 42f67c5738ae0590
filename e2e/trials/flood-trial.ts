import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { send } from '@takst/server/testing/portal/send.ts';
import { PortalProcess } from '../portal-process.ts';
import { signIn } from './kill-trial.ts';
import { type Client, pause } from './client-calls.ts';
import { waitForMessages } from './outbox.ts';
import type { TrialDatabase } from './trial-databases.ts';

export type FloodOptions = TrialDatabase & {
  port: number;
  /** Orders that one source tries. */
  orders: number;
  /** Whether the process' own limit of requests stands before the limits in the database. */
  limitsRequests: boolean;
};

export type FloodFigures = {
  codes: number;
  ordered: number;
  answers: Readonly<Record<string, number>>;
  usualP95Ms: number;
  p95Ms: number;
  seconds: number;
};

/** The form of a demo company that orders without approval. */
const formApi = '/order-form-api/demorutersingleservice00';
/** Sources of requests, as a proxy in front tells them apart. */
const visitor = '203.0.113.9';
const user = '198.51.100.7';
/** Fewer than the client has, so that the user waits for the server alone. */
const connections = 100;
/** Phones for which it asks for a code. */
const maxPhones = 100;
const usualReads = 300;
/** A list each 50 ms: a busy user, and under the limit of a session. */
const readEveryMs = 50;

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** One source orders thousands of times, each for another phone, while a user reads the employee list. */
export async function floodTrial(options: FloodOptions): Promise<FloodFigures> {
  const { port, dataDir, databaseUrl, orders, limitsRequests } = options;
  const portal = new PortalProcess({
    port,
    dataDir,
    env: {
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_SESSION: '100000',
      // The default, or none to speak of.
      RATE_LIMIT_PER_ADDRESS: limitsRequests ? '300' : '1000000',
    },
  });
  await portal.start();
  try {
    const client = await signIn(portal, port);
    const usual = await readFor(client, ({ count }) => count < usualReads);
    const flood = startFlood(client, orders);
    let isOver = false;
    const start = performance.now();
    const [figures, during] = await Promise.all([
      flood.finally(() => {
        isOver = true;
      }),
      readFor(client, ({ count }) => !isOver || count < usualReads / 3),
    ]);
    return {
      ...figures,
      usualP95Ms: percentile95(usual),
      p95Ms: percentile95(during),
      seconds: (performance.now() - start) / 1_000,
    };
  } finally {
    await portal.stop();
  }
}

type Reader = Client & { companyId: number };

/** How long each read of the employee list took. */
async function readFor(
  { port, token, companyId }: Reader,
  goesOn: (so: { count: number }) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  const path = `${listSubscribers.path.replace('{id}', String(companyId))}?maxEntries=10&offset=0`;
  while (goesOn({ count: times.length })) {
    const before = performance.now();
    const { status } = await send({
      port,
      path,
      headers: {
        host: `localhost:${port}`,
        cookie: `takst_session=${token}`,
        'x-forwarded-for': user,
      },
    });
    if (status !== 200) throw new Error(`the user got ${status}`);
    times.push(performance.now() - before);
    await pause(readEveryMs);
  }
  return times;
}

async function startFlood(client: Reader, orders: number) {
  const answers: Record<string, number> = {};
  const figures = { codes: 0, ordered: 0, answers };
  let next = 0;
  const post = async (path: string, body: object) => {
    const answer = await send({
      port: client.port,
      method: 'POST',
      path: `${formApi}/${path}`,
      headers: {
        host: `localhost:${client.port}`,
        origin: `http://localhost:${client.port}`,
        'content-type': 'application/json',
        'x-forwarded-for': visitor,
      },
      body: JSON.stringify(body),
    });
    answers[`${path} ${answer.status}`] = (answers[`${path} ${answer.status}`] ?? 0) + 1;
    return answer;
  };
  const orderOnce = async (number: number) => {
    // Until it gets no more codes: then it goes on with the tokens of others.
    const token = number <= maxPhones ? await proveOnce(number) : 'of-nobody';
    const { status } = await post('order', await orderWith(client, token));
    if (status === 200) figures.ordered += 1;
  };
  const proveOnce = async (number: number): Promise<string> => {
    const phone = { phoneCountryCode: '+47', phone: `4${String(6_000_000 + number)}` };
    const sent = await post('send-code', { ...sendPhoneCode.example, ...phone });
    if (sent.status !== 200) return 'of-nobody';
    figures.codes += 1;
    const limit = { count: 1, withinMs: 30_000 };
    const [text = ''] = (await waitForMessages(client, `%2B47${phone.phone}`, limit)) ?? [];
    const proved = await post('prove-phone', { ...phone, code: text.slice(0, 6) });
    return proved.status === 200
      ? (JSON.parse(proved.text) as { token: string }).token
      : 'of-nobody';
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < orders) await orderOnce((next += 1));
    }),
  );
  return figures;
}

/** The order of a visitor who takes whatever the form offers first. */
async function orderWith({ port }: Client, token: string): Promise<object> {
  const { agreementNumber, startDate } = await (offered ??= readOffer(port));
  return {
    token,
    agreementNumber,
    firstName: 'Flom',
    lastName: 'Prøve',
    employeeId: '4711',
    startDate,
    zoneFrom: '1',
    zoneTo: '2Ø',
    channel: 'link',
    hasAccepted: true,
  };
}

let offered: Promise<{ agreementNumber: number; startDate: string }> | null = null;

async function readOffer(port: number) {
  const headers = { host: `localhost:${port}`, 'x-forwarded-for': user };
  const { text } = await send({ port, path: formApi, headers });
  type Offer = { agreements: { agreementNumber: number; startDates: string[] }[] };
  const [agreement] = (JSON.parse(text) as Offer).agreements;
  return {
    agreementNumber: agreement?.agreementNumber ?? 0,
    startDate: agreement?.startDates[0] ?? '',
  };
}

import { testBrowser } from '@takst/server/customers/session/test-browser.ts';
import { demoPassword } from '../../../database/demo/demo-logins.ts';
import type { DemoLogin } from '../../../database/demo/login-draft.ts';
import { ask, type Answer } from './answer.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type IdsByKind, KnownIds } from './known-ids.ts';
import type { ReadCall } from './read-calls.ts';
import { type BothSides, sides } from './two-portals.ts';

/** A user who is signed in to both portals. */
export type Reader = {
  readonly email: string;
  readonly host: string;
  readonly tokens: BothSides<string | undefined>;
};

export async function signIn(ports: BothSides<number>, login: DemoLogin): Promise<Reader> {
  const host = `${login.tenant}.localhost`;
  const [old, other] = await Promise.all(
    sides.map(async (side) => {
      const browser = testBrowser();
      const page = await browser.go(`http://${host}:${ports[side]}/login`);
      await browser.submit(page, { email: login.email, password: demoPassword });
      return browser.cookie(host, 'takst_session');
    }),
  );
  return { email: login.email, host, tokens: { old, new: other } };
}

export type Report = (path: string, differences: readonly Difference[]) => void;

type Reading = { ports: BothSides<number>; calls: readonly ReadCall[]; report: Report };

/**
 * Asks both portals every call that reads, as one user, about everything whose id an earlier answer told; says how
 * many answers were compared.
 */
export async function readEverything(reader: Reader, reading: Reading): Promise<number> {
  const ids = new KnownIds();
  const visitedPaths = new Set<string>();
  let count = 0;
  /** Whether the call answers; what is refused without a choice is refused with each. */
  const read = async (call: ReadCall, path: string): Promise<boolean> => {
    visitedPaths.add(path);
    for (const query of call.queries) {
      const [old, other] = await askBoth(reader, reading.ports, path + query);
      count += 1;
      ids.note(call.path, old.content);
      reading.report(call.path, differencesOf(old, other));
      if (old.status !== 200) return false;
    }
    return true;
  };
  // Ids of the first calls open others, which tell more ids.
  for (let round = 0; round < 3; round += 1) {
    const knownIdCount = ids.size;
    for (const call of reading.calls) {
      for (const sameKind of pathsOf(call, ids)) {
        for (const path of sameKind) {
          // Where one id of a kind is unknown, the next one of it is so too.
          if (!visitedPaths.has(path) && !(await read(call, path))) break;
        }
      }
    }
    if (ids.size === knownIdCount) break;
  }
  return count;
}

export async function askBoth(
  { host, tokens }: Reader,
  ports: BothSides<number>,
  path: string,
): Promise<readonly [Answer, Answer]> {
  return Promise.all([
    ask({ port: ports.old, host, path, token: tokens.old }),
    ask({ port: ports.new, host, path, token: tokens.new }),
  ]);
}

/** Names of a path that are no ids. */
const words: Readonly<Record<string, IdsByKind>> = {
  isoDate: [['2027-03-31']],
  use: [['company-tickets']],
  orgNumber: [['985615616']],
  postCode: [['0155']],
  row: [['1']],
  token: [],
};

/** The addresses to ask, those about ids of one kind together. */
const pathsOf = ({ path, pathNames }: ReadCall, ids: KnownIds): string[][] =>
  pathNames.reduce(
    (pathGroups, name) =>
      pathGroups.flatMap((paths) =>
        (words[name] ?? ids.valuesFor(name)).map((values) =>
          values.flatMap((value) =>
            paths.map((one) => one.replace(`{${name}}`, encodeURIComponent(value))),
          ),
        ),
      ),
    [[path]],
  );

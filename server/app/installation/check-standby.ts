import { refusalText } from '#platform/db/connection/database-refused.ts';
import { type LentConnection, connectWithPool } from '#platform/db/connection/postgres.ts';
import { positionOfPrimary, standingOf } from '#platform/db/standby/position.query.ts';
import { checkTimeouts } from './database-state.query.ts';
import { type Check, CheckFailed, checkOf, reasonOf } from './finding.ts';

type StandbyCheck = { readonly primaryUrl: string; readonly readUrl: string };

const kinds = {
  'no-standby': 'is no standby: it takes changes itself',
  foreign:
    'does not follow the database of DATABASE_URL; after a failover this ends with its next checkpoint',
} as const;

/** Tries the standby that lists, files and statistics are read from. Without it they are read from the primary. */
export const standbyCheck = ({ primaryUrl, readUrl }: StandbyCheck): Check =>
  checkOf({
    subject: 'standby',
    settings: ['DATABASE_READ_URL'],
    async attempt() {
      const position = await asked(primaryUrl, false, positionOfPrimary);
      const standing = await asked(readUrl, true, (client) => standingOf(client, position));
      if (standing.kind === 'follows') return 'follows';
      if (standing.kind !== 'behind') throw new CheckFailed(kinds[standing.kind]);
      return { text: 'follows', notes: [`it is ${standing.bytes} bytes behind at the moment`] };
    },
  });

async function asked<T>(
  url: string,
  isStandby: boolean,
  ask: (client: LentConnection) => Promise<T>,
): Promise<T> {
  const listeners = { onIdleError: () => undefined };
  const { kysely, connect } = connectWithPool(url, listeners, { ...checkTimeouts, isStandby });
  try {
    const client = await connect();
    return await ask(client).finally(() => client.release());
  } catch (error) {
    throw new CheckFailed(refusalText(url, error) ?? reasonOf(error));
  } finally {
    await kysely.destroy();
  }
}

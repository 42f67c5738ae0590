import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { getHolderTicket } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { openedSecrets, putInTheClear, storedSecrets } from '#app/test-stored-secrets.query.ts';
import { checkKeys, WrongKey } from '#platform/db/secrets/check-keys.ts';
import { openMigratedServer, type OpenDatabase } from '#platform/db/connection/open-database.ts';
import { keyNameOf, makeSecrets } from '#platform/secrets/secrets.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { testKey } from '#testing/test-secrets.ts';
import { runRotateKeyCommand } from './rotate-key-command.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const old = Buffer.from(testKey, 'base64');
const next = randomBytes(32);
const [onlyOld, onlyNext, both] = [
  makeSecrets([old]),
  makeSecrets([next]),
  makeSecrets([next, old]),
];

/** The embedded database has no other process: this file runs on PostgreSQL alone. */
const portalTest = portalTestWith(async ({ start, jobs, onEnd }) => {
  const portal = await start();
  const withKeys = (secrets: typeof both): OpenDatabase => {
    const open = openMigratedServer(jobs.connectionString ?? '', quiet, { secrets });
    onEnd(open.close);
    return open;
  };
  /** Another process, which was given the next key before it was used. */
  const renewed = await start({ open: withKeys(both) });
  return { ...portal, withKeys, renewed };
});

describe('a database whose key is changed (docs/decisions/0131)', () => {
  portalTest('is refused with a wrong key, in words and without the key', async (portal) => {
    const refused = checkKeys(portal.withKeys(onlyNext));
    await expect(refused).rejects.toThrow(WrongKey);
    await expect(refused).rejects.toThrow(
      new RegExp(
        `TAKST_KEY: does not have every key .*${onlyNext.names[0]}[^]*${onlyOld.names[0]} wrote`,
      ),
    );
    await expect(refused).rejects.not.toThrow(next.toString('base64'));
    expect(await checkKeys(portal.withKeys(both))).toEqual({ clear: 0 });
  });

  portalTest('has every secret written anew, in parts, and again nothing', async (portal) => {
    const { token } = await phonesOf(portal).order({ startDate: '2026-03-01' });
    await putInTheClear(portal.database);
    const { database } = portal.withKeys(both);
    expect((await checkKeys({ database, secrets: both })).clear).toBe(3);
    const before = await openedSecrets(portal.database);
    const { length } = await storedSecrets(portal.database);
    const said: string[] = [];
    const rotate = () =>
      runRotateKeyCommand({ database, secrets: both, say: (line) => said.push(line), most: 2 });
    await rotate();
    expect(said).toContain(
      `${length} secrets were encrypted anew; the key ${both.names[0]} has written all of them.`,
    );
    expect(said.at(-1)).toContain(`take ${onlyOld.names[0]} away`);
    const names = (await storedSecrets(database)).map(({ stored }) => keyNameOf(stored));
    expect(new Set(names)).toEqual(new Set(onlyNext.names));
    const alone = portal.withKeys(onlyNext);
    expect((await openedSecrets(alone.database)).toSorted()).toEqual(before.toSorted());
    expect(await checkKeys(alone)).toEqual({ clear: 0 });

    said.length = 0;
    await rotate();
    expect(said[0]).toMatch(/^0 secrets were encrypted anew/);
    const params = { token };
    const { status } = await portal.renewed.callAs(
      { tenant: 'ruter', token: '' },
      getHolderTicket,
      {
        params,
      },
    );
    expect(status).toBe(200);
  });

  portalTest('goes on where an earlier run was stopped', async (portal) => {
    const back = makeSecrets([old, next]);
    const { database } = portal.withKeys(back);
    const isLeft = async () =>
      (await storedSecrets(database)).filter(({ stored }) => !stored.startsWith(back.prefix));
    const left = (await isLeft()).length;
    const stopped = new Error('stopped');
    const stop = () => {
      throw stopped;
    };
    const rotation = { database, secrets: back, most: 1 };
    await expect(runRotateKeyCommand({ ...rotation, say: stop })).rejects.toBe(stopped);
    const leftThen = (await isLeft()).length;
    expect(leftThen).toBeLessThan(left);
    expect(leftThen).toBeGreaterThan(0);
    await runRotateKeyCommand({ ...rotation, say: () => undefined });
    expect(await isLeft()).toEqual([]);
    expect(await checkKeys(portal.withKeys(onlyOld))).toEqual({ clear: 0 });
  });
});

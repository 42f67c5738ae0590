import type { Database } from '#platform/db/database.ts';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import type { EmailToSend } from '#platform/integrations/email/email.public.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { findActivation, setActive, lockActivation } from './activation/activation.store.ts';
import { usableActivation } from './activation/find-usable-activation.ts';
import { createActivationLink, userAnnouncer } from './activation-link.ts';
import { activationsOf, placeNewcomer } from './test-activation.store.ts';
import { userStore } from './user.store.ts';

const tenant = 'ruter' as const;
const now = Temporal.Instant.from('2026-03-06T09:00:00Z');
const origins = {
  ruter: 'https://bedrift.ruter.example',
  akt: 'https://akt.example',
  fjord: 'https://fjord.example',
};

describe('the login of a user', () => {
  databaseTest('is linked once: a second one does not take its place', async ({ database }) => {
    const userId = await placeNewcomer(database, 'linked@x.example');
    const link = (subject: string, at: 'ruter' | 'akt' = tenant) =>
      database.transaction((tx) => userStore(tx, at).link(userId, subject));
    expect([await link('other', 'akt'), await link('first'), await link('second')]).toEqual([
      false,
      true,
      false,
    ]);
    // No user of another operator has that login or that e-mail.
    const usersAt = (at: 'ruter' | 'akt') =>
      database.transaction(async (tx) => {
        const users = userStore(tx, at);
        const both = [
          await users.findBySubject('first'),
          await users.findByEmail('Linked@x.example'),
        ];
        return both.map((user) => user?.id);
      });
    expect(await usersAt('ruter')).toEqual([userId, userId]);
    expect(await usersAt('akt')).toEqual([undefined, undefined]);
  });
});

describe('the link by which a user gets a login', () => {
  let newcomers = 0;

  const newcomer = (database: Database) =>
    placeNewcomer(database, `new-${(newcomers += 1)}@x.example`);
  const make = (database: Database, userId: number, at = now) =>
    database.transaction((tx) => createActivationLink(tx, { tenant, userId, now: at }, origins));
  const tokenIn = (link: string) => link.split('/').at(-1) ?? '';
  const find = (database: Database, link: string, at: 'ruter' | 'akt' = tenant) =>
    database.transaction((tx) =>
      findActivation(tx, { tenant: at, tokenDigest: digestOf(tokenIn(link)) }),
    );

  databaseTest(
    'is on the operator’s address, cannot be guessed, and lasts 7 days',
    async ({ database }) => {
      const userId = await newcomer(database);
      const { link, expiresAt } = await make(database, userId);
      expect(link).toMatch(/^https:\/\/bedrift\.ruter\.example\/aktiver\/[\w-]{43}$/);
      expect(expiresAt.toString()).toBe('2026-03-13T09:00:00Z');
      const ticket = await find(database, link);
      expect(ticket).toMatchObject({ userId, usedAt: null });
      if (!ticket) throw new Error('found above');
      expect(usableActivation(ticket, expiresAt.subtract({ seconds: 1 }))).toBe(ticket);
      expect(usableActivation(ticket, expiresAt)).toEqual({
        refused: { code: 'ACTIVATION_EXPIRED' },
      });
      // Who is active by another way needs no link, however fresh it is.
      expect(usableActivation({ ...ticket, state: 'ACTIVE' }, now)).toEqual({
        refused: { code: 'ACTIVATION_USED' },
      });
    },
  );

  databaseTest(
    'is the operator’s alone, and not to be read in the database',
    async ({ database }) => {
      const userId = await newcomer(database);
      const { link } = await make(database, userId);
      expect(await find(database, link, 'akt')).toBeUndefined();
      expect(JSON.stringify(await activationsOf(database, userId))).not.toContain(tokenIn(link));
    },
  );

  databaseTest('leads nowhere any more when there is a newer one', async ({ database }) => {
    const userId = await newcomer(database);
    const other = await make(database, await newcomer(database));
    const first = await make(database, userId);
    const second = await make(database, userId, now.add({ hours: 1 }));
    expect(await find(database, first.link)).toBeUndefined();
    expect(await find(database, second.link)).toMatchObject({ userId });
    expect(await find(database, other.link)).toBeDefined();
  });

  databaseTest('is used once, also by 32 at a time', async ({ database }) => {
    const userId = await newcomer(database);
    const { link } = await make(database, userId);
    const key = { tenant, userId, tokenDigest: digestOf(tokenIn(link)) };
    const use = () =>
      database.transaction(async (tx) => {
        const activation = await lockActivation(tx, key);
        const usable = activation && usableActivation(activation, now);
        if (!usable || 'refused' in usable) return 'refused';
        await setActive(tx, { ...key, at: now });
        return 'used';
      });
    const outcomes = await Promise.all(Array.from({ length: 32 }, use));
    expect(outcomes.filter((one) => one === 'used')).toHaveLength(1);
    expect(await activationsOf(database, userId)).toMatchObject([{ used_at: now }]);
  });

  databaseTest('is sent by an e-mail in both languages, Norwegian first', async ({ database }) => {
    const userId = await newcomer(database);
    const emails: EmailToSend[] = [];
    const announced = database.transaction(async (tx) => {
      const enqueue = async (_job: unknown, data: unknown) => void emails.push(data as EmailToSend);
      const user = { tenant, userId, email: 'ase@x.example', firstName: 'Åse', now };
      await userAnnouncer(origins)({ tx, enqueue }, { ...user, language: 'en' });
    });
    await announced;
    const [email] = emails;
    expect(email).toMatchObject({
      tenant,
      to: 'ase@x.example',
      subject: 'Kom i gang med Ruter Bedrift / Get started with Ruter Bedrift',
    });
    const [link = '', again] = email?.text.match(/https:\S+/g) ?? [];
    expect(again).toBe(link);
    expect(await find(database, link)).toMatchObject({ userId });
    expect(email?.text).toMatch(/^Hei Åse!\n/);
    expect(email?.text).toContain('én gang, fram til 13. mars 2026 kl. 10:00.');
    expect(email?.text).toContain('works once, until 13 March 2026 at 10:00.');
    expect(email?.replyTo).toBeUndefined();
  });
});

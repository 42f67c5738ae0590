import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmailToSend } from '#integrations/email/email.public.ts';
import { digestOf } from '#session/session.public.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { findActivation, setActive, lockActivation } from './activation/activation.store.ts';
import { usableActivation } from './activation/find-usable-activation.ts';
import { createActivationLink, userAnnouncer } from './activation-link.ts';
import { activationsOf, placeNewcomer } from './test-activation.store.ts';

const tenant = 'ruter' as const;
const now = Temporal.Instant.from('2026-03-06T09:00:00Z');
const origins = {
  ruter: 'https://bedrift.ruter.example',
  akt: 'https://akt.example',
  fjord: 'https://fjord.example',
};

describe.each(testDatabases)('the link by which a user gets a login, on $name', ({ open }) => {
  let test: TestDatabase;
  let newcomers = 0;
  beforeAll(async () => {
    test = await open();
  }, 60_000);
  afterAll(() => test.drop());

  const newcomer = () => placeNewcomer(test.database, `new-${(newcomers += 1)}@x.example`);
  const make = (userId: number, at = now) =>
    test.database.transaction((tx) =>
      createActivationLink(tx, { tenant, userId, now: at }, origins),
    );
  const tokenIn = (link: string) => link.split('/').at(-1) ?? '';
  const find = (link: string, at: 'ruter' | 'akt' = tenant) =>
    test.database.transaction((tx) =>
      findActivation(tx, { tenant: at, tokenDigest: digestOf(tokenIn(link)) }),
    );

  it('is on the operator’s address, cannot be guessed, and lasts 7 days', async () => {
    const userId = await newcomer();
    const { link, expiresAt } = await make(userId);
    expect(link).toMatch(/^https:\/\/bedrift\.ruter\.example\/aktiver\/[\w-]{43}$/);
    expect(expiresAt.toString()).toBe('2026-03-13T09:00:00Z');
    const found = await find(link);
    expect(found).toMatchObject({ userId, usedAt: null });
    if (!found) throw new Error('found above');
    expect(usableActivation(found, expiresAt.subtract({ seconds: 1 }))).toBe(found);
    expect(usableActivation(found, expiresAt)).toEqual({ refused: { code: 'ACTIVATION_EXPIRED' } });
  });

  it('is the operator’s alone, and not to be read in the database', async () => {
    const userId = await newcomer();
    const { link } = await make(userId);
    expect(await find(link, 'akt')).toBeUndefined();
    expect(JSON.stringify(await activationsOf(test.database, userId))).not.toContain(tokenIn(link));
  });

  it('leads nowhere any more when there is a newer one', async () => {
    const userId = await newcomer();
    const other = await make(await newcomer());
    const first = await make(userId);
    const second = await make(userId, now.add({ hours: 1 }));
    expect(await find(first.link)).toBeUndefined();
    expect(await find(second.link)).toMatchObject({ userId });
    expect(await find(other.link)).toBeDefined();
  });

  it('is used once, also by 32 at a time', async () => {
    const userId = await newcomer();
    const { link } = await make(userId);
    const key = { tenant, userId, tokenDigest: digestOf(tokenIn(link)) };
    const use = () =>
      test.database.transaction(async (tx) => {
        const found = await lockActivation(tx, key);
        const usable = found && usableActivation(found, now);
        if (!usable || 'refused' in usable) return 'refused';
        await setActive(tx, { ...key, at: now });
        return 'used';
      });
    const outcomes = await Promise.all(Array.from({ length: 32 }, use));
    expect(outcomes.filter((one) => one === 'used')).toHaveLength(1);
    expect(await activationsOf(test.database, userId)).toMatchObject([{ used_at: now }]);
  });

  it('comes by an e-mail in both languages, Norwegian first', async () => {
    const userId = await newcomer();
    const left: EmailToSend[] = [];
    const announced = test.database.transaction(async (tx) => {
      const enqueue = async (_job: unknown, data: unknown) => void left.push(data as EmailToSend);
      const user = { tenant, userId, email: 'ase@x.example', firstName: 'Åse', now };
      await userAnnouncer(origins)({ tx, enqueue }, { ...user, language: 'en' });
    });
    await announced;
    const [email] = left;
    expect(email).toMatchObject({
      tenant,
      to: 'ase@x.example',
      subject: 'Kom i gang med Ruter Bedrift / Get started with Ruter Bedrift',
    });
    const [link = '', again] = email?.text.match(/https:\S+/g) ?? [];
    expect(again).toBe(link);
    expect(await find(link)).toMatchObject({ userId });
    expect(email?.text).toMatch(/^Hei Åse!\n/);
    expect(email?.text).toContain('én gang, fram til 13. mars 2026 kl. 10:00.');
    expect(email?.text).toContain('works once, until 13 March 2026 at 10:00.');
    expect(email?.replyTo).toBeUndefined();
  });
});

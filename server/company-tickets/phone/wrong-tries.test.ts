import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyRetentionRulesJob } from '#retention/apply-retention-rules.job.ts';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { phonesOf } from './test-phone.ts';
import { countWrongTries } from './test-sent.store.ts';

const wrongCode = (place: number) => `WRNG${String(place).padStart(4, '2')}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each(testDatabases)('who tries wrong codes on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let phones: ReturnType<typeof phonesOf>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    phones = phonesOf(portal);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });
  const at = (moment: string) => portal.clock.set(moment);
  beforeEach(async () => {
    at('2027-01-01T00:00:00Z');
    await applyRetentionRulesJob.run({}, portal, 'clean');
    at(firstMoment);
  });

  it('has ten tries in an hour on one phone; then even the right one waits', async () => {
    const { code } = await phones.order();
    const appId = phones.newApp();
    for (const place of times(10)) {
      expect((await phones.redeem(wrongCode(place), appId)).status).toBe(404);
    }
    const refused = await phones.redeem(code, appId);
    expect(refused).toMatchObject({
      status: 429,
      json: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 3600 },
    });
    expect(refused.headers['retry-after']).toBe('3600');
    at('2026-03-06T10:59:00+01:00');
    expect((await phones.redeem(code, appId)).headers['retry-after']).toBe('60');
    at('2026-03-06T11:00:01+01:00');
    expect((await phones.redeem(code, appId)).status).toBe(200);
  });

  it('has no more of them when all come at once', async () => {
    const appId = phones.newApp();
    const answers = await Promise.all(
      times(40).map((place) => phones.redeem(wrongCode(place), appId)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...times(10).map(() => 404), ...times(30).map(() => 429)]);
  });

  it('gains nothing by another name for each try: the address is counted too', async () => {
    const { code } = await phones.order();
    for (const place of times(100)) {
      expect((await phones.redeem(wrongCode(place), phones.newApp())).status).toBe(404);
    }
    expect((await phones.redeem(code, phones.newApp())).status).toBe(429);
  });

  it('is not counted for what was right, or somebody else’s, or too late', async () => {
    const appId = phones.newApp();
    const { code } = await phones.order();
    for (const _ of times(15)) expect((await phones.redeem(code, appId)).status).toBe(200);
    const other = phones.newApp();
    for (const _ of times(15)) expect((await phones.redeem(code, other)).status).toBe(409);
    expect(await countWrongTries(test.database)).toBe(0);
  });

  it('cannot guess links to holder pages either', async () => {
    const { token } = await phones.order();
    const wrong = await Promise.all(times(70).map((place) => phones.look(`${place}${token}`)));
    const texts = new Set(wrong.filter(({ status }) => status === 404).map(({ text }) => text));
    expect([...texts]).toEqual(['{"code":"TICKET_NOT_FOUND"}']);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await phones.look(token)).status).toBe(429);
    at('2026-03-06T10:10:01+01:00');
    expect((await phones.look(token)).status).toBe(200);
  });

  it('is forgotten when the time is over', async () => {
    await phones.redeem(wrongCode(1), phones.newApp());
    expect(await countWrongTries(test.database)).toBe(3);
    await applyRetentionRulesJob.run({}, portal, 'night-1');
    expect(await countWrongTries(test.database)).toBe(3);
    at('2026-03-06T11:00:01+01:00');
    await applyRetentionRulesJob.run({}, portal, 'night-2');
    expect(await countWrongTries(test.database)).toBe(0);
  });
});

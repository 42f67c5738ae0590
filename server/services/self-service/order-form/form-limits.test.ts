import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { addUses, repeatUses } from '#platform/tries/test-uses.store.ts';
import { codeLimits } from './form-limits.ts';
import { orderFormOf } from './test-order-form.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const start = '2026-03-06T10:00:00+01:00';
const portalTest = portalTestWith({}, async ({ database, clock }) => {
  clock.set(start);
  await applyRetentionRules(database, clock.now().add({ hours: 96 }));
});
const raceTest = raceTestOn(portalTest);

const tooMany = (retryAfterSeconds: number) => ({
  status: 429,
  json: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds },
});

describe('the codes of an order form', () => {
  portalTest('are 3 to a phone in 10 minutes', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    for (const status of [200, 200, 200]) {
      expect(await form.sendCode(phone)).toMatchObject({ status });
    }
    expect(await form.sendCode(phone)).toMatchObject(tooMany(600));
    expect(await form.sendCode(newPhone())).toMatchObject({ status: 200 });
    portal.clock.set('2026-03-06T10:10:00+01:00');
    expect(await form.sendCode(phone)).toMatchObject({ status: 200 });
  });

  portalTest('are 3 to a phone in any 10 minutes, also at the edge of others', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    const sendAt = async (time: string) => {
      portal.clock.set(`2026-03-06T${time}+01:00`);
      return form.sendCode(phone);
    };
    for (const time of ['10:00:00', '10:09:58', '10:09:59', '10:10:00']) {
      expect(await sendAt(time)).toMatchObject({ status: 200 });
    }
    // The first one is ten minutes old, the others count on.
    expect(await sendAt('10:10:01')).toMatchObject(tooMany(597));
    expect(await sendAt('10:19:58')).toMatchObject({ status: 200 });
  });

  portalTest('are 3 to a phone when all are asked for at once', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 9 }, () => form.sendCode(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  portalTest('are 10 from an address in an hour, to whichever phones', async (portal) => {
    const form = await orderFormOf(portal);
    for (let attempt = 0; attempt < 10; attempt += 1) await form.sendCode(newPhone());
    expect(await form.sendCode(newPhone())).toMatchObject(tooMany(3600));
    portal.clock.set('2026-03-06T11:00:00+01:00');
    expect(await form.sendCode(newPhone())).toMatchObject({ status: 200 });
  });

  portalTest('are 2,000 of a company in an hour, from whichever addresses', async (portal) => {
    const form = await orderFormOf(portal);
    const other = await orderFormOf(portal, { company: portal.company('single-service') });
    const { tenant, id: companyId } = form.company;
    const sender = { form: { tenant, companyId }, address: '203.0.113.9' };
    const ofCompany = codeLimits(sender, { phoneCountryCode: '+47', phone: newPhone() })[2];
    if (!ofCompany) throw new Error('a company has no limit');
    await addUses(portal.database, ofCompany, { uses: 1_999, now: portal.clock.now() });
    expect(await form.sendCode(newPhone())).toMatchObject({ status: 200 });
    expect(await form.sendCode(newPhone())).toMatchObject(tooMany(3600));
    expect(await other.sendCode(newPhone())).toMatchObject({ status: 200 });
  });

  portalTest('are refused late, so that a script asks only so often', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    for (let attempt = 0; attempt < 3; attempt += 1) await form.sendCode(phone);
    const before = performance.now();
    expect(await form.sendCode(phone)).toMatchObject({ status: 429 });
    expect(performance.now() - before).toBeGreaterThan(900);
  });

  portalTest('are valid for 10 minutes', async (portal) => {
    const form = await orderFormOf(portal);
    const phone = newPhone();
    await form.sendCode(phone);
    const code = await form.codeOf(phone);
    portal.clock.set('2026-03-06T10:10:00+01:00');
    expect(await form.prove(phone, code)).toMatchObject({
      status: 410,
      json: { code: 'CODE_NOT_VALID' },
    });
    portal.clock.set('2026-03-06T10:09:59+01:00');
    expect(await form.prove(phone, code)).toMatchObject({ status: 200 });
  });

  raceTest('may be given wrong 5 times, also by two at once, and then not right', {
    prepare: async (portal) => {
      const form = await orderFormOf(portal);
      const phone = newPhone();
      await form.sendCode(phone);
      const code = await form.codeOf(phone);
      const wrong = code === '000000' ? '111111' : '000000';
      for (const _ of [1, 2, 3]) await form.prove(phone, wrong);
      return { form, phone, code, wrong };
    },
    operation: (_portal, { form, phone, wrong }) => form.prove(phone, wrong),
    without: rowLock('self_service.phone_proof'),
    holds: async (_portal, { form, phone, code }, answers) => {
      const triesLeft = answers.flatMap(
        ({ json }) => (json as { triesLeft?: number }).triesLeft ?? [],
      );
      expect(triesLeft).toEqual([1]);
      expect(await form.prove(phone, code)).toMatchObject({ json: { code: 'CODE_NOT_VALID' } });
    },
  });

  portalTest('are replaced by the newest, and prove no other phone', async (portal) => {
    const form = await orderFormOf(portal);
    // A mobile phone in Norway and in Denmark.
    const [phone, other] = ['40123456', newPhone()];
    await form.sendCode(phone);
    const first = await form.codeOf(phone);
    await form.sendCode(phone);
    const second = await form.codeOf(phone);
    if (first !== second) {
      expect(await form.prove(phone, first)).toMatchObject({ json: { code: 'CODE_WRONG' } });
    }
    expect(await form.prove(other, second)).toMatchObject({ json: { code: 'CODE_NOT_VALID' } });
    // Neither by the form of another company, nor by the same number in another country.
    const elsewhere = await orderFormOf(portal, { company: portal.company('single-service') });
    expect(await elsewhere.prove(phone, second)).toMatchObject({
      json: { code: 'CODE_NOT_VALID' },
    });
    expect(await elsewhere.sendCode(phone)).toMatchObject({ status: 200 });
    expect(await form.sendCode(phone, '4712', '+45')).toMatchObject({ status: 200 });
    expect(await form.prove(phone, second)).toMatchObject({ status: 200 });
    // Its answer was lost.
    expect(await form.prove(phone, second)).toMatchObject({ status: 200 });
  });
});

describe('the orders of a form', () => {
  portalTest('are 50 a day from an address at a company', async (portal) => {
    const form = await orderFormOf(portal);
    const tokens = [await form.proved(), await form.proved()];
    expect(await form.submit(tokens[0] ?? '')).toMatchObject({ status: 200 });
    await repeatUses(portal.database, 49);
    expect(await form.submit(tokens[1] ?? '')).toMatchObject({ status: 429 });
  });
});

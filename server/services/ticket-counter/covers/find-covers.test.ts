import { describe, expect } from 'vitest';
import { bringBack, markDeleted } from '#customers/companies/test-companies.store.ts';
import { deleteCounter, endCounter } from '#services/ticket-counter/test-counter.store.ts';
import { companyMark } from '#testing/portal/marked-world.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { askWhoPays, coveredTwice, newApp, reportIn } from './test-covers.ts';

const coversIn = ({ json }: { json: unknown }) => (json as { covers: { id: number }[] }).covers;

describe('the app asks who pays for a phone', () => {
  portalTest('and is told each company, its reference and what is left', async (portal) => {
    const { phone, own, other, ownId, otherId } = await coveredTwice(portal);
    const answer = await askWhoPays(portal, { phone });
    expect(answer.status).toBe(200);
    const nameOf = (id: number) => {
      const place = portal.world.companies.findIndex((company) => company.id === id);
      return expect.stringContaining(companyMark(place));
    };
    // By the names of the companies.
    expect(coversIn(answer)).toEqual([
      { id: ownId, company: nameOf(own.id), invoiceReference: 'Kurs', limit: 1234.5, left: 1234.5 },
      {
        id: otherId,
        company: nameOf(other.id),
        invoiceReference: 'Gjester',
        limit: null,
        left: null,
      },
    ]);
  });

  portalTest('and hears of nobody for other phones, and of other operators', async (portal) => {
    const { phone } = await coveredTwice(portal);
    expect((await askWhoPays(portal, { phone: '49000001' })).json).toEqual({ covers: [] });
    expect((await askWhoPays(portal, { phone, tenant: 'akt' })).json).toEqual({ covers: [] });
    expect((await askWhoPays(portal, { phone, phoneCountryCode: '+45' })).json).toEqual({
      covers: [],
    });
  });

  portalTest('and hears of no company whose counter has ended or that is gone', async (portal) => {
    const { phone, own, other, ownId, otherId } = await coveredTwice(portal);
    const { today, now } = portal.clock;
    const end = async (endDate: Temporal.PlainDate | null) => {
      await endCounter(portal.database, { companyId: own.id, endDate });
      return coversIn(await askWhoPays(portal, { phone })).map(({ id }) => id);
    };
    expect(await end(today())).toHaveLength(2);
    expect(await end(today().subtract({ days: 1 }))).toEqual([otherId]);
    expect(await end(null)).toHaveLength(2);
    for (const remove of [
      () => deleteCounter(portal.database, { companyId: own.id, deletedAt: now() }),
      () => markDeleted(portal.database, [own.id]),
    ]) {
      await remove();
      expect(coversIn(await askWhoPays(portal, { phone })).map(({ id }) => id)).toEqual([otherId]);
      // The app has asked before that.
      expect(await reportIn(portal, { coverId: ownId, phone })).toMatchObject({
        status: 404,
        json: { code: 'COVER_NOT_FOUND' },
      });
      await bringBack(portal.database, own.id);
    }
    await other.stopCovering(otherId);
    expect(coversIn(await askWhoPays(portal, { phone }))).toHaveLength(1);
  });

  portalTest(
    'so often about phones that nobody pays for, and no more; others go on',
    async (portal) => {
      const appId = newApp();
      const { phone } = await coveredTwice(portal);
      for (let attempt = 0; attempt < 30; attempt += 1) {
        expect(
          (await askWhoPays(portal, { appId, phone: String(49_100_000 + attempt) })).status,
        ).toBe(200);
      }
      expect((await askWhoPays(portal, { appId, phone })).status).toBe(429);
      expect((await askWhoPays(portal, { phone })).status).toBe(200);
      const later = portal.clock.now().add({ hours: 1, seconds: 1 }).toString();
      portal.clock.set(later);
      expect((await askWhoPays(portal, { appId, phone })).status).toBe(200);
    },
  );
});

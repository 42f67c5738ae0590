import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { getAgreementDefaults } from '@takst/contract/customers/agreements/get-agreement-defaults.contract.ts';
import { describe, expect } from 'vitest';
import { feesOn, saveFees } from '#catalogue/products/products.public.ts';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { deskOf, productOf, type Proposed } from './test-desk.ts';
import { carryOver, ticketOf } from './test-product-files.ts';
import { deadlineOf } from './test-world.store.ts';

const tooEarly = { status: 422, json: { code: 'TOO_EARLY', earliest: '2026-03-06' } };

type Fee = Extract<Proposed, { kind: 'fee' }>;
const feeOf = (priceOre: number, validFrom: string): Fee => ({
  kind: 'fee',
  rows: [
    {
      fee: 'PAPER_CARD',
      validFrom,
      name: { nb: 'Papirkort', en: 'Paper card' },
      priceOre,
      vatKind: 'TRANSPORT',
    },
  ],
});

describe('a fee', () => {
  portalTest('is charged from its day, by what two users agreed on', async (portal) => {
    const { proposed, approve, read } = deskOf(portal);
    const id = await proposed(feeOf(12_00, '2026-03-08'));
    expect(await read(id)).toMatchObject({
      compared: { rows: [{ before: { fee: 'PAPER_CARD' }, after: { priceOre: 12_00 } }] },
    });
    await approve(id);
    const on = async (day: string) =>
      (await feesOn(portal.database, 'ruter', Temporal.PlainDate.from(day))).get('PAPER_CARD')
        ?.priceOre;
    expect(await on('2026-03-08')).toBe(12_00);
    expect(await on('2026-03-07')).not.toBe(12_00);
  });

  portalTest('is refused before today, and where nothing changes', async (portal) => {
    const { propose, proposed, approve } = deskOf(portal, 'akt');
    expect(await propose(feeOf(12_00, '2026-03-05'))).toMatchObject(tooEarly);
    await approve(await proposed(feeOf(13_00, '2026-04-01')));
    expect(await propose(feeOf(13_00, '2026-05-01'))).toMatchObject({
      json: { code: 'NOTHING_CHANGES' },
    });
    expect(await propose(feeOf(-1, '2026-05-01'))).toMatchObject({ status: 422 });
  });

  portalTest('is kept by a file that is older than its approval', async (portal) => {
    const { proposed, approve } = deskOf(portal, 'fjord');
    const [row] = feeOf(14_00, '2026-06-01').rows;
    await approve(await proposed({ kind: 'fee', rows: row ? [row] : [] }));
    const kept = await portal.database.transaction((tx) =>
      saveFees(tx, {
        origin: 'invented',
        asOf: '2026-03-05',
        fees: [
          {
            tenant: 'fjord',
            kind: 'PAPER_CARD',
            validFrom: '2026-06-01',
            name: { nb: 'X', en: 'X' },
            priceOre: 1,
            vatKind: 'TRANSPORT',
          },
        ],
      }),
    );
    expect(kept.map(({ outcome }) => outcome)).toEqual(['kept']);
  });
});

describe('the payment deadline of new agreements', () => {
  const rows = (days: number, validFrom: string): Proposed => ({
    kind: 'payment-deadline',
    rows: [{ validFrom, days }],
  });

  portalTest('is the operator’s from its day, where nothing else is agreed on', async (portal) => {
    const { maker, proposed, approve } = deskOf(portal);
    const companyId = await placeCompany(portal.database, {
      name: 'Frist AS',
      organisationNumber: '898111111',
      agreements: [],
    });
    const usual = async () => (await portal.callAs(maker, getAgreementDefaults, {})).json;
    const created = async (terms: { subType: 'FREETICKET' | 'TICKETOFFICE'; days?: number }) => {
      const { days: paymentDeadlineDays, subType } = terms;
      const { json } = await portal.callAs(maker, createAgreement, {
        params: { id: companyId },
        body: {
          subType,
          invoicingInterval: 'WEEKLY',
          ...(paymentDeadlineDays && { paymentDeadlineDays }),
        },
      });
      return deadlineOf(portal.database, (json as { id: number }).id);
    };
    await approve(await proposed(rows(14, '2026-03-08')));
    expect(await usual()).toEqual({ paymentDeadlineDays: 30 });
    portal.clock.set('2026-03-08T00:00:00+01:00');
    expect(await usual()).toEqual({ paymentDeadlineDays: 14 });
    expect(await created({ subType: 'TICKETOFFICE' })).toBe(14);
    expect(await created({ subType: 'FREETICKET', days: 45 })).toBe(45);
    const elsewhere = portal.user('support', 'akt');
    expect((await portal.callAs(elsewhere, getAgreementDefaults, {})).json).toEqual({
      paymentDeadlineDays: 30,
    });
  });

  portalTest('has 1 to 90 days, and begins today at the earliest', async (portal) => {
    const { propose } = deskOf(portal, 'akt');
    expect(await propose(rows(20, '2026-03-05'))).toMatchObject(tooEarly);
    for (const days of [0, 91, 1.5]) {
      expect(await propose(rows(days, '2026-04-01'))).toMatchObject({
        status: 422,
        json: { code: 'INVALID_INPUT' },
      });
    }
  });
});

describe('a product', () => {
  portalTest('is called something else from today, at once', async (portal) => {
    const { proposed, approve } = deskOf(portal);
    await approve(await proposed(productOf()));
    expect(await ticketOf(portal)).toMatchObject({ name: { en: 'Business ticket' } });
  });

  portalTest('is sold no more from a later day on, and may be again', async (portal) => {
    const { proposed, approve, desk } = deskOf(portal, 'akt');
    const before = await ticketOf(portal, 'akt');
    const row = { validFrom: '2026-03-08', services: [] };
    await approve(await proposed(productOf(row)));
    await carryOver(portal);
    expect(await ticketOf(portal, 'akt')).toEqual(before);
    expect(await desk()).toMatchObject({
      products: expect.arrayContaining([
        expect.objectContaining({ rows: [expect.anything(), expect.objectContaining(row)] }),
      ]),
    });
    portal.clock.set('2026-03-09T00:01:00+01:00');
    await carryOver(portal);
    await carryOver(portal);
    expect(await ticketOf(portal, 'akt')).toMatchObject({
      services: [],
      name: { nb: 'Firmabillett' },
    });
    const again = { validFrom: '2026-03-09', services: [...(before?.services ?? [])] };
    await approve(await proposed(productOf(again)));
    expect(await ticketOf(portal, 'akt')).toMatchObject({ services: before?.services });
  });

  portalTest('is sold by services that have sold it, and is the operator’s own', async (portal) => {
    const { propose } = deskOf(portal);
    expect(await propose(productOf({ services: ['school-tickets'] }))).toMatchObject({
      status: 422,
      json: { code: 'SERVICE_NOT_POSSIBLE' },
    });
    // It has none of this name.
    expect(await deskOf(portal, 'fjord').propose(productOf())).toMatchObject({
      status: 422,
      json: { code: 'UNKNOWN_PRODUCT' },
    });
    expect(await propose(productOf({ services: ['housing', 'housing'] }))).toMatchObject({
      json: { code: 'INVALID_INPUT' },
    });
    expect(await propose(productOf({ validFrom: '2026-03-05' }))).toMatchObject(tooEarly);
  });
});

describe('a school year', () => {
  const year = {
    opensOn: '2031-05-01',
    firstStart: '2031-08-20',
    latestStart: '2032-06-15',
    lastDay: '2032-06-30',
  };

  portalTest('comes after the others, and may not reach into one', async (portal) => {
    const { propose, proposed, approve, desk } = deskOf(portal);
    const overlapping = { ...year, firstStart: '2031-06-30', opensOn: '2031-05-01' };
    expect(await propose({ kind: 'school-year', rows: [overlapping] })).toMatchObject({
      json: { code: 'YEARS_OVERLAP' },
    });
    await approve(await proposed({ kind: 'school-year', rows: [year] }));
    expect(await desk()).toMatchObject({ schoolYears: expect.arrayContaining([year]) });
  });

  portalTest('has its days in order', async (portal) => {
    const { propose } = deskOf(portal);
    const rows = [{ ...year, lastDay: '2032-06-01' }];
    expect(await propose({ kind: 'school-year', rows })).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT' },
    });
  });
});

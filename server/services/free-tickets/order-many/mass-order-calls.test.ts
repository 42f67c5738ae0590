import { listMassOrders } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { orderMass } from '@takst/contract/services/free-tickets/order-mass.contract.ts';
import { validateMassOrder } from '@takst/contract/services/free-tickets/validate-mass-order.contract.ts';
import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setPostAddress } from '#ticketing/travel-cards/test-cards.store.ts';
import { setAgreementEnd } from '#ticketing/tickets/test-tickets.store.ts';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { departmentsOf, freeCompany, newCardNumber, newEmployeeId } from '../test-free-order.ts';
import { freeOrders, holderOf, rightFreeRow } from '../test-many-free.ts';

type Payload = CallInput<typeof orderMass>['body'];
type Recipient = Payload['recipients'][number];

const right = (changed: Partial<Recipient> = {}): Recipient => ({
  profile: 1,
  mediaType: 'MOBILE_TICKET',
  ticketHolderType: 'EMPLOYEE',
  employeeId: newEmployeeId(),
  firstName: 'Kari',
  lastName: 'Nordmann',
  dateOfBirth: '1985-05-14',
  zoneFrom: '1',
  zoneTo: '2Ø',
  phone: newPhone(),
  ...changed,
});

function callsOf(portal: TestPortal) {
  const company = freeCompany(portal);
  const support = portal.user('support');
  const payload = (recipients: Recipient[], changed: Partial<Payload> = {}): Payload => ({
    agreementNumber: departmentsOf(company)[0] ?? 0,
    startDate: '2026-04-01',
    recipients,
    ...changed,
  });
  return {
    payload,
    validate: (body: Payload) => portal.callAs(support, validateMassOrder, { body }),
    order: (body: Payload) => portal.callAs(support, orderMass, { body }),
    list: async () => {
      const params = { companyId: company.id };
      const { json } = await portal.callAs(support, listMassOrders, { params });
      return json as { totalEntries: number; matches: Record<string, unknown>[] };
    },
  };
}

describe('the calls of mass orders (spec 3 §3, §7)', () => {
  portalTest('order what is right, by the same work as a file', async (portal) => {
    const { payload, order, validate, list } = callsOf(portal);
    const { totalEntries: before } = await list();
    const body = payload([
      right(),
      right({ mediaType: 'TRAVEL_CARD', phone: undefined, cardNumber: newCardNumber() }),
      right({ mediaType: 'TRAVEL_CARD', phone: undefined, ordersNewCard: true }),
      right({
        ticketHolderType: 'FAMILY_MEMBER',
        profile: 2,
        dateOfBirth: '2015-01-01',
        validAllZones: true,
        zoneFrom: null,
        zoneTo: null,
      }),
    ]);
    const nothingWrong = { okCount: 4, errorCount: 0, generalErrors: [], recipientErrors: [] };
    expect(await validate(body)).toMatchObject({ status: 200, json: nothingWrong });
    const answer = await order(body);
    expect(answer).toMatchObject({ status: 200, json: nothingWrong });
    const batches = freeOrders(portal);
    expect(await batches.settled(idOf(answer))).toMatchObject({ state: 'finished', done: 4 });
    await expect
      .poll(async () => (await list()).matches[0], { timeout: 5_000 })
      .toMatchObject({
        id: idOf(answer),
        appName: 'api',
        ownerId: freeCompany(portal).id,
        agreementNumber: body.agreementNumber,
        requestedTicketCount: 4,
        failedTicketCount: 0,
        ticketCount: 4,
        state: 'finished',
      });
    expect((await list()).totalEntries).toBe(before + 1);
  });

  portalTest('say by code what is wrong with each recipient (spec 3 §8)', async (portal) => {
    const { payload, order, validate, list } = callsOf(portal);
    const { cells } = await holderOf(portal);
    const onCard = { mediaType: 'TRAVEL_CARD', phone: undefined } as const;
    const cases: [Partial<Recipient>, string[]][] = [
      [{}, []],
      [{ employeeId: cells.employeeId }, ['CONFLICTING_TICKET']],
      [{ zoneFrom: 'Månen' }, ['INVALID_ZONE_FROM']],
      [{ zoneTo: 'Månen' }, ['INVALID_ZONE_TO']],
      [{ dateOfBirth: portal.clock.today().toString() }, ['BIRTH_DATE_TOO_RECENT']],
      [{ profile: 2 }, ['PROFILE_MISMATCH']],
      [{ firstName: 'K' }, ['INVALID_FIRST_NAME']],
      [{ lastName: '' }, ['INVALID_LAST_NAME']],
      [{ employeeId: 'x'.repeat(21) }, ['INVALID_EMPLOYEE_ID']],
      [{ phone: undefined }, ['MOBILE_TICKET_NO_PHONE']],
      [{ phone: '22222222' }, ['MOBILE_TICKET_INVALID_PHONE']],
      [{ ...onCard }, ['CARD_NUMBER_INVALID']],
      [{ ...onCard, cardNumber: '123456789' }, ['CARD_NUMBER_INVALID']],
      [{ firstName: 'K', phone: undefined }, ['INVALID_FIRST_NAME', 'MOBILE_TICKET_NO_PHONE']],
    ];
    const body = payload(cases.map(([changed]) => right(changed)));
    const result = {
      okCount: 1,
      errorCount: cases.length - 1,
      generalErrors: [],
      recipientErrors: cases.flatMap(([, errors], indexInInput) =>
        errors.length > 0 ? [{ indexInInput, errors }] : [],
      ),
    };
    const { totalEntries: before } = await list();
    expect(await validate(body)).toMatchObject({ status: 200, json: result });
    expect(await order(body)).toMatchObject({ status: 422, json: result });
    expect((await list()).totalEntries).toBe(before);
  });

  portalTest('say what is wrong with all of it (spec 3 §8)', async (portal) => {
    const { payload, validate } = callsOf(portal);
    const today = portal.clock.today();
    const generalErrors = async (changed: Partial<Payload>) =>
      (await validate(payload([right(), right()], changed))).json;
    const early = { startDate: today.subtract({ days: 1 }).toString() };
    expect(await generalErrors(early)).toMatchObject({
      generalErrors: ['START_DATE_TOO_EARLY'],
      recipientErrors: [],
    });
    const late = { startDate: today.add({ months: 6, days: 1 }).toString() };
    expect(await generalErrors(late)).toMatchObject({ generalErrors: ['START_DATE_TOO_LATE'] });
    const { database } = portal;
    const company = freeCompany(portal);
    const [first = 0] = departmentsOf(company);
    await setAgreementEnd(database, first, Temporal.PlainDate.from('2026-03-31'));
    expect(await generalErrors({})).toMatchObject({ generalErrors: ['AGREEMENT_NOT_VALID'] });
    await setAgreementEnd(database, first, null);
    const address = await setPostAddress(database, company.id, null);
    const onNewCard = { mediaType: 'TRAVEL_CARD', phone: undefined, ordersNewCard: true } as const;
    expect((await validate(payload([right(onNewCard), right()]))).json).toMatchObject({
      okCount: 2,
      generalErrors: ['TRAVEL_CARD_NO_COMPANY_POST_ADDRESS'],
    });
    await setPostAddress(database, company.id, address);
    const office = company.agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id ?? 0;
    const unknown = { status: 404, json: { code: 'AGREEMENT_NOT_FOUND' } };
    for (const agreementNumber of [office, 999_999])
      expect(await validate(payload([right()], { agreementNumber }))).toMatchObject(unknown);
    await setAgreementDeleted(database, first, portal.clock.now());
    expect(await validate(payload([right()]))).toMatchObject(unknown);
    await setAgreementDeleted(database, first, null);
  });

  portalTest('take the second of two recipients who are the same for an error', async (portal) => {
    const { payload, validate } = callsOf(portal);
    const one = right();
    const again = right({ employeeId: one.employeeId.toLowerCase() });
    expect((await validate(payload([one, again]))).json).toMatchObject({
      okCount: 1,
      recipientErrors: [{ indexInInput: 1, errors: ['CONFLICTING_TICKET'] }],
    });
  });

  portalTest('begin the same order once of two that come at once', async (portal) => {
    const { payload, order } = callsOf(portal);
    const body = payload([right(), right()]);
    const answers = await Promise.all([order(body), order(body)]);
    const begun = answers.find(({ status }) => status === 200);
    const refused = answers.find((answer) => answer !== begun);
    expect(begun).toBeDefined();
    expect([409, 422]).toContain(refused?.status);
    if (begun) expect(await freeOrders(portal).settled(idOf(begun))).toMatchObject({ done: 2 });
  });

  portalTest('list everything that is done to many where that is asked for', async (portal) => {
    const batches = freeOrders(portal);
    const company = freeCompany(portal);
    const id = await batches.draft([rightFreeRow()]);
    const input = { params: { companyId: company.id }, query: { operations: 'all' } } as const;
    const { json } = await portal.callAs(portal.user('support'), listMassOrders, input);
    expect((json as { matches: object[] }).matches[0]).toMatchObject({
      id,
      operation: 'free-ticket-orders',
      state: 'draft',
      source: {
        kind: 'file',
        name: 'Ansatte.xlsx',
      },
    });
    const { matches } = await callsOf(portal).list();
    expect(matches.some((one) => one['id'] === id)).toBe(false);
  });

  portalTest('take ten thousand recipients', async (portal) => {
    const { payload, validate } = callsOf(portal);
    const recipients = Array.from({ length: 10_000 }, (_, place) =>
      right({ employeeId: `M${place}`, phone: `4${String(1_000_000 + place)}` }),
    );
    expect(await validate(payload(recipients))).toMatchObject({ status: 200 });
    expect(await validate(payload([...recipients, right()]))).toMatchObject({ status: 422 });
  });
});

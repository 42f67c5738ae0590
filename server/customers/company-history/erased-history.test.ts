import { updateContactDetails } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { eraseAbout } from '#platform/changes/about.store.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { lettersOf } from '#testing/letters-of.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const company = (portal: TestPortal) => portal.company('several-services');
let phone: string;
/** A name that no other person has. */
let canary: string;
let ticketId: number;
let holderId: number;
/** A ticket that is ordered, and a holder whose details are changed afterwards. */
const portalTest = portalTestWith({}, async (portal) => {
  phone = newPhone();
  canary = `Kanari${lettersOf(phone)}`;
  const names = { firstName: canary, lastName: 'Fuglesang', employeeId: 'K-1' };
  const order = await orderIn(portal)({ ...names, phone });
  ticketId = idOf(order);
  holderId = (order.json as { subscriberId: number }).subscriberId;
  await portal.callAs(portal.user('hr'), updateContactDetails, {
    params: { id: ticketId },
    body: { ...names, lastName: 'Fuglesen' },
  });
});

const erase = (portal: TestPortal, what: 'tickets' | 'holders') =>
  portal.database.transaction((tx) =>
    eraseAbout(tx, {
      [what]: [{ companyId: company(portal).id, id: what === 'tickets' ? ticketId : holderId }],
    }),
  );
const read = async (portal: TestPortal, query = {}) => {
  const answer = await portal.callAs(portal.user('hr'), listCompanyHistory, {
    params: { id: company(portal).id },
    query,
  });
  expect(answer.status).toBe(200);
  return z.parse(listCompanyHistory.reply, answer.json);
};
const download = async (portal: TestPortal, language: string) => {
  const { text } = await portal.send({
    path: `/onboarding/company/${company(portal).id}/history/csv`,
    headers: { cookie: `takst_session=${portal.user('hr').token}`, 'accept-language': language },
  });
  return text;
};

describe('the history of a company after personal data was erased', () => {
  portalTest('says what was done with a ticket, and not for whom', async (portal) => {
    const [, before] = (await read(portal, { searchFor: phone })).matches;
    await erase(portal, 'tickets');
    const orderEntries = (await read(portal, { kind: 'order-ticket' })).matches;
    const after = orderEntries.find(({ id }) => id === before?.id);
    expect(before).toMatchObject({ kind: 'order-ticket', about: `${canary} Fuglesen` });
    const { erased: none, differences: all = [], ...rest } = before ?? {};
    expect(none).toBeUndefined();
    const personal = ['firstName', 'lastName', 'employeeId', 'phone'];
    expect(after).toEqual({
      ...rest,
      about: null,
      erased: { ticketId },
      differences: all.filter(({ field }) => !personal.includes(field)),
    });
    expect(after?.differences.map(({ field }) => field)).toEqual([
      'product',
      'profile',
      'zones',
      'startDate',
    ]);
    const csv = await download(portal, 'nb');
    expect(csv).toContain(
      `Billett bestilt;${before?.who};Portalen;Billett ${ticketId}, persondata slettet;`,
    );
    expect(await download(portal, 'en')).toContain(`;Ticket ${ticketId}, personal data deleted;`);
    expect(csv).not.toContain(phone);
  });

  portalTest('is found no more by the name, and stands in no other history', async (portal) => {
    const byName = { searchFor: `${canary} fuglesen` };
    expect((await read(portal, byName)).totalEntries).toBe(2);
    await erase(portal, 'tickets');
    expect((await read(portal, byName)).totalEntries).toBe(1);
    const own = await portal.callAs(portal.user('hr'), listSubscriberHistory, {
      params: { id: holderId },
      query: {},
    });
    expect(z.parse(listSubscriberHistory.reply, own.json)).toMatchObject({
      totalEntries: 1,
      matches: [{ kind: 'update-contact-details', about: `${canary} Fuglesen` }],
    });
  });

  portalTest('says of a holder only that something was changed', async (portal) => {
    const { totalEntries } = await read(portal);
    expect(await columnsWith(portal.database, canary, 'changes')).not.toEqual([]);
    await erase(portal, 'holders');
    expect(await columnsWith(portal.database, canary, 'changes')).toEqual([]);
    const remainingHistory = await read(portal);
    expect(remainingHistory.totalEntries).toBe(totalEntries);
    expect(remainingHistory.matches[0]).toMatchObject({
      kind: 'update-contact-details',
      about: null,
      erased: { ticketId: null },
      differences: [],
    });
    expect(await download(portal, 'nb')).toContain(';Portalen;Persondata slettet;;;;');
  });
});

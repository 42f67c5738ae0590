// @vitest-environment happy-dom
import { changeAgreementEnd } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  agreementOf,
  companyAt,
  companyWith,
  openAt,
  sentCalls,
  server,
  successAnswer,
  typeInto,
  waitForToast,
} from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

const ticket = {
  id: 5,
  firstName: 'Åse',
  lastName: 'Berg',
  startDate: '2026-01-01',
  expirationDate: null,
};
const uses = (tickets: number, subscriptions = 0) => ({
  status: 200,
  body: {
    tickets,
    subscriptions,
    persons: tickets,
    first: tickets + subscriptions > 0 ? [ticket] : [],
  },
});
const dayField = 'Last day of the agreement';

describe('the end of an agreement', () => {
  it('names a ticket without a holder by its number', async () => {
    const nameless = { ...ticket, firstName: null, lastName: null };
    const answer = { ...uses(1), body: { ...uses(1).body, first: [nameless] } };
    await openAt(companyAt, [[getAgreementUses, answer], ...companyWith()]);
    await press('End date of agreement 11');
    await screen.findByLabelText(dayField);
    typeInto(dayField, '31.12.2026');
    await screen.findByText('Ticket 5');
  });

  it('says first which tickets last longer, what happens to them, and where they are', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await openAt(companyAt, [
      [changeAgreementEnd, successAnswer],
      [getAgreementUses, uses(3)],
      ...companyWith(),
    ]);
    await press('End date of agreement 11');
    await screen.findByLabelText(dayField);
    typeInto(dayField, '31.12.2026');
    await screen.findByText('3 tickets last longer than 31.12.2026:');
    // There is none yet that could be removed.
    expect(screen.queryByRole('button', { name: 'Remove the end date' })).toBeNull();
    screen.getByText('Åse Berg');
    screen.getByText('and 2 more');
    screen.getByText(/^Nobody loses their ticket/);
    await press('See the employees of the company');
    expect(assign).toHaveBeenLastCalledWith('/bedriftsavtale');
    expect(server.callsTo(getAgreementUses).at(-1)?.address).toContain('after=2026-12-31');
    await press('Save');
    await waitForToast('The agreement is valid until 31.12.2026');
    expect(sentCalls().at(-1)?.body).toEqual({ endDate: '2026-12-31', previousEndDate: null });
    vi.restoreAllMocks();
  });

  it.each([
    [0, 1, '1 subscription lasts longer than 31.12.2026:', /^Nobody loses their subscription:/],
    [
      2,
      3,
      '2 tickets and 3 subscriptions last longer than 31.12.2026:',
      /^Nobody loses their ticket or/,
    ],
  ])('names what lasts longer: %i tickets, %i subscriptions', async (...facts) => {
    const [tickets, subscriptions, title, text] = facts;
    await openAt(companyAt, [[getAgreementUses, uses(tickets, subscriptions)], ...companyWith()]);
    await press('End date of agreement 11');
    await screen.findByLabelText(dayField);
    typeInto(dayField, '31.12.2026');
    await screen.findByText(title);
    screen.getByText(text);
  });

  it('cannot be before today', async () => {
    await openAt(companyAt, [[getAgreementUses, uses(0)], ...companyWith()]);
    await press('End date of agreement 11');
    await screen.findByLabelText(dayField);
    await press('Save');
    await screen.findByText('Select a day.');
    typeInto(dayField, '03.03.2026');
    await screen.findByText(/^Select today or a later day/);
    // What lasts longer than a day that is not offered is of no interest.
    expect(server.callsTo(getAgreementUses)).toEqual([]);
    await press('Save');
    expect(sentCalls()).toEqual([]);
    typeInto(dayField, '04.03.2026');
    await screen.findByText(/^No ticket or subscription under the agreement lasts longer/);
  });

  it('is moved on, with the tickets that last longer than the new day', async () => {
    const ends = agreementOf(11, 'SUBSCRIPTIONS', { endDate: '2026-06-30' });
    let isAnswered = Promise.withResolvers<typeof successAnswer>();
    await openAt(companyAt, [
      [changeAgreementEnd, () => isAnswered.promise],
      [getAgreementUses, uses(1)],
      ...companyWith({ allAgreements: [ends] }),
    ]);
    await press('End date of agreement 11');
    await screen.findByText(/lasts longer than 30.06.2026/);
    typeInto(dayField, '31.12.2026');
    await screen.findByText(/lasts longer than 31.12.2026/);
    expect(server.callsTo(getAgreementUses).map(({ address }) => address.slice(-10))).toEqual([
      '2026-06-30',
      '2026-12-31',
    ]);
    await press('Save');
    expect(sentCalls().at(-1)?.body).toEqual({
      endDate: '2026-12-31',
      previousEndDate: '2026-06-30',
    });
    isAnswered.resolve(successAnswer);
    await waitForToast('The agreement is valid until 31.12.2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It says that an end was removed, not which one it was.
    isAnswered = Promise.withResolvers();
    await press('End date of agreement 11');
    await press('Remove the end date');
    isAnswered.resolve(successAnswer);
    await waitForToast('The agreement has no end date');
  });

  it('is not before the agreement begins', async () => {
    const later = agreementOf(11, 'SUBSCRIPTIONS', { fromDate: '2026-05-01' });
    await openAt(companyAt, [
      [getAgreementUses, uses(0)],
      ...companyWith({ allAgreements: [later] }),
    ]);
    await press('End date of agreement 11');
    const day = await screen.findByLabelText<HTMLInputElement>(dayField);
    typeInto(dayField, '30.04.2026');
    await screen.findByText(/^Select/);
    typeInto(dayField, '01.05.2026');
    await screen.findByText(/^No ticket or subscription under the agreement lasts longer/);
    expect(day.value).toBe('01.05.2026');
  });

  it('can be taken away, and says that somebody else has changed it', async () => {
    const ends = agreementOf(11, 'SUBSCRIPTIONS', { endDate: '2026-12-31' });
    await openAt(companyAt, [
      [changeAgreementEnd, { status: 409, body: { code: 'HAS_CHANGED', endDate: '2026-11-30' } }],
      [getAgreementUses, uses(0)],
      ...companyWith({ allAgreements: [ends] }),
    ]);
    await press('End date of agreement 11');
    await press('Remove the end date');
    await waitFor(() => expect(sentCalls()).toHaveLength(1));
    expect(sentCalls()[0]?.body).toEqual({ endDate: null, previousEndDate: '2026-12-31' });
    await screen.findByText(/Somebody else has changed this.*It now says: “30\.11\.2026”/);
    // The user has seen that by now.
    await press('Remove the end date');
    await waitFor(() => expect(sentCalls()).toHaveLength(2));
    expect(sentCalls()[1]?.body).toEqual({ endDate: null, previousEndDate: '2026-11-30' });
    await screen.findByRole('button', { name: 'Keep what is saved' });
    // Another user has removed the end meanwhile; the user has seen that, too.
    server.answer(changeAgreementEnd, {
      status: 409,
      body: { code: 'HAS_CHANGED', endDate: null },
    });
    await press('Remove the end date');
    await screen.findByText(/Somebody else has removed this/);
    await press('Remove the end date');
    await waitFor(() => expect(sentCalls()).toHaveLength(4));
    expect(sentCalls()[3]?.body).toEqual({ endDate: null, previousEndDate: null });
    // What is said of a refusal goes with the day that it was about.
    typeInto(dayField, '31.01.2027');
    await waitFor(() => expect(screen.queryByText(/Somebody else has changed this/)).toBeNull());
    await press('Remove the end date');
    await press('Keep what is saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

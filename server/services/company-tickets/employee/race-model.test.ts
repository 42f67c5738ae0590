import { describe, expect, it } from 'vitest';
import { hasSomeOrder, type Race, type RacedTicket } from './test-race-model.ts';

const today = '2026-03-06';
const before: RacedTicket = {
  id: 1,
  startDate: '2026-03-01',
  expirationDate: null,
  isCancelled: false,
  appId: null,
  continuesId: null,
};
const done = (newId: number | null = null) => ({ said: 'done', newId });
const refused = (code: string) => ({ said: code, newId: null });
const redeem = { kind: 'redeem', appId: 'app-1' } as const;
const resend = { kind: 'resend' } as const;
const changeZone = { kind: 'change-zone', lastDay: '2026-03-31' } as const;
const end = { kind: 'end', lastDay: '2026-04-30' } as const;

const resent: Race = {
  before,
  today,
  calls: [
    { asked: resend, answer: refused('TICKET_NOT_RESENDABLE') },
    { asked: changeZone, answer: refused('TICKET_NOT_CHANGEABLE') },
    { asked: resend, answer: done(2) },
    { asked: { ...redeem, appId: 'app-2' }, answer: refused('ALREADY_REDEEMED') },
    { asked: redeem, answer: done() },
  ],
  after: [
    { ...before, appId: 'app-1', expirationDate: '2026-03-05' },
    { ...before, id: 2, startDate: today, continuesId: 1 },
  ],
};
const changed: Race = {
  before,
  today,
  calls: [
    { asked: changeZone, answer: done(2) },
    { asked: end, answer: refused('TICKET_NOT_ENDABLE') },
    { asked: redeem, answer: done() },
  ],
  after: [
    { ...before, appId: 'app-1', expirationDate: '2026-03-31' },
    { ...before, id: 2, startDate: '2026-04-01', continuesId: 1 },
  ],
};
const [old] = changed.after;

describe('an end state', () => {
  it.each<[string, Race]>([
    ['a redeem, a resend, and those who came too early or too late', resent],
    ['a change of zone before an end', changed],
    [
      'calls that were all refused but one',
      {
        ...changed,
        calls: [...changed.calls, { asked: resend, answer: refused('TICKET_NOT_RESENDABLE') }],
      },
    ],
  ])('that some order makes is taken: %s', (_, race) => {
    expect(hasSomeOrder(race)).toBe(true);
  });

  it.each<[string, Partial<Race>]>([
    [
      'both an end and a change of zone',
      {
        calls: [
          { asked: changeZone, answer: done(2) },
          { asked: end, answer: done() },
          { asked: redeem, answer: done() },
        ],
      },
    ],
    ['two changes of zone', { calls: [...changed.calls, { asked: changeZone, answer: done(3) }] }],
    [
      'a new ticket, and the old one not ended',
      { after: changed.after.map((ticket) => ({ ...ticket, expirationDate: null })) },
    ],
    ['an end, and no new ticket', { after: old ? [old] : [] }],
    ['a new ticket that nobody was told of', { after: [...changed.after, { ...before, id: 3 }] }],
    [
      'a redeem that left no trace',
      { after: changed.after.map((ticket) => ({ ...ticket, appId: null })) },
    ],
    [
      'one ticket on two phones',
      { calls: [...changed.calls, { asked: { ...redeem, appId: 'app-2' }, answer: done() }] },
    ],
    ['a resend of what was never fetched', { calls: [{ asked: resend, answer: done(2) }] }],
    [
      'a refusal without a reason',
      { calls: [...changed.calls, { asked: redeem, answer: refused('TICKET_NOT_VALID') }] },
    ],
  ])('that no order makes is not: %s', (_, race) => {
    expect(hasSomeOrder({ ...changed, ...race })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { faultsOf, type Facts, type Story } from './story.ts';

const story: Story = {
  phone: '90000001',
  done: [
    { kind: 'order-ticket', id: 1, startDate: '2026-03-06' },
    { kind: 'redeem-ticket', id: 1, appId: 'an-app' },
    { kind: 'resend-ticket', from: 1, id: 2, today: '2026-03-06' },
    { kind: 'change-zone', from: 2, id: 3, lastDay: '2026-03-31' },
  ],
  open: null,
};

const [first, second, third] = [
  { id: 1, startDate: '2026-03-06', expirationDate: '2026-03-05', appId: 'an-app' },
  { id: 2, startDate: '2026-03-06', expirationDate: '2026-03-31', appId: null },
  { id: 3, startDate: '2026-04-01', expirationDate: null, appId: null },
];
const facts: Facts = {
  tickets: [
    { ...first, continuesId: null, pickupCode: 'AAAA' },
    { ...second, continuesId: 1, pickupCode: 'BBBB' },
    { ...third, continuesId: 2, pickupCode: 'CCCC' },
  ],
  changes: ['order-ticket 1', 'redeem-ticket 1', 'resend-ticket 2', 'change-zone 3'],
  messages: ['Kode: AAAA', 'Kode: BBBB', 'Kode: CCCC'],
};
const [one, two, three] = facts.tickets;

describe('the check of the trial', () => {
  it('finds nothing if the database matches the acknowledged changes', () => {
    expect(faultsOf(story, facts)).toEqual([]);
  });

  it.each<[string, Partial<Facts>]>([
    ['a ticket that is lost', { tickets: [one, two].flatMap((ticket) => ticket ?? []) }],
    [
      'a ticket that was not ended when the next one came',
      { tickets: facts.tickets.map((ticket) => ({ ...ticket, expirationDate: null })) },
    ],
    ['a ticket too many', { tickets: [...facts.tickets, ...(three ? [{ ...three, id: 4 }] : [])] }],
    ['a change that nobody recorded', { changes: facts.changes.slice(1) }],
    ['a change that was recorded twice', { changes: [...facts.changes, 'change-zone 3'] }],
    ['an SMS that was never sent', { messages: facts.messages.slice(1) }],
    ['an SMS that was sent twice', { messages: [...facts.messages, 'Kode: CCCC'] }],
    ['an SMS with another code', { messages: [...facts.messages.slice(1), 'Kode: XXXX'] }],
  ])('finds %s', (_, override) => {
    expect(faultsOf(story, { ...facts, ...override })).not.toEqual([]);
  });

  it('accepts an unanswered call as done or not done, but never as half done', () => {
    const open = { kind: 'change-zone', from: 2, lastDay: '2026-03-31' } as const;
    const unanswered: Story = { ...story, done: story.done.slice(0, -1), open };
    const factsBefore: Facts = {
      tickets: facts.tickets
        .slice(0, 2)
        .map((ticket) => (ticket.id === 2 ? { ...ticket, expirationDate: null } : ticket)),
      changes: facts.changes.slice(0, 3),
      messages: facts.messages.slice(0, 2),
    };
    expect(faultsOf(unanswered, facts)).toEqual([]);
    expect(faultsOf(unanswered, factsBefore)).toEqual([]);
    expect(faultsOf(unanswered, { ...factsBefore, changes: facts.changes })).not.toEqual([]);
    expect(faultsOf(unanswered, { ...facts, messages: factsBefore.messages })).not.toEqual([]);
    expect(faultsOf(unanswered, { ...factsBefore, tickets: facts.tickets })).not.toEqual([]);
  });
});

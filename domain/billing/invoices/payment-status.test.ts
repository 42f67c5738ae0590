import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  dueDateOf,
  type InvoiceAccount,
  outstandingOre,
  paymentStatus,
  reminderDueDate,
} from './payment-status.rules.ts';

const invoice: InvoiceAccount = {
  kind: 'invoice',
  totalOre: 100_00,
  refundedOre: 0,
  paidOre: 0,
  dueDate: date('2026-04-06'),
};
const onDueDate = date('2026-04-06');
const dayAfter = date('2026-04-07');

describe('an invoice', () => {
  it('is due so many days after its date as its agreement says', () => {
    expect(dueDateOf(date('2026-03-07'), 30).toString()).toBe('2026-04-06');
    expect(dueDateOf(date('2028-02-07'), 30).toString()).toBe('2028-03-08');
  });

  it.each([
    ['UNPAID', {}, onDueDate],
    ['OVERDUE', {}, dayAfter],
    ['PARTLY_PAID', { paidOre: 1 }, onDueDate],
    ['OVERDUE', { paidOre: 99_99 }, dayAfter],
    ['PAID', { paidOre: 100_00 }, dayAfter],
    ['PAID', { paidOre: 120_00 }, dayAfter],
    ['PAID', { paidOre: 60_00, refundedOre: 40_00 }, dayAfter],
    ['UNPAID', { refundedOre: 40_00 }, onDueDate],
    ['CREDITED', { refundedOre: 100_00 }, dayAfter],
    ['PAID', { totalOre: 0 }, dayAfter],
    ['CREDITED', { kind: 'credit-note', totalOre: -5_00 }, dayAfter],
  ] as const)('is %s with %o on %s', (status, account, today) => {
    expect(paymentStatus({ ...invoice, ...account }, today)).toBe(status);
  });

  it('that is overdue has a last day of its reminder, two weeks after the due date', () => {
    expect(reminderDueDate(invoice, dayAfter)?.toString()).toBe('2026-04-20');
    expect(reminderDueDate(invoice, onDueDate)).toBeNull();
    expect(reminderDueDate({ ...invoice, paidOre: 100_00 }, dayAfter)).toBeNull();
  });

  it('has outstanding what is neither paid nor refunded; a credit note has nothing', () => {
    expect(outstandingOre({ ...invoice, paidOre: 30_00, refundedOre: 20_00 })).toBe(50_00);
    expect(outstandingOre({ ...invoice, paidOre: 120_00 })).toBe(-20_00);
    expect(outstandingOre({ ...invoice, kind: 'credit-note', totalOre: -5_00 })).toBe(0);
  });
});

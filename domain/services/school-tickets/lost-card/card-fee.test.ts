import { describe, expect, it } from 'vitest';
import { schoolTicketCodes } from '#services/school-tickets/school-tickets.changes.ts';
import { type CardFee, feePayers, owedForCard, payerOf, recordedPayer } from './card-fee.rules.ts';

const fee: CardFee = { paidBy: 'pupil', feeOre: 5000, isCancelled: false, isCollected: false };

describe('the fee of a replacement card', () => {
  it.each([
    ['the pupil, as the school says', fee, 5000],
    ['the school', { ...fee, paidBy: 'school' }, 0],
    ['nobody, as the card was never made', { ...fee, isCancelled: true }, 0],
    ['nobody any more', { ...fee, isCollected: true }, 0],
    ['nobody, as it costs nothing', { ...fee, feeOre: 0 }, 0],
  ] as const)('is owed by %s', (_, fee, ore) => {
    expect(owedForCard(fee)).toBe(ore);
  });

  it('of a card that was defective is nobody’s', () => {
    expect(payerOf('lost', 'pupil')).toBe('pupil');
    expect(payerOf('lost', 'school')).toBe('school');
    expect(payerOf('defective', 'pupil')).toBe('school');
  });

  it('is recorded with the words of its payer', () => {
    const words = feePayers.map((payer) => schoolTicketCodes[recordedPayer(payer)].en);
    expect(words).toEqual(['The school', 'The pupil']);
  });
});

import { describe, expect, it } from 'vitest';
import { withParticulars } from './replay.ts';

const recorded = { phone: '49000001', ticket: '403000001', pickupCode: 'ABCD2345' };
const now = { phone: '49000002', ticket: '403000002', pickupCode: 'EFGH2345' };
const replaced = (value: unknown) => withParticulars(value, recorded, now);

describe('a recorded statement', () => {
  it('gets the particulars of its turn, in numbers, texts, lists and JSON', () => {
    expect(replaced('49000001')).toBe('49000002');
    expect(replaced(403_000_001)).toBe('403000002');
    expect(replaced(['ABCD2345', null])).toEqual(['EFGH2345', null]);
    expect(replaced('{"id":403000001,"to":"+4749000001"}')).toContain('"id":403000002');
  });

  it('keeps everything else', () => {
    expect(replaced('1403000001')).toBe('1403000001');
    expect(replaced(null)).toBe(null);
    expect(replaced(true)).toBe(true);
  });
});

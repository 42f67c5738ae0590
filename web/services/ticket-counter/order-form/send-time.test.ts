import { describe, expect, it } from 'vitest';
import { sendAtIn } from './counter-order-fields.ts';

describe('a time at which codes go out, chosen in Norwegian time', () => {
  it.each([
    ['the day before clocks change', '2026-03-28', '07:00', '2026-03-28T06:00:00Z'],
    ['after the change on the same day', '2026-03-29', '07:00', '2026-03-29T05:00:00Z'],
    // Clocks go from 02:00 to 03:00: 02:30 is an hour later there, and the form says 03:30.
    ['in the hour that is left out', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    // 02:30 comes twice: the first one.
    ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['in winter', '2026-10-26', '07:00', '2026-10-26T06:00:00Z'],
  ])('%s: %s %s', (_, sendDay, sendClock, moment) => {
    const today = Temporal.PlainDate.from('2026-03-06');
    const at = sendAtIn({ sendTime: 'other', sendDay, sendClock }, today);
    expect(String(at)).toBe(moment);
  });

  it('is seven on the next morning, also when clocks change in the night', () => {
    const today = Temporal.PlainDate.from('2026-03-28');
    const at = sendAtIn({ sendTime: 'tomorrow', sendDay: '', sendClock: '' }, today);
    expect(String(at)).toBe('2026-03-29T05:00:00Z');
  });
});

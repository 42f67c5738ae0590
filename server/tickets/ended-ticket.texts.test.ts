import { describe, expect, it } from 'vitest';
import { cancelledTicketSms, endedTicketSms } from './ended-ticket.texts.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const facts = {
  firstName: 'Kari',
  companyName: 'Fjellheim Konsult AS',
  startDate: day('2026-04-01'),
};

describe('the SMS about the end of a ticket', () => {
  it.each([
    ['the day before the first', '2026-03-31', 'Den gjelder ikke lenger.'],
    ['the first day', '2026-04-01', 'Siste dag er 01.04.2026.'],
    ['a later day', '2026-06-30', 'Siste dag er 30.06.2026.'],
  ])('that ends on %s', (_, lastDay, end) => {
    expect(endedTicketSms({ ...facts, lastDay: day(lastDay) })).toBe(
      `Hei Kari! Fjellheim Konsult AS har avsluttet bedriftsbilletten din. ${end}`,
    );
  });

  it('that was cancelled names its first day, and that the code is of no use', () => {
    expect(cancelledTicketSms(facts)).toBe(
      'Hei Kari! Fjellheim Konsult AS har avbestilt bedriftsbilletten din fra 01.04.2026. ' +
        'Hentekoden virker ikke lenger.',
    );
  });
});

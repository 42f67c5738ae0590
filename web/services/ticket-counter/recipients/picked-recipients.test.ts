import { describe, expect, it } from 'vitest';
import { phonesOnList, withoutRecipients, withRecipients } from './picked-recipients.ts';

const recipient = (phone: string, name: string | null = null) => ({
  id: Number(phone),
  name,
  phoneCountryCode: '+47',
  phone,
  lastOrderedAt: Temporal.Instant.from('2026-03-01T08:00:00Z'),
});
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const kari = recipient('41234567', 'Kari; Nordmann');
const ola = recipient('41234568');

describe('the phones on a list', () => {
  it.each([
    ['Kari Nordmann; 412 34 567; senior; 2', ['41234567']],
    ['+47 41234567', ['41234567']],
    ['4741234567\t0047 412 34 568', ['41234567', '41234568']],
    ['Navn; Mobil\nOla 412 34 568', ['41234568']],
    ['Kari Nordmann', []],
  ])('%j are %j, however they are written', (guests, phones) => {
    const listed = phonesOnList(guests);
    expect(listed.size).toBe(phones.length);
    expect([kari, ola].filter(listed.has).map(({ phone }) => phone)).toEqual(phones);
  });
});

describe('the same number in another country', () => {
  const inSweden = { ...kari, phoneCountryCode: '+46' };

  it('is another phone', () => {
    const guests = '+46 41234567';
    const listed = phonesOnList(guests);
    expect([listed.size, listed.has(kari), listed.has(inSweden)]).toEqual([1, false, true]);
    expect(plain(withRecipients(guests, [inSweden, kari]))).toBe(
      `${guests}\nKari Nordmann\t+47 412 34 567`,
    );
    expect(withoutRecipients(guests, [kari])).toBe(guests);
    expect(withoutRecipients(guests, [inSweden])).toBe('');
  });
});

describe('who is picked', () => {
  it('stands below what is there, once, with the name as one part of the line', () => {
    expect(plain(withRecipients('', [kari]))).toBe('Kari Nordmann\t+47 412 34 567');
    expect(plain(withRecipients('41234568\n\n', [ola, kari]))).toBe(
      '41234568\nKari Nordmann\t+47 412 34 567',
    );
  });

  it('is taken away with the line, and everything else stays as it was typed', () => {
    const guests = 'Navn;Mobil\nKari; 412 34 567; senior\n\nUten nummer\n412 34 568';
    expect(withoutRecipients(guests, [kari])).toBe('Navn;Mobil\n\nUten nummer\n412 34 568');
    expect(withoutRecipients(guests, [recipient('41234569')])).toBe(guests);
  });

  it('leaves the other numbers of a line', () => {
    expect(withoutRecipients('41234567; 41234568, 41234569', [ola])).toBe('41234567; 41234569');
    expect(withoutRecipients('41234567; 41234568', [ola])).toBe('41234567');
  });
});

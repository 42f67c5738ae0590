import { describe, expect, it } from 'vitest';
import {
  isCompanyName,
  isNameForMessage,
  isPersonName,
  nameInMessage,
} from './name-in-message.rules.ts';

const links = [
  'www.evil.no',
  'evil.no',
  'Kari på EVIL.NO',
  'evil.xn--p1ai',
  'ondt.рф',
  'evil\u3002no',
  'evil\uff0eno',
  'evil\u2024no',
  'evil.\u200bno',
  'evil\u00ad.no',
  'https://evil',
  '10.0.0.1',
  '1.20.3.4',
];
const severalLines = ['Kari\nKontoen er sperret', 'Kari\rOla', 'Kari\u2028Ola', 'Kari\u0085Ola'];

describe('a name in an SMS or an e-mail', () => {
  it.each([...links, ...severalLines])('is not %j', (name) => {
    expect(isNameForMessage(name)).toBe(false);
    expect(isPersonName(name)).toBe(false);
  });

  it.each([
    'Åse-Marie',
    "O'Neill-Ås Jr.",
    'P.A. Hansen',
    'J.R.R. Tolkien',
    'St. Olav',
    'Łukasz Żak',
    'محمد',
    'Per …',
  ])('may be %j', (name) => {
    expect(isPersonName(name)).toBe(true);
    expect(nameInMessage(name)).toBe(name);
  });

  it.each(['kari@evil', '<b>Kari', 'Kari/Ola', 'tel:12345678', 'kari＠evil'])(
    'is not %j when it is a person’s',
    (name) => {
      expect(isPersonName(name)).toBe(false);
    },
  );

  it.each([
    'Kari\u202etnuok',
    '\u200fKari',
    'Ka\u2066ri',
    'Ka\u200bri',
    'Kari 🎉',
    'Kari ❤️',
    '🇳🇴 Kari',
    '1️⃣ Kari',
    '👩🏽 Kari',
    '41234567',
    'Kari 412 34 567',
    'Kari (+47) 412-34-567',
    '٤١٢٣٤٥٦٧',
  ])('is no mark, emoji or phone number: %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it.each(['می\u200cنا', 'Kari 2', 'Kari 123456', 'Nguyễn Thị Ánh', 'Ødegård III'])(
    'may be %j',
    (name) => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each(['A/S Norske Tog', 'Hotell 2.0 AS', 'Avd: Oslo', '@Home AS'])(
    'may be %j when it is a company’s',
    (name) => {
      expect(isCompanyName(name, 'Another AS')).toBe(true);
    },
  );

  it('is a company’s domain only where the register calls it so', () => {
    expect(isCompanyName('FINN.NO AS', 'FINN.NO AS')).toBe(true);
    expect(isCompanyName('FINN.NO AS', ' FINN.NO AS ')).toBe(true);
    expect(isCompanyName('FINN.NO AS', 'FINN AS')).toBe(false);
    expect(isCompanyName('Vinn på www.evil.no', 'FINN.NO AS')).toBe(false);
  });

  it.each([...links, ...severalLines])('is written without a link: %j', (name) => {
    expect(isNameForMessage(nameInMessage(name))).toBe(true);
  });

  it.each([
    ['FINN.NO AS', 'FINN. NO AS'],
    ['Kari\nwww.evil.no', 'Kari www. evil. no'],
    ['Kari\r\n\u2028Ola', 'Kari Ola'],
    ['evil.no\n', 'evil. no'],
    ['https://evil', 'https: / / evil'],
  ])('stays readable where it is a domain or has several lines: %j is %j', (name, line) => {
    expect(nameInMessage(name)).toBe(line);
  });
});

import { expect, it } from 'vitest';
import { describeRows, personFile } from './describe-person.ts';

it('says what is known in an order to be read, without what is not known', () => {
  const companies = new Map([[7, 'Fjellheim Konsult AS']]);
  const days = { until: '2026-01-31', from: '2026-01-01' };
  const facts = { ...days, lastName: 'Lunde', amount: 0, app: false };
  const row = { kind: 'invoice-line', end: 'erased', companyId: 7 } as const;
  const [described] = describeRows(
    [{ ...row, facts: { ...facts, phone: null, employeeId: '', firstName: 'Per' } }],
    { companies, language: 'en' },
  );
  expect(described).toEqual({
    id: 0,
    kind: 'invoice-line',
    end: 'erased',
    company: { id: 7, name: 'Fjellheim Konsult AS' },
    facts: [
      { name: 'First name', value: 'Per' },
      { name: 'Last name', value: 'Lunde' },
      { name: 'From', value: '2026-01-01' },
      { name: 'Until', value: '2026-01-31' },
      { name: 'The phone that fetched the ticket', value: 'false' },
      { name: 'Amount in øre', value: '0' },
    ],
  });
});

it.each([
  [
    'nb',
    ['Mobilnummer', 'Hentet', 'Opplysninger', 'Hva', 'Kunde', 'Fra', 'Til', 'Linje på faktura'],
  ],
  [
    'en',
    ['Phone number', 'Made', 'Data', 'What', 'Customer', 'From', 'Until', 'Line of an invoice'],
  ],
] as const)('makes a file that a person reads by its words: %s', (language, words) => {
  const [phone, made, data, what, customer, from, until, line] = words;
  const row = { kind: 'invoice-line', end: 'erased' } as const;
  const facts = { until: '2026-01-31', from: '2026-01-01' };
  const rows = describeRows(
    [
      { ...row, companyId: 7, facts },
      { ...row, companyId: null, facts },
    ],
    {
      companies: new Map([[7, 'Fjellheim Konsult AS']]),
      language,
    },
  );
  const now = Temporal.Instant.from('2026-03-06T09:00:00Z');
  const days = { [from]: '2026-01-01', [until]: '2026-01-31' };
  expect(JSON.parse(personFile({ phone: '+4746000001', now, rows, language }))).toEqual({
    [phone]: '+4746000001',
    [made]: '2026-03-06T09:00:00Z',
    [data]: [
      { [what]: line, [customer]: 'Fjellheim Konsult AS', ...days },
      { [what]: line, ...days },
    ],
  });
});

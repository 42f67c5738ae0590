import { expect, it } from 'vitest';
import { describeRows } from './describe-person.ts';

it('says what is known in an order to be read, without what is not known', () => {
  const companies = new Map([[7, 'Fjellheim Konsult AS']]);
  const facts = { until: '2026-01-31', from: '2026-01-01', lastName: 'Lunde', amount: 74_700 };
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
      { name: 'Amount in øre', value: '74700' },
    ],
  });
});

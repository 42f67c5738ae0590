import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { describe, expect, it } from 'vitest';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { type FormAgreement, fieldsAtStart, withAgreement } from './order-fields.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const agreement = (agreementNumber: number, more: Partial<FormAgreement>): FormAgreement => ({
  agreementNumber,
  invoiceReference: '',
  service: 'company-tickets',
  employeeIdLabel: null,
  isRequest: false,
  startDates: [day('2026-04-01'), day('2026-05-01')],
  profiles: ['ADULT', 'SENIOR'],
  products: [],
  ...more,
});
const form: OrderForm = {
  companyName: 'Granlia Bygg AS',
  format: 'horisontal',
  colourScheme: 'light',
  logo: false,
  employeeIdHelpText: '',
  agreements: [
    agreement(1, {}),
    agreement(2, { startDates: [day('2026-04-01')], profiles: ['ADULT'] }),
  ],
  zones: zonesInARow('1', '2Ø'),
};

describe('another agreement in the order form', () => {
  it('replaces a date and a category that it does not offer', () => {
    pageFactsOf({ tenant: 'ruter' });
    const fields = { ...fieldsAtStart(form), startDate: '2026-05-01', profileId: 'SENIOR' };
    expect(withAgreement(form, fields, '2')).toMatchObject({
      agreementNumber: '2',
      startDate: '2026-04-01',
      profileId: 'ADULT',
    });
  });

  it.each([
    [{ refusedStarts: ['2026-04-01'] }, '2026-05-01'],
    [{ earliestStart: '2026-05-01' }, '2026-05-01'],
    [{}, '2026-04-01'],
  ])('has a start that was not refused: %j', (limits, startDate) => {
    const fields = { ...fieldsAtStart(form), agreementNumber: '2', startDate: '2026-06-01' };
    expect(withAgreement(form, { ...fields, ...limits }, '1')).toMatchObject({ startDate });
  });

  it('keeps those that it offers', () => {
    const fields = { ...fieldsAtStart(form), agreementNumber: '2' };
    expect(withAgreement(form, { ...fields, startDate: '2026-04-01' }, '1')).toMatchObject({
      agreementNumber: '1',
      startDate: '2026-04-01',
    });
  });
});

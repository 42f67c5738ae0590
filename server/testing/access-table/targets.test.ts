import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { getPostArea } from '@takst/contract/customers/companies/post-areas/get-post-area.contract.ts';
import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { createUser } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { route } from '@takst/contract/platform/calls/route.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inputsFor, isAboutSomething, nothing } from './targets.ts';

const target = nothing('ruter');
const base = { method: 'POST', summary: 'x', needs: 'companyTicket', refusals: {} } as const;

describe('the authorisation table aims the example of a body', () => {
  it('at what the call is about, and leaves the rest of it', () => {
    const [input] = inputsFor(sendContactForm, target);
    expect(input?.body).toEqual({ message: 'Hei', companyId: target.id });
  });

  it('with a phone that nobody has yet, each time', () => {
    const phones = [1, 2].map(() => inputsFor(orderCompanyTicket, target)[0]?.body);
    expect(phones[0]).not.toEqual(phones[1]);
    expect(phones[0]).toMatchObject({ agreementName: '7499999', lastName: 'Reisende' });
  });

  it('in what lies deeper: another operator gives the customer number', () => {
    const [ruter, akt] = (['ruter', 'akt'] as const).map(
      (tenant) => inputsFor(onboardCompany, nothing(tenant))[0]?.body,
    );
    expect(ruter).not.toHaveProperty('company.id');
    expect(akt).toHaveProperty('company.id', expect.stringMatching(/^K-/));
  });

  it('and knows a call that is about nothing of anybody’s', () => {
    const about = [sendContactForm, orderCompanyTicket, createUser, onboardCompany, getPostArea];
    expect(about.map(isAboutSomething)).toEqual([true, true, false, false, false]);
  });

  it('and says what to add for an id in a body that it does not know', () => {
    const invoice = route({
      ...base,
      path: '/test/invoice',
      body: z.object({ lines: z.array(z.object({ invoiceId: z.int() })) }),
      example: { lines: [{ invoiceId: 1 }] },
      reply: z.null(),
    });
    expect(() => inputsFor(invoice, target)).toThrow('has invoiceId: say in test-access.ts');
  });

  it('and says what to add for a word in a path that it does not know', () => {
    const month = route({ ...base, path: '/test/{id}/{month}', reply: z.null() });
    expect(() => inputsFor(month, target)).toThrow('has {month}, which is no id');
  });
});

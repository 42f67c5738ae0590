import {
  invoiceWay,
  invoiceWays,
} from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import { expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import {
  placeBilledCompanies,
  setInvoiceEmail,
  setRecipient,
} from '#billing/invoices/test-billing-world.store.ts';
import { databaseTest } from '#testing/database-test.ts';
import { invoiceRecipientOf } from './invoice-address.query.ts';

const tenant = 'ruter';
const deletedAt = Temporal.Instant.from('2026-03-01T12:00:00Z');
/** What the other agreement of the company has: an address, or one that nobody reads any more. */
const others = ['nothing', 'an address', 'an address, and is deleted'] as const;
const noted = [null, 'faktura@own.example'];

databaseTest(
  'invoices of an agreement go as the rule says, and to no deleted one',
  async (test) => {
    const { database } = test;
    const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 0 });
    if (!company) throw new Error('no company');
    const { id: companyId, agreements } = company;
    const addressOf = (agreementId: number) =>
      database.transaction((tx) => invoiceRecipientOf(tx, { companyId, agreementId }));
    for (const [agreementId, otherId] of [agreements, agreements.toReversed()]) {
      if (!agreementId || !otherId) throw new Error('no agreement');
      await setAgreementDeleted(database, agreementId, null);
      for (const other of others) {
        const otherEmail = other === 'nothing' ? null : 'annen@company.example';
        await setInvoiceEmail(database, otherId, otherEmail);
        await setAgreementDeleted(database, otherId, other.endsWith('deleted') ? deletedAt : null);
        for (const own of noted) {
          await setInvoiceEmail(database, agreementId, own);
          for (const ofCompany of [null, 'faktura@company.example']) {
            for (const chosenWay of [null, ...invoiceWays]) {
              for (const reachedByEhf of [true, false]) {
                const recipient = { reachedByEhf, way: chosenWay, email: ofCompany };
                await setRecipient(database, { tenant, companyId, ...recipient });
                const email = own ?? ofCompany ?? (other === 'an address' ? otherEmail : null);
                const way = invoiceWay({ chosenWay, reachedByEhf, hasEmail: email !== null });
                const said = JSON.stringify({ own, other, ...recipient });
                expect(await addressOf(agreementId), said).toEqual({ email, way });
              }
            }
          }
        }
      }
    }
  },
);

import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { describe, expect } from 'vitest';
import { batchesOf, rightRows } from '#ticketing/batches/test-batches.ts';
import { camt054File } from '#billing/invoices/payments/test-camt054.ts';
import { paying } from '#billing/invoices/payments/test-paying.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { applyRetentionRules } from './retention.store.ts';
import { changeRefunds, placesOf, saveHeading, setBatchState } from './test-texts.store.ts';

const word = 'Kanarifugl';
const fileName = 'Ansatte.xlsx';

async function ok(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
  return answer;
}

/** The word in every text that the rules are about, on 6 March 2026. */
async function plantTexts(portal: TestPortal): Promise<void> {
  const company = portal.company('several-services');
  const message = { message: `${word} beskjed`, companyId: company.id };
  await ok(portal.callAs(portal.user('hr'), sendContactForm, { body: message }));

  const batches = batchesOf(portal);
  await batches.carryOut(await batches.checked(rightRows(1)));
  await saveHeading(portal.database, {
    company,
    heading: `${word} overskrift`,
    at: portal.clock.now(),
  });

  const { send, list, setAside, staff, invoice } = await paying(portal);
  const { json } = await ok(send(camt054File([{ kroner: '1' }]), `${word} bank.xml`));
  const [payment] = await list({ file: String((json as { id: number }).id) });
  await ok(setAside(payment?.id ?? 0, `${word} merknad`));
  const { id, invoiceLines } = await invoice();
  const params = { id, lineId: invoiceLines[0]?.id ?? 0 };
  await ok(
    portal.callAs(staff, refundLine, { params, body: { amount: 1, description: `${word} grunn` } }),
  );
}

describe('texts that somebody typed', () => {
  portalTest('go when their time is over, and what they are about stays', async (portal) => {
    await plantTexts(portal);
    const { database } = portal;
    const placesOfWord = () => placesOf(database, [word, fileName]);
    const nightOf = (day: string) =>
      applyRetentionRules(database, Temporal.Instant.from(`${day}T03:17:00Z`));
    const accounts = ['note', 'reason'];
    expect(await placesOfWord()).toEqual(['bank file', 'heading', 'list', 'message', ...accounts]);
    await nightOf('2026-05-28');
    expect(await placesOfWord()).toEqual(['bank file', 'heading', 'list', 'message', ...accounts]);
    await nightOf('2026-05-31');
    expect(await placesOfWord()).toEqual(['bank file', 'heading', 'message', ...accounts]);
    await nightOf('2026-06-06');
    expect(await placesOfWord()).toEqual(['heading', ...accounts]);
    await nightOf('2027-03-08');
    expect(await placesOfWord()).toEqual(accounts);
    await nightOf('2031-12-31');
    expect(await placesOfWord()).toEqual(accounts);
    await nightOf('2032-01-01');
    expect(await placesOfWord()).toEqual([]);
    const { list, files } = await paying(portal);
    expect(await list({ filter: 'SET_ASIDE' })).toMatchObject([{ state: 'SET_ASIDE', note: null }]);
    expect((await files())[0]).toMatchObject({ name: '', payments: 1 });
  });

  portalTest.each([
    ['finished', []],
    ['ended', []],
    ['stopped', []],
    ['running', ['list']],
  ])('of a batch that is %s go by its state', async (portal, state, places) => {
    const batches = batchesOf(portal);
    const id = await batches.checked(rightRows(1));
    const userId = portal.user('hr').id;
    await setBatchState(portal.database, { id, state, userId });
    expect(await placesOf(portal.database, [fileName])).toEqual(['list']);
    const later = portal.clock.now().add({ hours: 24 * 100 });
    await applyRetentionRules(portal.database, later);
    expect(await placesOf(portal.database, [fileName])).toEqual(places);
    await setBatchState(portal.database, { id, state: 'ended', userId });
    await applyRetentionRules(portal.database, later);
  });

  portalTest('may be erased from a refund, of which nothing else is changed', async (portal) => {
    const change = (set: string) => changeRefunds(portal.database, set);
    await expect(change(`description = 'x'`)).rejects.toThrow(/never changed/);
    await expect(change('amount_ore = 0')).rejects.toThrow(/never changed|permission denied/);
    await expect(change(`tenant = 'x'`)).rejects.toThrow(/never changed|permission denied/);
    await change('description = null');
  });
});

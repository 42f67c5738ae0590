import { expect } from 'vitest';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { placeUser } from '#customers/session/test-users.store.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { applyRetentionRules } from './retention.store.ts';
import { countEmptied, datedTexts, placeDatedRows, placesOfWord } from './test-dated-rows.store.ts';

const databaseTest = databaseTestWith(async ({ database }) => {
  const companyId = await placeCompany(database, { name: 'A', organisationNumber: '310000001' });
  const users = [
    await placeUser(database, { email: 'one@x.example' }),
    await placeUser(database, { email: 'other@x.example' }),
  ] as const;
  return { database, where: { companyId, users } };
});

/** How many hours after its moment a row goes, or the text in it. */
const hoursByPlace: Readonly<Record<string, number>> = {
  'company_tickets.wrong_try who': 0,
  'limits.counted_request who': 0,
  'messages.sms_of_day who': 0,
  'messages.counted_sms message_key': 0,
  'self_service.phone_proof code_digest': 24,
  'self_service.form_order order_digest': 48,
  'stand_ins.message body': 30 * 24,
  'invoices.settlement_note note': 365 * 24,
  'batches.column_map heading': 365 * 24,
};

databaseTest('each row goes when its time is over to the second, and not before', async (test) => {
  const { database, where } = test;
  const at = Temporal.Instant.from('2026-03-06T09:00:00Z');
  await placeDatedRows(database, where, { at, word: 'Kanarifugl' });
  // A row of another day is not in the way.
  await placeDatedRows(database, where, { at: at.add({ hours: 24 * 20_000 }), word: 'Spurv' });
  const left = () => placesOfWord(database, 'Kanarifugl');
  let expected = datedTexts;
  for (const hours of new Set(Object.values(hoursByPlace).toSorted((one, other) => one - other))) {
    await applyRetentionRules(database, at.add({ hours }));
    expect(await left(), `after ${hours} hours`).toEqual(expected);
    await applyRetentionRules(database, at.add({ hours, seconds: 1 }));
    expected = expected.filter((place) => hoursByPlace[place] !== hours);
    expect(await left(), `a second later than ${hours} hours`).toEqual(expected);
  }
  // What is said about payments and prices goes five years after the end of its year.
  expect(expected).toEqual(['invoices.owed_credit description', 'operator_desk.proposal reason']);
  await applyRetentionRules(database, Temporal.Instant.from('2031-12-31T22:59:59Z'));
  expect(await left()).toEqual(expected);
  expect(await countEmptied(database)).toEqual({ credits: 0, proposals: 0 });
  await applyRetentionRules(database, Temporal.Instant.from('2031-12-31T23:00:00Z'));
  expect(await left()).toEqual([]);
  expect(await countEmptied(database)).toEqual({ credits: 1, proposals: 1 });
  expect(await placesOfWord(database, 'Spurv')).toEqual(datedTexts);
});

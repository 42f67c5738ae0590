import { smsCaps } from '@takst/domain/platform/messages/sms-caps.rules.ts';
import { expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { upsertLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { setCounts } from './test-caps.store.ts';
import { testHoldBack } from './test-hold-back.ts';

const raceTest = raceTestOn(
  databaseTestWith(async ({ database }) => ({ database, ...testHoldBack(database) })),
);

let lastCompany = 100;

raceTest('two processes count the SMS of a company together', {
  prepare: async ({ database, holdBack, sms }) => {
    const companyId = (lastCompany += 1);
    await holdBack([sms({ companyId })]);
    await setCounts(database, smsCaps.perCompanyADay - 1);
    // Their phones have been counted too: without the lock the rows are only looked up.
    return companyId;
  },
  operation: ({ reasonsOf, sms }, companyId) => reasonsOf([sms({ companyId })]),
  without: upsertLock('messages.sms_of_day'),
  holds: (_world, _companyId, answers) =>
    expect(new Set(answers.flat())).toEqual(new Set(['SMS_CAP_OF_COMPANY', null])),
});

import { describe, expect, it } from 'vitest';
import { accountFault } from './operator-account.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const [former, current, foreign] = ['15944000019', '86011117947', '15944000027'];

/** The account was changed on 1 March 2026; the rows come in any order. */
const ours = [
  { account: current, from: day('2026-03-01') },
  { account: former, from: day('2018-01-01') },
];

const faultOf = (account: string, paidOn: string) =>
  accountFault({ accounts: [account], payments: [{ account, paidOn: day(paidOn) }] }, ours);

describe('a payment to an account', () => {
  it.each([
    [current, '2026-03-01'],
    [current, '2030-01-01'],
    [former, '2018-01-01'],
    [former, '2026-02-28'],
    // An invoice with the former number that is paid late.
    [former, '2026-03-01'],
    [former, '2027-02-28'],
  ])('of the operator is taken: %s on %s', (account, paidOn) => {
    expect(faultOf(account, paidOn)).toBeNull();
  });

  it.each([
    [current, '2026-02-28'],
    [former, '2017-12-31'],
    [former, '2027-03-01'],
  ])('of the operator is refused out of its time: %s on %s', (account, paidOn) => {
    expect(faultOf(account, paidOn)).toEqual({
      fault: 'ACCOUNT_NOT_IN_FORCE',
      account,
      day: day(paidOn),
    });
  });

  it.each([foreign, ''])('of somebody else is refused: %j', (account) => {
    expect(faultOf(account, '2026-03-01')).toEqual({ fault: 'OTHER_ACCOUNT', account });
  });

  it('is taken again once the account has come back', () => {
    const back = [...ours, { account: former, from: day('2028-06-01') }];
    const takes = (paidOn: string) =>
      accountFault(
        { accounts: [former], payments: [{ account: former, paidOn: day(paidOn) }] },
        back,
      ) === null;
    expect(['2028-05-31', '2028-06-01', '2035-01-01'].map(takes)).toEqual([false, true, true]);
  });

  it('is told even where its section has no payments', () => {
    const payments = [{ account: current, paidOn: day('2026-03-02') }];
    expect(accountFault({ accounts: [current, foreign], payments }, ours)).toEqual({
      fault: 'OTHER_ACCOUNT',
      account: foreign,
    });
  });
});

// @vitest-environment happy-dom
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { Offline, ServerTrouble, TimedOut, TooManyRequests } from '#platform/api/call-failures.ts';
import { cleanup, render, screen } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import type { FormProblem, FormRefusal } from './form-problem.ts';
import { isForgotten } from './problem-causes.ts';
import { ProblemNotice } from './problem-notice.tsx';

beforeEach(() => pageFactsOf({ language: 'en' }));
afterEach(cleanup);

function textOf(problem: FormProblem | null, more: { label?: string; isRequest?: boolean } = {}) {
  const { label = 'Employee number', isRequest = false } = more;
  render(
    <ProblemNotice
      problem={problem}
      company="Granlia Bygg AS"
      label={label}
      isRequest={isRequest}
    />,
  );
  return screen.getByRole('alert').textContent;
}

const day = (text: string) => Temporal.PlainDate.from(text);
const quarantine: FormRefusal = {
  code: 'START_DATE_IN_QUARANTINE',
  expectedQuaranteenEndDate: day('2026-05-01'),
  lastOrder: { expirationDate: day('2026-03-31') },
};
const notOffered = 'This can no longer be ordered. Load the page again, and choose again.';

describe('what the public order form says of a problem', () => {
  it('is nothing while there is none', () => {
    expect(textOf(null)).toBe('');
  });

  it.each<[FormRefusal, string]>([
    [
      { code: 'TICKET_ALREADY_HELD' },
      'There already exists a pending or active ticket for this phone number.',
    ],
    [
      quarantine,
      'Could not order a new ticket. A ticket that has expired on 31 March 2026 already exists, according to our rules, the first available start date for a new ticket is 1 May 2026',
    ],
    [{ code: 'EMPLOYEE_ID_NOT_VALID' }, 'This is not a valid employee number at Granlia Bygg AS'],
    [{ code: 'PHONE_NOT_MOBILE' }, 'Enter a valid mobile number'],
    [{ code: 'CODE_WRONG', triesLeft: 1 }, 'The code is wrong. You have one try left.'],
    [{ code: 'CODE_WRONG', triesLeft: 2 }, 'The code is wrong. You have 2 tries left.'],
    [{ code: 'CODE_NOT_VALID' }, 'The code is no longer valid. Ask for a new one.'],
    [
      { code: 'PHONE_NOT_PROVED' },
      'It is too long since you confirmed the mobile number. Ask for a new code.',
    ],
    [
      { code: 'ORDER_FORM_CLOSED' },
      'Granlia Bygg AS takes no orders here now. Ask whoever looks after tickets where you work.',
    ],
    [
      { code: 'ORDER_FORM_NOT_FOUND' },
      'The address is wrong, or the form has been removed. Ask for a new link where you found this one.',
    ],
    [{ code: 'AGREEMENT_NOT_VALID' }, notOffered],
    [{ code: 'START_DATE_NOT_OFFERED' }, notOffered],
    [{ code: 'ZONES_NOT_OFFERED' }, notOffered],
    [{ code: 'PROFILE_NOT_OFFERED' }, notOffered],
    [{ code: 'PRODUCT_NOT_OFFERED' }, notOffered],
  ])('is why it was refused: %j', (refused, text) => {
    expect(textOf({ refused })).toBe(`The ticket was not ordered${text}`);
  });

  it.each<[unknown, string]>([
    [new TooManyRequests(0), 'There have been too many tries. Try again in 1 min.'],
    [new TooManyRequests(60), 'There have been too many tries. Try again in 1 min.'],
    [new TooManyRequests(61), 'There have been too many tries. Try again in 2 min.'],
    [new Offline(), 'We cannot reach the server. Check your connection, and try again.'],
    [new TimedOut(), 'We cannot reach the server. Check your connection, and try again.'],
    [new ServerTrouble(500, null), 'Something went wrong on our side. Try again in a while.'],
  ])('is why there is no answer: %s', (failure, text) => {
    expect(textOf({ failure }, { isRequest: true })).toBe(`The request was not sent${text}`);
  });

  it('names the number as the company does, within the sentence', () => {
    expect(
      textOf({ refused: { code: 'EMPLOYEE_ID_NOT_VALID' } }, { label: 'Staff No.' }),
    ).toContain('This is not a valid staff no. at Granlia Bygg AS');
  });
});

describe('a problem of the public order form is over', () => {
  it.each<[FormProblem, string[], string[]]>([
    [
      { refused: { code: 'EMPLOYEE_ID_NOT_VALID' } },
      ['employeeId', 'agreementNumber'],
      ['firstName', 'phone', 'startDate', 'code'],
    ],
    [
      { refused: { code: 'TICKET_ALREADY_HELD' } },
      ['phone', 'phoneCountryCode'],
      ['startDate', 'lastName', 'code'],
    ],
    [{ refused: quarantine }, ['phone', 'startDate'], ['zoneFrom', 'code']],
    [{ refused: { code: 'AGREEMENT_NOT_VALID' } }, ['agreementNumber', 'startDate'], ['phone']],
    [{ refused: { code: 'CODE_NOT_VALID' } }, ['code', 'firstName'], []],
    [{ failure: new Offline() }, ['firstName', 'code'], []],
  ])('when one of its fields changes, and not another: %j', (problem, causes, others) => {
    const isOver = (field: string) => isForgotten(problem, [field]);
    expect([causes.filter(isOver), others.filter(isOver)]).toEqual([causes, []]);
    expect(isForgotten(problem, [...others, ...causes.slice(-1)])).toBe(true);
  });
});

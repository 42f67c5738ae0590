// @vitest-environment happy-dom
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { rosterClasses } from '@takst/domain/ticketing/roster/roster.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { useChangeManyKit } from './change-many/use-change-many-kit.tsx';
import { useOrderManyKit } from './order-many/use-order-many-kit.tsx';
import { en } from './roster/batch-company-ticket-roster.en.ts';
import { actTexts, groupTexts } from './roster/roster-texts.ts';
import { useRosterKit } from './roster/use-roster-kit.tsx';

afterEach(cleanup);

async function textsOf<Texts>(
  useKit: () => BatchKit,
  say: (kit: BatchKit) => Texts,
): Promise<Texts> {
  fakeServer([listZones, { status: 200, body: [] }]);
  const rendered: Texts[] = [];
  const Page = () => {
    rendered.push(say(useKit()));
    return <p>Texts</p>;
  };
  await openPage({
    pages: { '/': Page },
    at: '/',
    texts: ['batch-company-ticket-orders', 'batch-company-ticket-roster', 'change-many-tickets'],
  });
  await screen.findByText('Texts');
  const last = rendered.at(-1);
  if (last === undefined) throw new Error('the page was not rendered');
  return last;
}

/** What the pages of a batch say of each fault that its service finds, and of another one. */
const faultsOf = (useKit: () => BatchKit) =>
  textsOf(useKit, ({ service, texts }) => {
    const codes = [...service.faults, ...(service.generalFaults ?? []), 'ELSE'];
    return Object.fromEntries(codes.map((code) => [code, texts.fault(code)]));
  });

const english: Readonly<Record<string, string>> = en;
const say = (key: string) => english[key];

describe('what is proposed of a comparison', () => {
  it('is called what is done, by group and by act', () => {
    const names = rosterClasses.map((name) => groupTexts[name]);
    expect(names.map(({ name, text }) => [say(name), say(text)])).toEqual([
      ['Joiners', en.joinerText],
      ['Leavers', en.leaverText],
      ['Changed', en.changedText],
      ['New phone', en.changedPhoneText],
      ['Unclear', en.unclearText],
      ['Never a leaver', en.neverLeaverText],
      ['Unchanged', en.unchangedText],
    ]);
    expect(Object.values(actTexts).map(say)).toEqual([
      'Order ticket',
      'End ticket',
      'Change details',
      'Move to a new phone',
    ]);
    expect(Object.keys(actTexts)).toEqual(['order', 'end', 'update', 'move']);
  });
});

describe('a change for many', () => {
  it.each([
    ['end', 'End 2 tickets', '2 tickets have been ended', true],
    ['change-zone', 'Change zones for 2 people', '2 people get new zones', false],
    ['change-agreement', 'Change reference for 2 tickets', '2 tickets get a new reference', false],
    [
      'resend-pickup-code',
      'Resend pickup code to 2 people',
      'The pickup code is on its way to 2 people',
      false,
    ],
    ['take-back', 'Undo for 2 people', 'The change has been undone for 2 people', false],
  ] as const)('to %s is called so before and after', async (act, before, after, isDanger) => {
    const kit = await textsOf(
      () => useChangeManyKit(act),
      ({ texts, ...rest }) => [texts.carryOut(2), texts.carriedOut(2), rest.isDanger],
    );
    expect(kit).toEqual([before, after, isDanger]);
  });
});

describe('the faults of a row', () => {
  it('of orders for many are said', async () => {
    expect(await faultsOf(useOrderManyKit)).toEqual({
      AGREEMENT_NOT_CHOSEN: 'Invoice reference',
      AGREEMENT_NOT_FOUND: 'Unknown invoice reference.',
      AGREEMENT_NOT_VALID: 'The agreement is not valid from this date.',
      ELSE: null,
      NO_VALID_AGREEMENT: 'The company has no valid agreement for company tickets.',
      PHONE_NOT_MOBILE: 'Not a mobile number',
      PRODUCT_NOT_OFFERED: 'No ticket is sold for these zones.',
      PROFILE_NOT_OFFERED: 'The agreement does not have this category',
      START_DATE_IN_QUARANTINE: 'Has to wait longer after the last ticket. Choose a later start.',
      START_DATE_NOT_CHOSEN: 'Start date: the tickets are invoiced from that day',
      START_DATE_NOT_OFFERED: 'The ticket cannot start on this date',
      TICKET_ALREADY_HELD: 'Has a pending or valid ticket already',
      ZONES_NOT_CHOSEN: 'Zones: they decide what the tickets cost',
      ZONES_NOT_OFFERED: 'These zones cannot be bought together. Choose two neighbouring zones.',
    });
  });

  it('of changes for many are said', async () => {
    expect(await faultsOf(() => useChangeManyKit('end'))).toEqual({
      AGREEMENT_NOT_CHOSEN: 'Choose an invoice reference',
      AGREEMENT_NOT_FOUND: 'Unknown invoice reference.',
      AGREEMENT_NOT_VALID: 'The agreement is not valid from this date.',
      AGREEMENT_UNCHANGED: 'Has this invoice reference already.',
      ALREADY_DOWNLOADED: 'The ticket is on the phone already.',
      DIFFERENT_PEOPLE: 'Employee number and phone belong to different people.',
      ELSE: null,
      END_ALREADY_SET: 'Has a last day already.',
      END_DATE_NOT_OFFERED: 'The date cannot be chosen.',
      NOTHING_TO_TAKE_BACK: 'Has nothing that can be undone any more.',
      NOT_ALLOWED: 'Whoever started the change no longer has access.',
      NOT_CHOSEN: 'Choose above the list what shall apply.',
      NO_ACTIVE_TICKET: 'Has no valid ticket.',
      NO_PICKUP_CODE: 'Has no pickup code that waits to be used.',
      PICKUP_CODE_JUST_SENT: 'Has just got an SMS. Wait a minute.',
      PRODUCT_NOT_OFFERED: 'No ticket is sold for these zones.',
      SEVERAL_PEOPLE: 'Several people have this employee number. Write the mobile number.',
      SUBSCRIBER_NOT_FOUND: 'The person is not in the company.',
      TICKET_NOT_CHANGEABLE: 'The ticket cannot be changed now.',
      TICKET_NOT_ENDABLE: 'The ticket cannot be ended now.',
      ZONES_NOT_OFFERED: 'These zones cannot be bought together. Choose two neighbouring zones.',
      ZONES_UNCHANGED: 'Has these zones already.',
    });
  });

  it('of a comparison are said', async () => {
    expect(await faultsOf(useRosterKit)).toEqual({
      AGREEMENT_NOT_FOUND: 'Choose an invoice reference for those who join',
      AGREEMENT_NOT_VALID: 'The agreement is not valid from this date.',
      ELSE: null,
      END_ALREADY_SET: 'The ticket has a last day already',
      END_DATE_NOT_OFFERED: 'The ticket cannot be ended on this day. Choose another last day.',
      NEVER_LEAVER: 'Is marked as never a leaver',
      NOT_COMPARED: 'Compare the list again',
      NO_ACTIVE_TICKET: 'The ticket has not begun. Cancel it on the page of the employee.',
      PHONE_NOT_MOBILE: 'Not a mobile number',
      PHONE_OF_ANOTHER: 'Another employee has this phone number',
      PRODUCT_NOT_OFFERED: 'No ticket is sold for these zones.',
      PROFILE_NOT_OFFERED: 'The agreement does not have this category',
      START_DATE_IN_QUARANTINE: 'Has to wait longer after the last ticket. Choose a later start.',
      START_DATE_MISSING: 'Choose when the ticket begins',
      START_DATE_NOT_OFFERED: 'The ticket cannot start on this date',
      SUBSCRIBER_NOT_FOUND: 'The person is not in the company.',
      SUBSCRIPTION_ALREADY_HELD: 'The phone number already has a subscription of the same type',
      TICKET_ALREADY_HELD: 'Has a pending or valid ticket already',
      TICKET_NOT_CHANGEABLE: 'The ticket cannot be changed now.',
      TICKET_NOT_ENDABLE: 'The ticket cannot be ended now.',
      ZONES_MISSING: 'Choose zones for those who join',
      ZONES_NOT_OFFERED: 'These zones cannot be bought together. Choose two neighbouring zones.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { department, held, offer } from '#services/free-tickets/test-free-facts.ts';
import { date } from '#testing/any-date.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import {
  accepted,
  childEnd,
  decide,
  onCard,
  otherPhone,
  pending,
  refusals,
  ticket,
  toCard,
  today,
  zones,
} from './test-free-edit.ts';

describe('an edit of a free ticket (spec 3 §4)', () => {
  it('that changes nothing changes nothing', () => {
    expect(accepted({})).toMatchObject({ reasons: [], isContinued: false, sold: ticket.sold });
    expect(accepted({}).startDate).toEqual(ticket.ruled.startDate);
  });

  it('is refused for a ticket that cannot be edited', () => {
    const rules = { actions: () => new Set<never>(), refuseContinuation: () => null };
    expect(refusals({}, { rules })).toEqual(['TICKET_NOT_EDITABLE']);
  });

  it('begins on its time of change, else on the first day that is offered', () => {
    expect(accepted({ firstName: 'Karin' })).toMatchObject({ isContinued: true, startDate: today });
    const timeOfChange = date('2026-04-01');
    expect(accepted({ firstName: 'Karin', timeOfChange }).startDate).toEqual(timeOfChange);
    expect(refusals({ firstName: 'Karin', timeOfChange: date('2026-03-05') })).toEqual([
      'TIME_OF_CHANGE_NOT_OFFERED',
    ]);
    // In place there is no time of change.
    const inPlace = accepted({ firstName: 'Karin', timeOfChange }, { ticket: pending });
    expect(inPlace).toMatchObject({ reasons: [], isContinued: false });
    expect(inPlace.startDate).toEqual(pending.ruled.startDate);
  });

  it('is refused where the ticket cannot be continued on that day', () => {
    const rules = {
      actions: () => new Set(['edit-ticket'] as const),
      refuseContinuation: () => 'DAY_NOT_OFFERED' as const,
    };
    expect(refusals({ firstName: 'Karin' }, { rules })).toEqual(['TIME_OF_CHANGE_NOT_OFFERED']);
    expect(refusals({ firstName: 'Karin' }, { rules, ticket: pending })).toEqual([]);
  });

  it('names departments of its own company that may be ordered under; its own is not asked', () => {
    expect(refusals({ agreementId: 9 })).toEqual(['AGREEMENT_NOT_FOUND']);
    expect(refusals({ agreementId: 11 })).toEqual(['AGREEMENT_NOT_FOUND']);
    expect(refusals({ agreementId: 10 })).toEqual(['AGREEMENT_NOT_FOUND']);
    expect(refusals({ agreementId: 8 })).toEqual([]);
    const timeOfChange = date('2026-05-01');
    expect(refusals({ agreementId: 8, timeOfChange })).toEqual(['AGREEMENT_NOT_VALID']);
    const ended = new Map([[7, { ...department, endDate: date('2026-02-01') }]]);
    expect(refusals({ firstName: 'Karin' }, { agreements: ended })).toEqual([]);
  });

  it('of a department alone on a card counts from the next 1st', () => {
    const changed = accepted({ agreementId: 8, ...toCard }, { ticket: onCard });
    expect(changed.startDate).toEqual(date('2026-04-01'));
  });
});

describe('what an edit changes', () => {
  it('has limits for what is changed alone', () => {
    const texts = { firstName: '', lastName: 'x'.repeat(51), employeeId: 'A' };
    expect(refusals(texts)).toEqual([
      'INVALID_FIRST_NAME',
      'INVALID_LAST_NAME',
      'INVALID_EMPLOYEE_ID',
    ]);
    expect(refusals(texts, { ticket: { ...ticket, ...texts } })).toEqual([]);
  });

  it('is a birth date before today, unless it is the one that it has', () => {
    const birthDate = today;
    expect(refusals({ birthDate })).toEqual(['BIRTH_DATE_TOO_RECENT']);
    // No refusal says that the profile does not fit it.
    expect(refusals({ birthDate, holderType: 'FAMILY_MEMBER' })).toEqual(['BIRTH_DATE_TOO_RECENT']);
    expect(refusals({ birthDate }, { ticket: { ...ticket, birthDate } })).toEqual([]);
  });

  it.each([
    ['a profile', { profileId: 'CHILD' }, pending],
    ['a relation', { holderType: 'RETIRED' }, pending],
    ['a birth date', { birthDate: date('1950-01-01') }, pending],
    ['what needs a new ticket', { firstName: 'Karin' }, { ...ticket, profileId: 'CHILD' }],
  ] as const)('is %s that age and relation allow', (_, edit, editedTicket) => {
    const profile = editedTicket.profileId === 'CHILD' ? { profileId: editedTicket.profileId } : {};
    expect(refusals({ ...profile, ...edit }, { ticket: editedTicket })).toEqual([
      'PROFILE_MISMATCH',
    ]);
  });

  it('leaves a profile that age would forbid by now where the ticket stays what it is', () => {
    const child = { profileId: 'CHILD' } as const;
    expect(
      refusals({ ...child, firstName: 'Karin' }, { ticket: { ...pending, ...child } }),
    ).toEqual([]);
  });

  it('is no child whom the settings end before it begins; who stays a child gets the last day', () => {
    const child = {
      holderType: 'FAMILY_MEMBER',
      profileId: 'CHILD',
      birthDate: date('2008-03-20'),
    } as const;
    const facts = { ticket: { ...ticket, ...child }, childEnd };
    expect(accepted({ ...child, firstName: 'Karin' }, facts).expirationDate).toEqual(
      date('2026-03-31'),
    );
    const late = { ...child, firstName: 'Karin', timeOfChange: date('2026-04-01') };
    expect(decide(late, facts)).toMatchObject({
      refusals: [{ code: 'PROFILE_MISMATCH', pastAge: { kind: 'AT_END_OF_MONTH', age: 18 } }],
    });
    // Who becomes an adult by the edit has no end by rule.
    const adult = { ...child, profileId: 'ADULT', birthDate: date('2000-01-01') } as const;
    expect(accepted(adult, facts).expirationDate).toBeNull();
  });

  it('has days of its own', () => {
    const heldByHolder = [held('2026-01-01')];
    expect(refusals({ employeeId: 'A-18' }, { heldByHolder })).toEqual(['CONFLICTING_TICKET']);
    expect(refusals({ ...otherPhone }, { heldOnMedium: heldByHolder })).toEqual([
      'TICKET_ALREADY_EXISTS',
    ]);
    expect(
      refusals({ employeeId: 'A-18' }, { heldByHolder: [held('2026-01-01', '2026-03-05')] }),
    ).toEqual([]);
  });
});

describe('what a ticket lies on after an edit', () => {
  it('is a mobile number, where it is another one', () => {
    const isMobile = () => false;
    expect(refusals(otherPhone, { isMobile })).toEqual(['MOBILE_TICKET_INVALID_PHONE']);
    expect(refusals({ firstName: 'Karin' }, { isMobile })).toEqual([]);
    expect(refusals({}, { isMobile, ticket: onCard })).toEqual(['MOBILE_TICKET_INVALID_PHONE']);
  });

  it('is no card where it was a phone', () => {
    expect(refusals(toCard)).toEqual(['MEDIUM_NOT_OFFERED']);
    expect(refusals(toCard, { ticket: onCard })).toEqual([]);
  });

  it('is another phone only as a new ticket, also before anybody has it', () => {
    expect(accepted(otherPhone, { ticket: pending })).toMatchObject({
      reasons: [],
      isContinued: true,
    });
  });

  it('is another card where the name stands on the one that was made', () => {
    const named = { ...toCard, firstName: 'Karin' };
    expect(accepted(named, { ticket: onCard }).needsNewCard).toBe(true);
    expect(accepted({ ...toCard, employeeId: 'A-18' }, { ticket: onCard }).needsNewCard).toBe(
      false,
    );
    const existing = { ...onCard, hasPrintedName: false };
    expect(accepted(named, { ticket: existing }).needsNewCard).toBe(false);
    expect(accepted(named, { ticket: onCard, tenant: 'akt' }).needsNewCard).toBe(false);
    expect(accepted({ firstName: 'Karin' }, { ticket: onCard }).needsNewCard).toBe(false);
    const agreements = new Map([[7, { ...department, hasPostAddress: false }]]);
    expect(refusals(named, { ticket: onCard, agreements })).toEqual([
      'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    ]);
    expect(refusals({ firstName: 'Karin' }, { agreements })).toEqual([]);
  });
});

describe('what a ticket is sold as after an edit', () => {
  it('is what it was while zones and profile stay', () => {
    expect(accepted({ zoneFrom: '2Ø', zoneTo: '1' }).sold).toEqual(ticket.sold);
    expect(accepted({ zoneTo: '1' }).sold).toMatchObject({
      productId: 'free-ticket',
      nrOfZones: 1,
    });
    const sold = { productId: 'free-ticket', nrOfZones: 2 };
    expect(accepted({ profileId: 'SENIOR' }).sold).toMatchObject(sold);
  });

  it('keeps zones that have left the map, and all zones where they are sold no more', () => {
    const formerTicket = { ...ticket, zones: { kind: 'zones', from: '90', to: '91' } } as const;
    const zone = { zoneFrom: '90', zoneTo: '91' };
    expect(accepted({ ...zone, firstName: 'Karin' }, { ticket: formerTicket }).reasons).toEqual([
      'NAME',
    ]);
    expect(refusals({ zoneFrom: '92' })).toEqual(['INVALID_ZONE_FROM']);
    const all = { validAllZones: true, zoneFrom: null, zoneTo: null };
    const offerOn = () => ({ ...offer, offersAllZones: false });
    const facts = { offerOn, ticket: { ...ticket, zones: { kind: 'all' } } as const };
    expect(accepted({ ...all, firstName: 'Karin' }, facts).reasons).toEqual(['NAME']);
    expect(refusals(all, { offerOn })).toEqual(['INVALID_ZONE_FROM']);
  });

  it('is the common pair where both zones are of it', () => {
    const zone = (id: string, name: string) => ({ id, name, adjacentZoneIds: [] });
    const { commonZonePair } = tenantOf('akt');
    const pair = { ...offer, commonZonePair, zones: [zone('900', '1'), zone('950', '2Ø')] };
    const { edited } = accepted({ zoneTo: '1' }, { offerOn: () => pair });
    expect(edited.zones).toEqual({ kind: 'zones', from: '900', to: '950' });
  });

  it('costs and is taxed as before and after, as of the first day of what it becomes', () => {
    const sold = { productId: 'free-ticket', choice: zones, nrOfZones: 2 };
    const asAdult = { ...ticket, sold, profileId: 'ADULT' } as const;
    const edit = { profileId: 'SENIOR', timeOfChange: date('2026-06-01') } as const;
    expect(accepted(edit, { ticket: asAdult }).amounts).toEqual({
      before: { priceOre: 220_00, taxOre: 500_00 },
      after: { priceOre: 219_99, taxOre: 400_00 },
    });
    const offerOn = (start: Temporal.PlainDate) =>
      start.month === 6 ? { ...offer, products: [] } : offer;
    expect(refusals(edit, { ticket: asAdult, offerOn })).toEqual(['PRODUCT_NOT_OFFERED']);
    const untaxed = (start: Temporal.PlainDate) =>
      start.month === 6 ? { ...offer, taxedPrices: [] } : offer;
    expect(accepted(edit, { ticket: asAdult, offerOn: untaxed }).amounts).toMatchObject({
      before: { taxOre: null },
    });
  });
});

// @vitest-environment happy-dom
import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { product } from '@takst/contract/catalogue/products/product.schema.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  fieldNames as portalNames,
  fieldsAtStart as portalFieldsAtStart,
  type OrderFields as PortalFields,
} from '#services/company-tickets/offer/order-fields.ts';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import {
  orderBodyOf as portalBodyOf,
  orderResolver,
} from '#services/company-tickets/order/order-body.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { productOnTheWire, zonesInARow } from '#ticketing/tickets/test-offer.ts';
import {
  faultsOf,
  fieldNames,
  fieldsAtStart,
  orderBodyOf,
  type OrderFields,
} from './order-fields.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const startDates = [day('2026-04-01'), day('2026-05-01')];
const zones = zonesInARow('1', '2Ø', '3', 'Arendal');
const products = z
  .array(product)
  .parse([
    productOnTheWire({ id: 'company', name: 'Company ticket', prices: [700, 1300, 1900] }),
    productOnTheWire({ id: 'inner', name: 'Inner ticket', prices: [600, 0, 0], onlyIn: ['1'] }),
  ]);
const profiles = ['ADULT', 'SENIOR'];

const formOf = (service: SubscriberServiceId): OrderForm => ({
  companyName: 'Granlia Bygg AS',
  format: 'horisontal',
  colourScheme: 'light',
  logo: false,
  employeeIdHelpText: '',
  agreements: [
    {
      agreementNumber: 1,
      invoiceReference: 'Main office',
      service,
      employeeIdLabel: null,
      isRequest: false,
      startDates,
      profiles,
      products,
    },
  ],
  zones,
});

const offerOf = (service: SubscriberServiceId): OrderOffer => ({
  service,
  tenant: tenantOf('ruter'),
  company: companyOf({}),
  today: day('2026-03-10'),
  zones,
  products,
  available: [],
  agreements: granlia.allAgreements,
  profiles,
  startDates,
  arbitraryDates: false,
  isStartOffered: (date) => startDates.some((start) => start.equals(date)),
  firstStartFrom: () => null,
});

type FormValues = Partial<Omit<PortalFields & OrderFields, 'refusedStarts'>>;
const filledIn: FormValues = {
  firstName: ' Ingrid ',
  lastName: 'Ali',
  employeeId: 'A-1',
  phone: '41234567',
  hasAccepted: true,
};

/** What both forms make of the same fields: the order that is sent, or the fields at fault. */
function inBoth(typed: FormValues, service: SubscriberServiceId = 'company-tickets') {
  const [form, offer] = [formOf(service), offerOf(service)];
  const widget: OrderFields = { ...fieldsAtStart(form), ...filledIn, ...typed };
  const beginning = { subscriber: null, choices: {}, defaultZones: tenantOf('ruter').defaultZones };
  const portal: PortalFields = {
    ...portalFieldsAtStart({ ...offer, ...beginning }),
    ...filledIn,
    ...typed,
  };
  const { agreementNumber: _number, startDate, ...sent } = orderBodyOf(form, widget);
  const ofPortal = portalBodyOf(portal, offer);
  const common = Object.keys({ ...sent, productId: '' }) as (keyof typeof sent)[];
  const { errors } = orderResolver(offer, null)(portal, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  }) as { errors: object };
  const orderOf = (body: object, faults: readonly string[]) =>
    faults.length > 0 ? { faults: faults.toSorted() } : { body };
  const ofBoth = Object.fromEntries(
    common.flatMap((key) => (key in ofPortal ? [[key, ofPortal[key]]] : [])),
  );
  return {
    widget: orderOf({ ...sent, startDate }, Object.keys(faultsOf(form, widget))),
    portal: orderOf({ ...ofBoth, startDate: ofPortal.startDate.toString() }, Object.keys(errors)),
  };
}

const cases: [string, FormValues][] = [
  ['as they begin', {}],
  ['one zone', { zoneChoice: 'one', zoneFrom: '1' }],
  ['two zones', { zoneChoice: 'two', zoneFrom: '1', zoneTo: '2Ø' }],
  ['all zones', { zoneChoice: 'all', zoneFrom: '', zoneTo: '' }],
  ['no zone', { zoneChoice: 'two', zoneFrom: '', zoneTo: '' }],
  ['no second zone', { zoneChoice: 'two', zoneFrom: '1', zoneTo: '' }],
  ['another profile', { profileId: 'SENIOR' }],
  ['no price', { profileId: 'CHILD' }],
  ['another start', { startDate: '2026-05-01' }],
  ['a start in quarantine', { earliestStart: '2026-05-01' }],
  ['no start', { startDate: '' }],
  ['no names', { firstName: ' ', lastName: '' }],
  ['short and long names', { firstName: 'A', lastName: 'b'.repeat(51) }],
  ['a link as name', { firstName: 'https://evil' }],
  ['a number of one character', { employeeId: '7' }],
  ['a number of 21 characters', { employeeId: '7'.repeat(21) }],
  ['a landline', { phone: '22345678' }],
  ['a phone of another country', { phoneCountryCode: '+46', phone: '701234567' }],
  ['no consent', { hasAccepted: false }],
];

describe('the order forms of portal and widget (docs/decisions/0089)', () => {
  beforeEach(() => pageFactsOf({ tenant: 'ruter' }));

  it.each(cases)('send the same order, or mark the same fields: %s', (_, typed) => {
    for (const service of ['company-tickets', 'housing'] as const) {
      const { portal, widget } = inBoth(typed, service);
      expect(widget).toEqual(portal);
    }
  });

  it('take the number of a unit with one character, as its service does', () => {
    expect(inBoth({ employeeId: '7' }, 'housing').widget).toMatchObject({
      body: { employeeId: '7' },
    });
    expect(inBoth({ employeeId: '7' }).widget).toEqual({ faults: ['employeeId'] });
  });

  it('ask for the same fields, but for the agreement and what is ordered beside the ticket', () => {
    const ofPortalAlone = ['agreementName', 'types'];
    expect(fieldNames.toSorted()).toEqual(
      portalNames.filter((name) => !ofPortalAlone.includes(name)).toSorted(),
    );
  });
});

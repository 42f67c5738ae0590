import { getSchoolOrderOffer } from '@takst/contract/services/school-tickets/order/get-school-order-offer.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import {
  type SchoolOffer,
  sellSchoolTicket,
  type SoldSchoolTicket,
} from '@takst/domain/services/school-tickets/order/school-price.rules.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import { schoolMediaOf } from '@takst/domain/services/school-tickets/school-media.rules.ts';
import type { ZonePair } from '@takst/domain/services/school-tickets/two-homes.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { Session, UserCompany } from '#platform/session/session.ts';
import { useSession } from '#platform/session/use-session.ts';
import { zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { besideEachOther } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { choiceOf, type ZoneFields } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { ZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { queryOf } from '#platform/api/query.ts';

/** School years and prices. */
const schoolOfferQuery = { ...queryOf(getSchoolOrderOffer, {}), staleTime: 5 * 60 * 1000 };

type OfferReply = Reply<typeof getSchoolOrderOffer>;
type SchoolAgreement = UserCompany['allAgreements'][number];

type PricedZones = ZoneFields & { startDate: string };
type SchoolSale = ReturnType<typeof sellSchoolTicket>;

/** What a school can order today. */
export type SchoolOrderOffer = ZoneOffer & {
  company: UserCompany;
  today: Temporal.PlainDate;
  years: OfferReply['years'];
  /** In øre; null where a new card costs nothing or none is made. */
  newCardFeeOre: number | null;
  /** The agreements under which it may order. */
  agreements: readonly SchoolAgreement[];
  /** What tickets may lie on under an agreement; while none is chosen, under any. */
  mediaOf: (agreementNumber: string) => readonly SchoolMedium[];
  /** New cards are sent there. */
  hasPostAddress: boolean;
  /** What is sold for the fields, by the rule that the order asks; null while something is missing. */
  soldFor: (fields: PricedZones) => SoldSchoolTicket | null;
  /** The same with the zones to a second home, or why nothing is sold. */
  saleFor: (fields: PricedZones, secondPair: ZonePair | null) => SchoolSale | null;
};

/** What the school can order; null while it loads. */
export function useLoadedSchoolOffer(): SchoolOrderOffer | null {
  const session = useSession();
  const { data: zones } = useQuery(zonesQuery);
  const { data: offered } = useQuery(schoolOfferQuery);
  return useMemo(
    () => (zones && offered ? schoolOrderOffer(session, { zones, offered }) : null),
    [session, zones, offered],
  );
}

function schoolOrderOffer(
  { company, tenant: tenantId, today }: Session,
  { zones, offered }: { zones: readonly Zone[]; offered: OfferReply },
): SchoolOrderOffer {
  const tenant = tenantOf(tenantId);
  const { agreementSubtypes } = ticketServiceAccess['school-tickets'];
  const agreements = company.allAgreements.filter(({ subTypeId: subtype, ...agreement }) =>
    mayOrderUnder(agreementSubtypes, { ...agreement, subtype }, { today, start: today }),
  );
  const { years, products, newCardFeeOre } = offered;
  const { commonZonePair, offersAllZones } = tenant;
  const sale: SchoolOffer = { zones, products, commonZonePair, offersAllZones };
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? null;
  const saleFor: SchoolOrderOffer['saleFor'] = (fields, secondPair) => {
    const choice = choiceOf(fields);
    if (!choice) return null;
    const zoneNames =
      choice.kind === 'all'
        ? { validAllZones: true, zoneFrom: null, zoneTo: null }
        : { validAllZones: false, zoneFrom: nameOf(choice.from), zoneTo: nameOf(choice.to) };
    const startDate = fields.startDate === '' ? today : Temporal.PlainDate.from(fields.startDate);
    const secondHome = secondPair && {
      zoneFrom: nameOf(secondPair.from) ?? '',
      zoneTo: nameOf(secondPair.to) ?? '',
    };
    return sellSchoolTicket(sale, { ...zoneNames, secondHome, startDate });
  };
  const soldFor: SchoolOrderOffer['soldFor'] = (fields) => {
    const sold = saleFor(fields, null);
    return typeof sold === 'string' ? null : sold;
  };
  return {
    tenant,
    company,
    today,
    years,
    newCardFeeOre,
    agreements,
    zones: besideEachOther(zones),
    goesAnywhere: true,
    isStartOffered: (date) => yearOn(years, date) !== null,
    productFor(fields) {
      const sold = soldFor(fields);
      return sold && { price: { priceInclVAT: sold.priceOre / 100 } };
    },
    mediaOf: (agreementNumber) =>
      agreements
        .filter(({ id }) => agreementNumber === '' || String(id) === agreementNumber)
        .flatMap(({ schoolMedia }) => schoolMediaOf(tenantId, schoolMedia)),
    hasPostAddress: company.addresses.post !== null,
    soldFor,
    saleFor,
  };
}

const { compare } = Temporal.PlainDate;

/** The school year in which a ticket may begin on a day; null when none may be ordered for it. */
export const yearOn = (years: OfferReply['years'], day: Temporal.PlainDate) =>
  years.find(
    ({ firstStart, lastStart }) => compare(firstStart, day) <= 0 && compare(day, lastStart) <= 0,
  ) ?? null;

const SchoolOfferContext = createContext<SchoolOrderOffer | null>(null);
export const SchoolOfferProvider = SchoolOfferContext.Provider;

export function useSchoolOffer(): SchoolOrderOffer {
  const offer = useContext(SchoolOfferContext);
  if (!offer) throw new Error('The order form stands within an offer');
  return offer;
}

import type { getFreePrices } from '@takst/contract/services/free-tickets/get-free-prices.contract.ts';
import type { DepartmentShares } from '@takst/contract/services/free-tickets/own-share/own-share.schema.ts';
import type { FreeTicketSettings } from '@takst/contract/services/free-tickets/settings/free-ticket-settings.schema.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { isAgreementValid } from '@takst/domain/platform/access/agreement-validity.rules.ts';
import {
  type ChildEndSettings,
  unsetChildEnd,
} from '@takst/domain/services/free-tickets/child-end-settings.ts';
import {
  lastFreeDay,
  refuseFreeDay,
} from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import type { CompanyOffer } from '@takst/domain/services/free-tickets/free-price.rules.ts';
import type { ChosenMedium } from '@takst/domain/ticketing/travel-cards/chosen-medium.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { cardOriginsOf } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { createContext, useContext } from 'react';
import type { Session, UserCompany } from '#platform/session/session.ts';
import { besideEachOther } from '#ticketing/tickets/order-zones/zone-offer.ts';
import type { ZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';

type Department = UserCompany['allAgreements'][number];

/** What a company can order as free tickets from today. */
export type FreeOrderOffer = Omit<ZoneOffer, 'productFor'> & {
  company: UserCompany;
  today: Temporal.PlainDate;
  /** What is sold, and taxed, between the zones as they lie. */
  sale: CompanyOffer;
  /** In øre; null where a new card costs nothing or none is made. */
  newCardFeeOre: number | null;
  /** The agreements under which it may order. */
  departments: readonly Department[];
  /** The number of the department that its settings name; null for none. */
  usualDepartment: number | null;
  childEnd: ChildEndSettings;
  /** Whether employees may be told by SMS what a family ticket means for their tax. */
  sendsTaxNotice: boolean;
  media: readonly ChosenMedium['kind'][];
  /** New cards are sent there. */
  hasPostAddress: boolean;
};

type OfferData = {
  zones: readonly Zone[];
  prices: Reply<typeof getFreePrices>;
  /** Null while none are saved. */
  settings: FreeTicketSettings | null;
  /** What the employees of each department pay. */
  shares: readonly DepartmentShares[];
};

export function freeOrderOffer(
  { company, tenant: tenantId, today }: Session,
  { zones, prices, settings, shares }: OfferData,
): FreeOrderOffer {
  const tenant = tenantOf(tenantId);
  const { agreementSubtypes } = ticketServiceAccess['free-tickets'];
  const departments = company.allAgreements.filter(({ subTypeId: subtype, ...agreement }) =>
    mayOrderUnder(agreementSubtypes, { ...agreement, subtype }, { today, start: today }),
  );
  const usual = departments.find(
    ({ invoiceReference }) =>
      invoiceReference !== '' && invoiceReference === settings?.invoiceReference,
  );
  const cards = cardOriginsOf(tenantId).map((origin) =>
    origin === 'new' ? ('new-card' as const) : ('card' as const),
  );
  const { products, taxedPrices, newCardFeeOre } = prices;
  const { commonZonePair, offersAllZones } = tenant;
  return {
    tenant,
    company,
    today,
    zones: besideEachOther(zones),
    goesAnywhere: true,
    isStartOffered: (date) => refuseFreeDay(date, today) === null,
    sale: {
      zones,
      products,
      taxedPrices,
      commonZonePair,
      offersAllZones,
      ownShares: ownSharesIn(shares),
    },
    newCardFeeOre,
    departments,
    usualDepartment: usual?.id ?? null,
    childEnd: settings ?? unsetChildEnd,
    sendsTaxNotice: settings?.sendsTaxNotice ?? true,
    media: ['phone', ...cards],
    hasPostAddress: company.addresses.post !== null,
  };
}

const ownSharesIn = (departments: readonly DepartmentShares[]): CompanyOffer['ownShares'] =>
  departments.flatMap(({ agreementNumber: agreementId, shares }) =>
    shares.map((share) => ({ ...share, agreementId })),
  );

/** The last day on which a ticket may begin for a department: nobody would pay for it after the agreement's end. */
export function lastStart(
  { departments, today }: Pick<FreeOrderOffer, 'departments' | 'today'>,
  agreementNumber: string,
): Temporal.PlainDate {
  const last = lastFreeDay(today);
  const department = departments.find(({ id }) => String(id) === agreementNumber);
  return department?.endDate && !isAgreementValid(department, last) ? department.endDate : last;
}

const FreeOfferContext = createContext<FreeOrderOffer | null>(null);
export const FreeOfferProvider = FreeOfferContext.Provider;

export function useFreeOffer(): FreeOrderOffer {
  const offer = useContext(FreeOfferContext);
  if (!offer) throw new Error('The order form stands within an offer');
  return offer;
}

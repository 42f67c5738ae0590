import {
  type CounterProductEntry,
  getCounterOffer,
} from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import type { ListedReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import type { CounterSettingsReply } from '@takst/contract/services/ticket-counter/settings/counter-settings.schema.ts';
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import {
  type CounterTerms,
  usualCounterTerms,
} from '@takst/domain/platform/access/counter-terms.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { Session, UserCompany } from '#platform/session/session.ts';
import { useSession } from '#platform/session/use-session.ts';
import { zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { besideEachOther, type ZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { invoiceReferencesQuery } from '../references/invoice-references.queries.ts';
import { counterSettingsQuery } from '../settings/counter-settings.queries.ts';
import { queryOf } from '#platform/api/query.ts';

/** Products and prices of the counter. */
const counterOfferQuery = { ...queryOf(getCounterOffer, {}), staleTime: 5 * 60 * 1000 };

type CounterAgreement = UserCompany['allAgreements'][number];
export type HandOverKind = 'post' | 'visit';

/** What a company can order at its counter today. */
export type CounterOrderOffer = Pick<ZoneOffer, 'tenant' | 'zones'> & {
  company: UserCompany;
  today: Temporal.PlainDate;
  /** The agreements under which it may order. */
  agreements: readonly CounterAgreement[];
  termsOf: (agreementNumber: string) => CounterTerms;
  /** What the counter of an agreement sells. */
  productsOf: (agreementNumber: string) => readonly CounterProductEntry[];
  /** What may be put on a travel card at once, in kroner; null where no travel money is sold. */
  amounts: CounterProductEntry['amounts'];
  /** How paper is handed out, as operator and agreement allow. */
  handOversOf: (agreementNumber: string) => readonly HandOverKind[];
  references: readonly ListedReference[];
  isReferenceMandatory: boolean;
  /** The user may add a reference; with budget and pattern where they have the settings. */
  mayAddReference: boolean;
  hasSettings: boolean;
};

type OfferData = {
  zones: readonly Zone[];
  products: readonly CounterProductEntry[];
  references: readonly ListedReference[];
  settings: CounterSettingsReply;
};

/** What the company can order; null while it loads. */
export function useLoadedCounterOffer(): CounterOrderOffer | null {
  const session = useSession();
  const { id } = session.company;
  const { data: zones } = useQuery(zonesQuery);
  const { data: offered } = useQuery(counterOfferQuery);
  const { data: references } = useQuery(invoiceReferencesQuery(id));
  const { data: settings } = useQuery(counterSettingsQuery(id));
  return useMemo(
    () =>
      zones && offered && references && settings
        ? counterOrderOffer(session, {
            zones,
            products: offered.products,
            references: references.matches,
            settings,
          })
        : null,
    [session, zones, offered, references, settings],
  );
}

function counterOrderOffer(
  { company, tenant: tenantId, today, features }: Session,
  { zones, products, references, settings }: OfferData,
): CounterOrderOffer {
  const tenant = tenantOf(tenantId);
  const { agreementSubtypes } = ticketServiceAccess['ticket-counter'];
  const agreements = company.allAgreements.filter(({ subTypeId: subtype, ...agreement }) =>
    mayOrderUnder(agreementSubtypes, { ...agreement, subtype }, { today, start: today }),
  );
  const termsOf = (agreementNumber: string) =>
    agreements.find(({ id }) => String(id) === agreementNumber)?.ticketCounter ?? usualCounterTerms;
  const hasSettings = features.has('ticketCounter.settings');
  return {
    tenant,
    company,
    today,
    zones: besideEachOther(zones),
    agreements,
    termsOf,
    productsOf(agreementNumber) {
      const { blackListedProducts } = termsOf(agreementNumber);
      return products.filter(({ id }) => !blackListedProducts.includes(id));
    },
    amounts: products.find(({ isTravelMoney }) => isTravelMoney)?.amounts ?? null,
    handOversOf(agreementNumber) {
      const { hasMailDelivery, visitAddress } = termsOf(agreementNumber);
      const { offers } = tenant;
      return [
        ...(hasMailDelivery && offers.has('ticketCounter.mailDelivery') ? ['post' as const] : []),
        ...(visitAddress && offers.has('ticketCounter.visitAddress') ? ['visit' as const] : []),
      ];
    },
    references,
    isReferenceMandatory: settings.invoiceReferenceIsMandatory,
    mayAddReference: hasSettings || settings.allowTicketAdminsToUpdateInvoiceReferences,
    hasSettings,
  };
}

const CounterOfferContext = createContext<CounterOrderOffer | null>(null);
export const CounterOfferProvider = CounterOfferContext.Provider;

export function useCounterOffer(): CounterOrderOffer {
  const offer = useContext(CounterOfferContext);
  if (!offer) throw new Error('The order form stands within an offer');
  return offer;
}

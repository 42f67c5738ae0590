import { findCovers } from '@takst/contract/services/ticket-counter/covers/find-covers.contract.ts';
import { reportPurchase } from '@takst/contract/services/ticket-counter/covers/report-purchase.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import {
  addedReference,
  counterOf,
  idIn,
  somebody,
} from '#services/ticket-counter/test-counter.ts';
import { callLoosely, type CallInput } from '#testing/portal/call-as.ts';
import { demoApp } from '#ticketing/tickets/phone/test-phone.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

let apps = 0;
/** An app on a phone that has asked for nothing. */
export const newApp = () => `app-that-asks-${(apps += 1)}`;

type CoverCall = {
  readonly phone: string;
  readonly phoneCountryCode?: string;
  readonly appId?: string;
  readonly tenant?: TenantId;
  /** Where the call is served. */
  readonly path?: `/${string}`;
};

/** The demo app asks who pays for a phone. */
export const askWhoPays = (portal: TestPortal, call: CoverCall) => {
  const { phone, phoneCountryCode = '+47', appId = newApp() } = call;
  const { tenant = 'ruter', path = findCovers.path } = call;
  return callLoosely(
    portal.port,
    { tenant, authorization: demoApp(tenant) },
    {
      route: { ...findCovers, path },
      input: { body: { appId, phoneCountryCode, phone } },
    },
  );
};

/** A person that two companies pay for. */
export async function coveredTwice(portal: TestPortal) {
  const own = await counterOf(portal);
  const other = await counterOf(portal, { userName: 'hr-free-ticket', key: 'free-ticket' });
  const person = somebody(await addedReference(own, 'Kurs'));
  // The one whose name comes last is covered first.
  const invoiceReferenceId = await addedReference(other);
  const otherId = idIn(await other.cover({ ...person, invoiceReferenceId }));
  const ownId = idIn(await own.cover({ ...person, limitOre: 1234_50 }));
  return { ...person, own, other, ownId, otherId };
}

export type PurchaseBody = CallInput<typeof reportPurchase>['body'];

let purchases = 0;

/** The demo app reports a purchase: a single ticket of 42 kroner when nothing else is said. */
export const reportIn = (
  portal: TestPortal,
  body: Partial<PurchaseBody> & Pick<PurchaseBody, 'coverId' | 'phone'>,
  {
    tenant = 'ruter',
    path = reportPurchase.path,
  }: { readonly tenant?: TenantId; readonly path?: `/${string}` } = {},
) =>
  callLoosely(
    portal.port,
    { tenant, authorization: demoApp(tenant) },
    {
      route: { ...reportPurchase, path },
      input: {
        body: {
          purchaseId: `bought-${(purchases += 1)}`,
          productTemplateId: 'single-ticket',
          profileId: 'ADULT',
          phoneCountryCode: '+47',
          zoneIdFrom: 'RUT:TariffZone:1',
          zoneIdTo: 'RUT:TariffZone:1',
          amount: 42,
          ...body,
        },
      },
    },
  );

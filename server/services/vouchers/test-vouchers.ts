import { claimVoucher } from '@takst/contract/services/vouchers/claim-voucher.contract.ts';
import { getVoucherOffer } from '@takst/contract/services/vouchers/get-voucher-offer.contract.ts';
import { getVoucherStatus } from '@takst/contract/services/vouchers/get-voucher-status.contract.ts';
import { listCarProviders } from '@takst/contract/services/vouchers/list-car-providers.contract.ts';
import { voucherOfferCalls } from '@takst/contract/services/vouchers/voucher-offer-calls.ts';
import type { VoucherPoolKind } from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { voucherClient } from '@takst/domain/services/vouchers/voucher-client.ts';
import { expect } from 'vitest';
import { batchesOf, type Cells } from '#ticketing/batches/test-batches.ts';
import { placeCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { newToken } from '#platform/access/tokens/secret-token.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { type Answer, callLoosely, type Caller } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placeOffers } from './test-vouchers.store.ts';

type Portal = Pick<TestPortal, 'port'>;

export const basic = (key: string, name: string = voucherClient): string =>
  `Basic ${Buffer.from(`${name}:${key}`).toString('base64')}`;

type Holder = { readonly tenant?: TenantId; readonly authorization?: string; cookie?: string };

/** What the page does with the key of its address. */
export function voucherPage({ port }: Portal, key: string, holder: Holder = {}) {
  const caller: Partial<Caller> & Pick<Caller, 'tenant'> = {
    tenant: 'ruter',
    authorization: basic(key),
    ...holder,
  };
  return {
    status: () => callLoosely(port, caller, { route: getVoucherStatus, input: {} }),
    providers: () => callLoosely(port, caller, { route: listCarProviders, input: {} }),
    offer: () => callLoosely(port, caller, { route: getVoucherOffer, input: {} }),
    claim: (selectedCarProvider: string): Promise<Answer> =>
      callLoosely(port, caller, { route: claimVoucher, input: { body: { selectedCarProvider } } }),
  };
}

let codes = 0;
export const newCodes = (count: number): string[] =>
  Array.from({ length: count }, () => `VERDIKODE-${String((codes += 1)).padStart(5, '0')}`);

type Fill = {
  readonly count?: number;
  readonly amountOre?: number;
  readonly validUntil?: string | null;
};

/** Puts new codes into the pool of a provider; the oldest first. */
export async function fillProvider(
  portal: TestPortal,
  kind: VoucherPoolKind,
  { count = 1, amountOre = 50_000, validUntil = '2026-12-31' }: Fill = {},
): Promise<string[]> {
  const added = newCodes(count);
  const importedBy = portal.user('support').id;
  const pool = { tenant: 'ruter', kind } as const;
  await placeCodes(portal.database, { ...pool, codes: added, importedBy, validUntil, amountOre });
  return added;
}

type Some = {
  readonly amountOre?: number;
  readonly campaign?: string;
  readonly periodStart?: string;
  readonly periodEnd?: string;
};

/** Offers of March 2026 with their keys, as if their links had come. */
export async function offersIn(portal: TestPortal, count: number, some: Some = {}) {
  const keys = Array.from({ length: count }, () => newToken(16));
  const phones = Array.from({ length: count }, newPhone);
  const ids = await placeOffers(portal.database, {
    tenant: 'ruter',
    createdBy: portal.user('support').id,
    keys,
    amountOre: 50_000,
    phone: Number(phones[0]),
    campaign: 'Vår 2026',
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
    ...some,
  });
  return keys.map((key, at) => ({ key, id: ids[at] ?? 0, phone: phones[at] ?? '' }));
}

/** One of them. */
export async function offerIn(portal: TestPortal, some: Some = {}) {
  const [offer] = await offersIn(portal, 1, some);
  if (!offer) throw new Error('no offer was placed');
  return offer;
}

/** The SMS to a phone, the newest first, once there are so many. */
export async function smsTo(portal: TestPortal, phone: string, count = 1): Promise<string[]> {
  const read = () => newestMessages(portal.database, { sender: 'Ruter', recipient: `+47${phone}` });
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return (await read()).map(({ body }) => body);
}

/** The key of the link that came last. */
export const keyIn = ([newest = '']: readonly string[]): string =>
  /\/bildeling\?key=([\w-]{22})$/.exec(newest)?.[1] ?? '';

/** What customer support does at `/kodelager` with a file of offers. */
export const offerFilesOf = (portal: TestPortal) =>
  batchesOf(portal, {
    user: portal.user('support'),
    of: { calls: voucherOfferCalls, options: {} },
  });

export const offerRow = (cells: Cells = {}): Cells => ({
  phone: newPhone(),
  amount: '500',
  periodStart: '01.03.2026',
  periodEnd: '31.03.2026',
  campaign: 'Vår 2026',
  ...cells,
});

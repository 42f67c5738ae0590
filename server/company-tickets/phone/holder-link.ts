import { pathTo } from '@takst/contract/path-to.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

export type PerTenant<Value> = Readonly<Record<TenantId, Value>>;

type Keys = {
  /** What tokens are derived with. */
  linkKeys: PerTenant<string>;
  /** Scheme and host at which holders reach the operator. */
  origins: PerTenant<string>;
};

declare const linked: unique symbol;

/** What whoever has a ticket's link may reach: that ticket. Only its token makes one. */
export type HolderScope = {
  readonly [linked]: true;
  readonly tenant: TenantId;
  readonly ticketId: number;
};

export type HolderLinks = {
  /** The address of a ticket's holder page, for an SMS. */
  linkTo(tenant: TenantId, ticketId: number): string;
  tokenOf(tenant: TenantId, ticketId: number): string;
  /** The ticket of a token, or null for one that was never given out. */
  holderOf(tenant: TenantId, token: string): HolderScope | null;
};

const proofBytes = 16;
const wellFormed = /^([\w-]{22})([1-9a-z][0-9a-z]{0,9})$/;

/**
 * The unguessable links to holder pages: 128 bits derived from the ticket with the operator's key,
 * then the ticket. Nothing is kept for each ticket, an SMS can say the link again, and a wrong token
 * is known as one without asking the database (docs/decisions/0014).
 */
export function holderLinks({ linkKeys, origins }: Keys): HolderLinks {
  const proofOf = (tenant: TenantId, ticketId: number): string =>
    createHmac('sha256', linkKeys[tenant])
      .update(`holder page of ticket ${ticketId} at ${tenant}`)
      .digest()
      .subarray(0, proofBytes)
      .toString('base64url');
  const tokenOf = (tenant: TenantId, ticketId: number): string =>
    `${proofOf(tenant, ticketId)}${ticketId.toString(36)}`;
  return {
    tokenOf,
    linkTo: (tenant, ticketId) =>
      origins[tenant] + pathTo('/billett/{token}', { token: tokenOf(tenant, ticketId) }),
    holderOf(tenant, token) {
      const [, proof = '', id = ''] = wellFormed.exec(token) ?? [];
      const ticketId = Number.parseInt(id, 36);
      if (!Number.isSafeInteger(ticketId)) return null;
      const isRight = isSame(proof, proofOf(tenant, ticketId));
      return isRight ? ({ tenant, ticketId } as HolderScope) : null;
    },
  };
}

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

import { pathTo } from '@takst/contract/path-to.ts';
import type { PerTenant, TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

type Keys = {
  /** Keys from which tokens are derived. */
  linkKeys: PerTenant<string>;
  /** Scheme and host of the operator's holder pages. */
  origins: PerTenant<string>;
};

declare const scopeMark: unique symbol;

/** Access to one ticket by its link; only a valid token gives one. */
export type HolderScope = {
  readonly [scopeMark]: true;
  readonly tenant: TenantId;
  readonly ticketId: number;
};

export type HolderLinks = {
  /** The address of a ticket's holder page, for an SMS. */
  linkTo(tenant: TenantId, ticketId: number): string;
  tokenOf(tenant: TenantId, ticketId: number): string;
  /** The ticket of a token; null for an invalid token. */
  holderOf(tenant: TenantId, token: string): HolderScope | null;
};

const proofBytes = 16;
const wellFormed = /^([\w-]{22})([1-9a-z][0-9a-z]{0,9})$/;

/**
 * Unguessable links to holder pages: 128 bits derived from ticket id and operator's key, then the id.
 * Nothing is stored per ticket, an SMS can repeat the link, and a wrong token is rejected without the
 * database (docs/decisions/0014).
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

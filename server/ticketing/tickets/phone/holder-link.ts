import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TemporaryScope } from './find-temporary.ts';

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
  /** The same address with a token of its own, of a temporary ticket. */
  temporaryLinkTo(tenant: TenantId, temporaryId: number): string;
  /** The ticket of a token; null for an invalid token. */
  holderOf(tenant: TenantId, token: string): HolderScope | null;
  /** The temporary ticket of a token; null for any other. */
  temporaryOf(tenant: TenantId, token: string): TemporaryScope | null;
};

const proofBytes = 16;
const wellFormed = /^([\w-]{22})([1-9a-z][0-9a-z]{0,9})$/;
/** A number with a 0 before it is no ticket's. */
const temporaryForm = /^([\w-]{22})0([1-9a-z][0-9a-z]{0,9})$/;

/**
 * Unguessable links to holder pages: 128 bits derived from ticket id and operator's key, then the id.
 * Nothing is stored per ticket, an SMS can repeat the link, and a wrong token is rejected without the
 * database (docs/decisions/0014).
 */
export function holderLinks({ linkKeys, origins }: Keys): HolderLinks {
  const proofOf = (tenant: TenantId, subject: string): string =>
    createHmac('sha256', ofTenant(linkKeys, tenant))
      .update(`holder page of ${subject} at ${tenant}`)
      .digest()
      .subarray(0, proofBytes)
      .toString('base64url');
  const ofTicket = (id: number) => `ticket ${id}`;
  const ofTemporary = (id: number) => `temporary ticket ${id}`;
  const tokenOf = (tenant: TenantId, ticketId: number): string =>
    `${proofOf(tenant, ofTicket(ticketId))}${ticketId.toString(36)}`;
  const addressOf = (tenant: TenantId, token: string): string =>
    ofTenant(origins, tenant) + pathTo('/billett/{token}', { token });
  /** The id that a token of a form proves; null without one. */
  const proved = (
    tenant: TenantId,
    [, proof = '', id = '']: readonly string[],
    subjectOf: (id: number) => string,
  ): number | null => {
    const number = Number.parseInt(id, 36);
    if (!Number.isSafeInteger(number)) return null;
    return isSame(proof, proofOf(tenant, subjectOf(number))) ? number : null;
  };
  return {
    tokenOf,
    linkTo: (tenant, ticketId) => addressOf(tenant, tokenOf(tenant, ticketId)),
    temporaryLinkTo: (tenant, id) =>
      addressOf(tenant, `${proofOf(tenant, ofTemporary(id))}0${id.toString(36)}`),
    holderOf(tenant, token) {
      const ticketId = proved(tenant, wellFormed.exec(token) ?? [], ofTicket);
      return ticketId === null ? null : ({ tenant, ticketId } as HolderScope);
    },
    temporaryOf(tenant, token) {
      const temporaryId = proved(tenant, temporaryForm.exec(token) ?? [], ofTemporary);
      return temporaryId === null ? null : { tenant, temporaryId };
    },
  };
}

/** The ticket for which a temporary one stands in, to be read as its holder would. */
export const holderOfTemporary = ({ tenant }: TemporaryScope, ticketId: number): HolderScope =>
  ({ tenant, ticketId }) as HolderScope;

const isSame = (text: string, right: string): boolean =>
  text.length === right.length && timingSafeEqual(Buffer.from(text), Buffer.from(right));

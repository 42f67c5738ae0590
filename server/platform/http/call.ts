import type { Body, PathParams, Query, Route } from '@takst/contract/platform/calls/route.ts';
import type { Channel } from '@takst/domain/platform/changes/channels.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Scope, TicketAppScope, VoucherScope } from '#platform/scope/scope.ts';

export type Language = 'nb' | 'en';

/** Who makes a change and through which channel; stored with each recorded change. */
export type Origin = {
  readonly tenant: TenantId;
  /** Null when nobody is signed in. */
  readonly userId: number | null;
  readonly channel: Channel;
  readonly requestId: string;
  readonly idempotency: Idempotency | null;
  /** The batch that makes the change, and the company whose history has a line for it. */
  readonly batch?: { readonly id: number; readonly companyId: number };
};

/** The caller's `Idempotency-Key` with a digest of route and body. */
export type Idempotency = {
  /** Whose key it is; 0 for a caller without a user, whose key is a digest that has in it who they are. */
  readonly userId: number;
  readonly key: string;
  readonly digest: string;
  /** Encrypts the stored answer of a caller who is not signed in: it may hold a token. */
  readonly sealedWith: string | null;
};

/** What a call may reach: nothing for anyone, otherwise the scope of a ticket app, the key of an offer or a user. */
type ScopeOf<R extends Route> = R['needs'] extends 'anyone' | 'this-browser'
  ? null
  : R['needs'] extends 'ticket-app'
    ? TicketAppScope
    : R['needs'] extends 'voucher-key'
      ? VoucherScope
      : Scope;

/** The IP address of a call without a user, so that tries can be counted. */
type AddressOf<R extends Route> = R['needs'] extends 'anyone' | 'this-browser'
  ? { readonly address: string }
  : unknown;

/** The digest of the session token. */
type SessionOf<R extends Route> = R['needs'] extends 'signed-in'
  ? { readonly session: string }
  : unknown;

/** The digest of the cookie by which the browser is known again, and the origin of the portal as the browser has it. */
type BrowserOf<R extends Route> = R['needs'] extends 'this-browser'
  ? { readonly browser: string; readonly site: string }
  : unknown;

/** One authorised and decoded call, as a use case gets it. */
export type Call<R extends Route> = AddressOf<R> &
  SessionOf<R> &
  BrowserOf<R> & {
    readonly scope: ScopeOf<R>;
    readonly origin: Origin;
    readonly params: PathParams<R>;
    readonly query: Query<R>;
    readonly body: Body<R>;
    /** The business day in Europe/Oslo. */
    readonly today: Temporal.PlainDate;
    readonly now: Temporal.Instant;
    readonly language: Language;
  };

import type { Body, PathParams, Query, Route } from '@takst/contract/route.ts';
import type { Channel } from '@takst/domain/changes/channels.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Scope } from '#access/scope.ts';
import type { TicketAppScope } from '#access/ticket-app-scope.ts';

export type Language = 'nb' | 'en';

/** Who makes a change, from where: what the record of changes keeps (domain: Every change is a recorded change). */
export type Origin = {
  readonly tenant: TenantId;
  /** Null when nobody is signed in. */
  readonly userId: number | null;
  readonly channel: Channel;
  readonly requestId: string;
  /** The caller's `Idempotency-Key` with a digest of route and body, when one came. */
  readonly idempotency: { readonly key: string; readonly digest: string } | null;
};

/** What a call may reach: nothing of anybody's, what a ticket app does, or what a user does. */
type ScopeOf<R extends Route> = R['needs'] extends 'anyone'
  ? null
  : R['needs'] extends 'ticket-app'
    ? TicketAppScope
    : Scope;

/** Where a call without a user comes from, so that tries can be counted. */
type AddressOf<R extends Route> = R['needs'] extends 'anyone' | 'ticket-app'
  ? { readonly address: string }
  : unknown;

/** Which browser a user calls from: the digest of its session token. */
type SessionOf<R extends Route> = R['needs'] extends 'signed-in'
  ? { readonly session: string }
  : unknown;

/** One call as a use case sees it: authorised, decoded, on a known day. */
export type Call<R extends Route> = AddressOf<R> &
  SessionOf<R> & {
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

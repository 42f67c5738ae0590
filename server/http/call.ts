import type { Body, PathParams, Query, Route } from '@takst/contract/route.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Scope } from '#access/scope.ts';

export type Language = 'nb' | 'en';

/** Who makes a change, from where: what the record of changes keeps (domain: Every change is a recorded change). */
export type Origin = {
  readonly tenant: TenantId;
  /** Null when nobody is signed in. */
  readonly userId: number | null;
  readonly channel: 'portal' | 'widget' | 'link' | 'app' | 'job' | 'import';
  readonly requestId: string;
  /** The caller's `Idempotency-Key` with a digest of route and body, when one came. */
  readonly idempotency: { readonly key: string; readonly digest: string } | null;
};

/** One call as a use case sees it: authorised, decoded, on a known day. */
export type Call<R extends Route> = {
  readonly scope: R['needs'] extends 'anyone' ? null : Scope;
  readonly origin: Origin;
  readonly params: PathParams<R>;
  readonly query: Query<R>;
  readonly body: Body<R>;
  /** The business day in Europe/Oslo. */
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly language: Language;
};

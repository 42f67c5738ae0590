import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { FeatureNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import type * as z from 'zod/mini';

/**
 * What a call needs: nothing, nothing but a browser that is known again by a cookie of its own, any user of the
 * portal, a ticket app with its secret, the key of an offer of a voucher, or features in the company it is about, in the same shape as pages.
 */
export type Need =
  | 'anyone'
  | 'this-browser'
  | 'signed-in'
  | 'ticket-app'
  | 'voucher-key'
  | FeatureNeed;

type RefusalStatus = 400 | 403 | 404 | 409 | 410 | 422 | 429;

/** Everything both sides must agree on about one call. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the specification; `{id}` marks a path parameter. */
  path: `/${string}`;
  /** One sentence for the API page. */
  summary: string;
  needs: Need;
  /** Of a call that `any` of several features opens: others that its scope tells of. They do not open it. */
  alsoAsks?: readonly Feature[];
  /** The path parameter that holds the company id; the scope is then that one company. */
  company?: string;
  /** Schemas of path parameters; by default `{id}` and `{…Id}` are ids, and others are text. */
  params?: Record<string, z.core.$ZodType>;
  query?: z.core.$ZodType;
  /** A query as it is sent, where some of it is required: for tests. */
  exampleQuery?: unknown;
  body?: z.core.$ZodType;
  /** Of a body that is larger than those of other calls: one with a file. */
  maxBodyBytes?: number;
  /** Of a body with more values than a form sends: one with many rows. */
  maxBodyValues?: number;
  /** A body as it is sent: for the API page, and for tests. */
  example?: unknown;
  reply: z.core.$ZodType;
  /** A POST for the sake of its body: nothing that was read becomes stale by it. */
  changesNothing?: true;
  /**
   * A list, a file or a sum over many rows, which writes nothing: where there is a hot standby, its rows are read from
   * there (docs/decisions/0147). All other calls read from the primary.
   */
  readsStandby?: true;
  /** For polled calls: the answer has an ETag, and a request with that ETag gets 304. */
  hasETag?: true;
  /** Needs an ETag: a request that accepts `answerStreamType` gets a stream of answers. */
  canStream?: true;
  /** Sends or takes a code, or opens a private link: its callers are counted for all processes together. */
  counted?: 'codes' | 'links';
  /** The kind of file that the reply is; it then comes piece by piece. */
  download?: DownloadType;
  /** Every answer that the caller is expected to handle, by code. */
  refusals: Record<string, { status: RefusalStatus; details?: z.core.$ZodType }>;
};

type DownloadType =
  | 'text/csv'
  | 'text/plain'
  | 'application/pdf'
  | 'application/xml'
  | typeof xlsxType;
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A value as a literal has it: nothing in it can be changed. */
type Literal<T> = T extends object ? { readonly [K in keyof T]: Literal<T[K]> } : T;

/** A call with a body carries an example of it. */
type Example<R extends Route> = R extends { body: infer B extends z.core.$ZodType }
  ? { example: Literal<z.input<B>> }
  : unknown;

export const route = <const R extends Route>(definition: R & Example<R>): R => definition;

type Keys<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}`
  ? Key | Keys<Rest>
  : never;

type Param<R extends Route, K> = R extends {
  params: Record<K & string, infer P extends z.core.$ZodType>;
}
  ? z.output<P>
  : K extends 'id' | `${string}Id`
    ? number
    : string;

export type PathParams<R extends Route> = { [K in Keys<R['path']>]: Param<R, K> };
export type Query<R extends Route> = R extends { query: infer Q extends z.core.$ZodType }
  ? z.output<Q>
  : undefined;
export type Body<R extends Route> = R extends { body: infer B extends z.core.$ZodType }
  ? z.output<B>
  : undefined;
export type Reply<R extends Route> = z.output<R['reply']>;

type Details<D> = D extends { details: infer S extends z.core.$ZodType } ? z.output<S> : unknown;

/** The declared refusals of a route as one union; its `code` tells them apart. */
export type Refusal<R extends Route> = {
  [C in keyof R['refusals'] & string]: { code: C } & Details<R['refusals'][C]>;
}[keyof R['refusals'] & string];

/** What a call comes to: an answer, or one of the refusals that its contract names. */
export type Outcome<R extends Route> = { reply: Reply<R> } | { refused: Refusal<R> };

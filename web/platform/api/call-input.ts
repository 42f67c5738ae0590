import type { AddressInput } from '@takst/contract/platform/calls/call-address.ts';
import type { PathParams, Route } from '@takst/contract/platform/calls/route.ts';
import type * as z from 'zod/mini';

export { addressOf } from '@takst/contract/platform/calls/call-address.ts';

/** The input type of a schema with decoded values: a PlainDate for a date, defaults optional. */
type DecodedInput<S extends z.core.$ZodType> =
  z.input<S> extends infer In
    ? z.output<S> extends infer Out
      ? In extends object
        ? Out extends object
          ? { [K in keyof Out as K extends OmittedKeys<In> ? never : K]: Out[K] } & {
              [K in keyof Out as K extends OmittedKeys<In> ? K : never]?: Out[K];
            }
          : Out
        : Out
      : never
    : never;

type OmittedKeys<In> = { [K in keyof In]-?: undefined extends In[K] ? K : never }[keyof In];

type ParamsPart<R extends Route> = keyof PathParams<R> extends never
  ? { params?: never }
  : { params: { [K in keyof PathParams<R>]: PathParams<R>[K] } };
type QueryPart<R extends Route> = R extends { query: infer S extends z.core.$ZodType }
  ? { query: DecodedInput<S> }
  : { query?: never };
type BodyPart<R extends Route> = R extends { body: infer S extends z.core.$ZodType }
  ? { body: DecodedInput<S> }
  : { body?: never };

/** Only the parts that the route declares. */
export type CallInput<R extends Route> = AnyInput & ParamsPart<R> & QueryPart<R> & BodyPart<R>;

type AnyInput = AddressInput & { body?: unknown };

export const bodyOf = ({ body }: AnyInput): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

import type { PathParams, Route } from '@takst/contract/route.ts';
import type * as z from 'zod/mini';

/** The input type of a schema with decoded values: a PlainDate for a date, defaults optional. */
type DecodedInput<S extends z.core.$ZodType> =
  z.input<S> extends infer In
    ? z.output<S> extends infer Out
      ? In extends object
        ? Out extends object
          ? { [K in keyof Out as K extends LeftOut<In> ? never : K]: Out[K] } & {
              [K in keyof Out as K extends LeftOut<In> ? K : never]?: Out[K];
            }
          : Out
        : Out
      : never
    : never;

type LeftOut<In> = { [K in keyof In]-?: undefined extends In[K] ? K : never }[keyof In];

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

type AnyInput = {
  params?: Readonly<Record<string, string | number | Temporal.PlainDate>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
};

/** The address of a call: path parameters filled in, the query as text. */
export function addressOf(route: Route, { params, query }: AnyInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const parameters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return path;
  const pairs = parameters.map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

export const bodyOf = ({ body }: AnyInput): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

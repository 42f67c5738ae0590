import type { FieldFault } from '@takst/contract/failures.ts';
import type { Route } from '@takst/contract/route.ts';
import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { invalidText } from './invalid-text.ts';

type RawInput = { params: unknown; query: unknown; body: unknown };
type Address = { params: Record<string, unknown>; query: unknown };
export type Failed = { failed: { code: 'MALFORMED' | 'INVALID_INPUT'; fields: FieldFault[] } };

type Decoder = {
  /** Path and query: cheap, and what is asked about whoever calls needs the path. */
  address: (received: RawInput) => { decoded: Address } | Failed;
  /** The body: for those who may call. */
  body: (received: RawInput) => { decoded: unknown } | Failed;
};

/** Reads one route's path, query and body with the contract's own schemas; made once for each route. */
export function decoderFor(route: Route): Decoder {
  const params = z.looseObject(route.params ?? {});
  const query = route.query ?? z.unknown();
  return {
    address(received) {
      const path = z.safeParse(params, asInput(received.params), context);
      const asked = z.safeParse(query, asInput(received.query), context);
      if (!path.success || !asked.success) {
        return failed('MALFORMED', [...faultsOf(path), ...faultsOf(asked)]);
      }
      const unkept = invalidText(received.query);
      if (unkept.length > 0) return failed('MALFORMED', unkept);
      return { decoded: { params: path.data, query: asked.data } };
    },
    body(received) {
      if (!route.body) return { decoded: undefined };
      if (hasTooManyValues(received.body)) return failed('INVALID_INPUT', [asAWhole]);
      const body = z.safeParse(route.body, received.body ?? {}, context);
      const fields = body.success ? invalidText(received.body) : faultsOf(body);
      if (!body.success || fields.length > 0) return failed('INVALID_INPUT', fields);
      return { decoded: body.data };
    },
  };
}

const asAWhole: FieldFault = { path: '', message: 'wrongFormat' };
/** Nobody mends more at a time, and an answer is no larger than what was sent. */
const mostFaults = 100;

const failed = (code: Failed['failed']['code'], fields: FieldFault[]): Failed => ({
  failed: { code, fields: fields.slice(0, mostFaults) },
});

/** With the input in an issue, a field that is missing can be told from one that is wrong. */
const context = { reportInput: true };

const asInput = (value: unknown): Record<string, unknown> => Object.assign({}, value);

type SafeResult = { success: true } | { success: false; error: { issues: $ZodIssue[] } };

const faultsOf = (result: SafeResult): FieldFault[] =>
  result.success ? [] : result.error.issues.flatMap(faultsOfIssue);

/** Keys of the texts that forms show; whatever a schema does not name itself gets the nearest one. */
function faultsOfIssue(issue: $ZodIssue): FieldFault[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      message: 'unknownField',
    }));
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [{ path, message: 'required' }];
  }
  return [{ path, message: /^[a-zA-Z]+$/.test(issue.message) ? issue.message : 'wrongFormat' }];
}

/** More than any form or list sends, and fewer than keep a schema busy. */
const mostValues = 20_000;

/**
 * Whether a body has more values in it than anybody sends. Ask before the schema: it makes a fault
 * of each value that is wrong, and a small body holds half a million of them.
 */
function hasTooManyValues(received: unknown): boolean {
  let level = [received];
  let seen = 0;
  while (level.length > 0) {
    seen += level.length;
    if (seen > mostValues) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

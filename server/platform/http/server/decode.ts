import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';
import { pathParameters } from '@takst/contract/platform/calls/path-parameters.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { invalidText } from '../invalid-text.ts';

type RawInput = { url: string; params: unknown; query: unknown; body: unknown };
/** Addresses that are remembered for a route, which then begins anew, and the longest of them. */
const maxKnown = 1_000;
const maxKnownLength = 300;
type Address = { params: Record<string, unknown>; query: unknown };
export type DecodeFailure = {
  failed: { code: 'MALFORMED' | 'INVALID_INPUT'; fields: FieldFault[] };
};

type Decoder = {
  /** Path and query; decoded first, as authorisation needs the path. */
  address: (received: RawInput) => { decoded: Address } | DecodeFailure;
  /** The body; decoded after authorisation. */
  body: (received: RawInput) => { decoded: unknown } | DecodeFailure;
};

export function createDecoder(route: Route): Decoder {
  const params = z.looseObject(pathParameters(route));
  const query = route.query ?? z.unknown();
  const decodeAddress = (received: RawInput): ReturnType<Decoder['address']> => {
    const path = z.safeParse(params, asInput(received.params), context);
    const queryResult = z.safeParse(query, asInput(received.query), context);
    if (!path.success || !queryResult.success) {
      return failed('MALFORMED', [...faultsOf(path), ...faultsOf(queryResult)]);
    }
    const invalidFields = invalidText(received.query);
    if (invalidFields.length > 0) return failed('MALFORMED', invalidFields);
    return { decoded: { params: path.data, query: queryResult.data } };
  };
  /** Decoded addresses that many callers ask for again and again. */
  const decoders = new Map<string, ReturnType<Decoder['address']>>();
  return {
    address(received) {
      const address = route.hasETag ? decoders.get(received.url) : undefined;
      if (address) return address;
      const decoded = decodeAddress(received);
      if (route.hasETag && received.url.length <= maxKnownLength) {
        if (decoders.size >= maxKnown) decoders.clear();
        decoders.set(received.url, decoded);
      }
      return decoded;
    },
    body(received) {
      if (!route.body) return { decoded: undefined };
      if (hasTooManyValues(received.body, route.maxBodyValues))
        return failed('INVALID_INPUT', [wholeBodyFault]);
      const body = z.safeParse(route.body, received.body ?? {}, context);
      const fields = body.success ? invalidText(received.body) : faultsOf(body);
      if (!body.success || fields.length > 0) return failed('INVALID_INPUT', fields);
      return { decoded: body.data };
    },
  };
}

const wholeBodyFault: FieldFault = { path: '', message: 'wrongFormat' };
/** Bounds the answer to a body in which everything is wrong. */
const maxFaults = 100;

const failed = (code: DecodeFailure['failed']['code'], fields: FieldFault[]): DecodeFailure => ({
  failed: { code, fields: fields.slice(0, maxFaults) },
});

/** The input in an issue tells a missing field from an invalid one. */
const context = { reportInput: true };

const asInput = (value: unknown): Record<string, unknown> => Object.assign({}, value);

type SafeResult = { success: true } | { success: false; error: { issues: $ZodIssue[] } };

const faultsOf = (result: SafeResult): FieldFault[] =>
  result.success ? [] : result.error.issues.flatMap(faultsOfIssue);

/** Maps a zod issue to the key of the text that forms show. */
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

/** More than any form sends, and few enough to validate quickly. */
const maxFormValues = 20_000;

/**
 * Whether a body has more values than any form sends. Checked before the schema, which would create an
 * issue per invalid value: a 1 MB body can hold half a million.
 */
function hasTooManyValues(received: unknown, maxValues = maxFormValues): boolean {
  let level = [received];
  let valueCount = 0;
  while (level.length > 0) {
    valueCount += level.length;
    if (valueCount > maxValues) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

import type { FieldFault } from '@takst/contract/failures.ts';
import type { Route } from '@takst/contract/route.ts';
import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { unkeptText } from './unkept-text.ts';

type Received = { params: unknown; query: unknown; body: unknown };
type Decoded = { params: Record<string, unknown>; query: unknown; body: unknown };

export type DecodeResult =
  | { decoded: Decoded }
  | { failed: { code: 'MALFORMED' | 'INVALID_INPUT'; fields: FieldFault[] } };

/** Reads one route's path, query and body with the contract's own schemas; made once for each route. */
export function decoderFor(route: Route): (received: Received) => DecodeResult {
  const params = z.looseObject(route.params ?? {});
  const query = route.query ?? z.unknown();
  return (received) => {
    const path = z.safeParse(params, asInput(received.params), context);
    const asked = z.safeParse(query, asInput(received.query), context);
    const faults = [...faultsOf(path), ...faultsOf(asked)];
    if (!path.success || !asked.success) return { failed: { code: 'MALFORMED', fields: faults } };
    const unkept = unkeptText(received.query);
    if (unkept.length > 0) return { failed: { code: 'MALFORMED', fields: unkept } };
    if (!route.body) return { decoded: { params: path.data, query: asked.data, body: undefined } };
    const body = z.safeParse(route.body, received.body ?? {}, context);
    const fields = body.success ? unkeptText(received.body) : faultsOf(body);
    if (!body.success || fields.length > 0) return { failed: { code: 'INVALID_INPUT', fields } };
    return { decoded: { params: path.data, query: asked.data, body: body.data } };
  };
}

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

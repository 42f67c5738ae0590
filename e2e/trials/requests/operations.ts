import * as z from 'zod';
import type { Schema } from './make-value.ts';

type Content = Readonly<Record<string, { schema: Schema; example?: unknown }>>;
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
};
type Described = {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

/** A call as the served document describes it. */
export type Operation = Described & {
  readonly method: string;
  readonly path: string;
  /** The part of the portal that it belongs to. */
  readonly tag: string;
};

/** Things of one list and of its parts have the same beginning: `/freeticket-api/ticket/{id}/resend`. */
const tagOf = (path: string): string =>
  /^\/([\w-]+\/[\w-]+(\/[\w-]+(?=\/\{))?)/.exec(path)?.[1]?.replace(/\/by-.*$/, '') ?? path;

export async function readOperations(origin: string): Promise<Operation[]> {
  const answer = await fetch(`${origin}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      path,
      tag: tagOf(path),
    })),
  );
}

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

const readers = new Map<string, z.ZodType>();
const timesRead = new Map<string, number>();
const mostReads = 40;

/** What an answer has that its document does not say; null where nothing is, or after the first ones of an operation and status. */
export function faultOfAnswer(operation: Operation, status: number, json: unknown): string | null {
  // A server in the middle of a start or an end; and any answer of 5xx is a fault of its own.
  if (status >= 500) return null;
  const key = `${operation.operationId} ${status}`;
  const times = timesRead.get(key) ?? 0;
  if (times >= mostReads) return null;
  timesRead.set(key, times + 1);
  const described = operation.responses[String(status)];
  if (!described) return `the document has no ${status}`;
  const schema = described.content?.['application/json']?.schema;
  if (!schema || json === undefined) return null;
  const reader = readers.get(key) ?? z.fromJSONSchema(schema as JsonSchema);
  readers.set(key, reader);
  const { error } = reader.safeParse(json);
  return error ? JSON.stringify(error.issues).slice(0, 400) : null;
}

import { voucherClient } from '@takst/domain/services/vouchers/voucher-client.ts';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { answerStreamType } from '#platform/calls/answer-stream.ts';
import { failures } from '#platform/calls/failures.ts';
import { idempotencyKeyForm } from '#platform/calls/idempotency-key.ts';
import { pathParameters } from '#platform/calls/path-parameters.ts';
import type { Need, Route } from '#platform/calls/route.ts';

type Json = Record<string, unknown>;

/** What is received is described as it travels: a date is text, not the PlainDate it becomes. */
function schemaOf(schema: $ZodType): Json {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameEachKey(jsonSchema as Json),
  });
  // The document says once which version of JSON Schema it speaks.
  delete described.$schema;
  return described as Json;
}

/** An address is text all through. What is read of it as a number is one for a client. */
function parameterSchemaOf(schema: $ZodType): Json {
  const read = (text: string): unknown => z.safeParse(schema, text).data;
  if (!['1', '2026'].some((text) => typeof read(text) === 'number')) return schemaOf(schema);
  return { type: 'integer', minimum: typeof read('0') === 'number' ? 0 : 1 };
}

/** A record whose keys are known has each of them as a property: generators make a type with fields of it. */
function nameEachKey(schema: Json): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (!propertyNames || !Array.isArray(required)) return;
  schema['properties'] = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  schema['additionalProperties'] = false;
  delete schema['propertyNames'];
}

const json = (schema: Json, type = 'application/json'): Json => ({
  content: { [type]: { schema } },
});

/** A stream has the answer in each of its events. */
const answerContent = ({ download, canStream }: Route, schema: Json): Json =>
  canStream
    ? { content: { 'application/json': { schema }, [answerStreamType]: { schema } } }
    : json(schema, download);

type Description = {
  readonly title: string;
  /** The name of a call: that of its export in the contract. */
  readonly operationIdOf: (route: Route) => string | undefined;
};

/** The contract as an OpenAPI 3.1 document (architecture §2). */
export function openApiOf(routes: readonly Route[], { title, operationIdOf }: Description): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const operation = { operationId: operationIdOf(route), ...operationOf(route) };
    // The server takes an address with and without a slash at its end.
    const path = route.path.replace(/\/$/, '');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' } },
    // Each operator answers at its own host, with its own companies.
    servers: [{ url: '/', description: 'The operator whose host this document comes from' }],
    paths,
    components: {
      securitySchemes: {
        session: cookie('takst_session'),
        browser: cookie('takst_onboarding'),
        ticketApp: { type: 'http', scheme: 'basic', description: 'Client id and secret' },
        voucherKey: { type: 'http', scheme: 'basic', description: `${voucherClient} and the key` },
      },
    },
  };
}

function operationOf(route: Route): Json {
  return {
    summary: route.summary,
    description: needText(route),
    tags: [route.path.split('/')[2] ?? 'portal'],
    security: securityOf(route),
    parameters: [...inPath(route), ...queryParameters(route), ...headerParameters(route)],
    ...requestBodyOf(route),
    responses: responsesOf(route),
  };
}

function requestBodyOf({ body, example }: Route): Json {
  if (!body) return {};
  const content = { 'application/json': { schema: schemaOf(body), example } };
  return { requestBody: { required: true, content } };
}

const needTexts: Partial<Record<string, string>> = {
  anyone: 'For anyone.',
  'this-browser': 'For anyone, in one browser: it gets a cookie by which it is known again.',
  'voucher-key':
    'For whoever has the key of an offer: it is the password of HTTP Basic. A key that leads to no offer is answered as one that is over.',
  'signed-in': 'For any user of the portal.',
  'ticket-app': 'For ticket apps, with their client id and secret.',
} satisfies Partial<Record<Need & string, string>>;

const namesOf = (features: readonly string[], conjunction: 'and' | 'or'): string =>
  features.map((feature) => `\`${feature}\``).join(` ${conjunction} `);

function needText({ needs }: Route): string {
  if (typeof needs === 'string') return needTexts[needs] ?? `Needs the feature \`${needs}\`.`;
  return 'all' in needs
    ? `Needs the features ${namesOf(needs.all, 'and')}.`
    : `Needs the feature ${namesOf(needs.any, 'or')}.`;
}

/** An empty list says that none is needed, where no list would leave it open. */
function securityOf({ needs }: Route): Json[] {
  if (needs === 'anyone') return [];
  if (needs === 'this-browser') return [{ browser: [] }];
  if (needs === 'voucher-key') return [{ voucherKey: [] }];
  return [needs === 'ticket-app' ? { ticketApp: [] } : { session: [] }];
}

const inPath = (route: Route): Json[] =>
  Object.entries(pathParameters(route)).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: parameterSchemaOf(schema),
  }));

function queryParameters(route: Route): Json[] {
  if (!(route.query instanceof z.ZodMiniObject)) return [];
  return Object.entries(route.query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeParse(schema as $ZodType, undefined).success,
    schema: parameterSchemaOf(schema as $ZodType),
  }));
}

/** On https the names of cookies begin so that no other host can set them (docs/decisions/0132). */
const cookie = (name: string): Json => ({
  type: 'apiKey',
  in: 'cookie',
  name: `__Host-${name}`,
  description: `Without https, for trying: ${name}`,
});

const ifNoneMatch: Json = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an earlier answer; 304 says that it is still the same.',
  schema: { type: 'string' },
};

/** Idempotency keys belong to users, so calls without a user do not take one. */
const headerParameters = ({ method, needs, hasETag }: Route): Json[] =>
  hasETag
    ? [ifNoneMatch]
    : method === 'GET' || needs === 'anyone' || needs === 'ticket-app' || needs === 'voucher-key'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'The same key with the same body gives the first answer again.',
            schema: { type: 'string', pattern: idempotencyKeyForm.source },
          },
        ];

type Answer = { status: number; schema: Json };

/** Takes calls without a session. */
const isForAnyone = ({ needs }: Route): boolean =>
  needs === 'anyone' || needs === 'this-browser' || needs === 'voucher-key';

/** A status may stand for several codes; they are then alternatives of one answer. */
function responsesOf(route: Route): Json {
  const answers: Answer[] = [
    { status: 200, schema: schemaOf(route.reply) },
    ...Object.entries(route.refusals).map(([code, refusal]) => answerOf(code, refusal)),
    ...Object.entries(failures)
      .filter(([code]) => code !== 'NOT_SIGNED_IN' || !isForAnyone(route))
      .map(([code, failure]) => answerOf(code, failure)),
  ];
  const byStatus = Object.groupBy(answers, ({ status }) => String(status));
  const unchanged = route.hasETag ? { 304: { description: 'The answer has not changed' } } : {};
  const described = Object.fromEntries(
    Object.entries(byStatus).map(([status, alternatives = []]) => {
      const schemas = alternatives.map(({ schema }) => schema);
      const schema = schemas.length === 1 ? (schemas[0] ?? {}) : { oneOf: schemas };
      return [
        status,
        status === '200'
          ? { description: 'The answer', ...answerContent(route, schema) }
          : { description: 'Refused', ...json(schema) },
      ];
    }),
  );
  return { ...described, ...unchanged };
}

function answerOf(
  code: string,
  { status, details }: { status: number; details?: $ZodType },
): Answer {
  const own: Json = details ? schemaOf(details) : {};
  const properties = { code: { const: code }, ...(own['properties'] as Json | undefined) };
  const required = ['code', ...((own['required'] as string[] | undefined) ?? [])];
  return { status, schema: { type: 'object', required, properties } };
}

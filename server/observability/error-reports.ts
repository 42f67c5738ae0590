import {
  createStackParser,
  createTransport,
  Scope,
  type BaseTransportOptions,
  type ErrorEvent,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { redactPersonalData } from './redact-personal-data.ts';

/** Tells whoever watches the service of an unexpected error. */
export type ReportError = (error: unknown, where: { requestId: string; route: string }) => void;

export type ErrorReports = { report: ReportError; flush(): Promise<void> };

const timeoutMs = 5_000;

/**
 * Reports by the Sentry protocol; does nothing without an address. Only the error itself, the
 * request's id and the route leave the building, never what was sent or who sent it.
 */
export function makeErrorReports(dsn: string | null, environment: string): ErrorReports {
  if (dsn === null) return { report: () => undefined, flush: async () => undefined };
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: fetchTransport,
    beforeSend: onlyTheError,
  });
  client.init();
  return {
    report(error, { requestId, route }) {
      const scope = new Scope();
      scope.setTags({ requestId, route });
      client.captureException(error, {}, scope);
    },
    flush: async () => void (await client.flush(timeoutMs)),
  };
}

/** What was thrown may hold anything, in its message or beside it. */
function onlyTheError(event: ErrorEvent): ErrorEvent {
  delete event.extra;
  for (const thrown of event.exception?.values ?? []) {
    if (thrown.value) thrown.value = redactPersonalData(thrown.value);
  }
  return event;
}

const fetchTransport = (options: BaseTransportOptions & { url: string }) =>
  createTransport(options, async ({ body }) => {
    const response = await fetch(options.url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    };
  });

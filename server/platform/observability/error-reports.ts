import {
  createStackParser,
  createTransport,
  Scope,
  type BaseTransportOptions,
  type ErrorEvent,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { redactPersonalData } from './redact-personal-data.ts';

export type ReportError = (error: unknown, where: { requestId: string; route: string }) => void;

export type ErrorReports = { report: ReportError; flush(): Promise<void> };

const timeoutMs = 5_000;

/**
 * Reports by the Sentry protocol; does nothing without a DSN. Sends only the error, the request id and
 * the route, never the request's data or user.
 */
export function createErrorReports(dsn: string | null, environment: string): ErrorReports {
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

/** An error may hold personal data, in its message or its properties. */
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

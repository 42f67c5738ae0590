import { projectOperators } from '#app/operators/read-operators.ts';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  customFetch,
  type CustomFetch,
  discovery,
} from 'openid-client';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startTestService } from '#platform/integrations/test-service.ts';
import { createDiscover } from '#platform/integrations/oidc/oidc.public.ts';
import { commandOnServer, urlOfDatabase } from '#testing/templates/server-template.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const reference = join(import.meta.dirname, '../../../database/reference');

/** An empty database on the server of the tests. */
export async function emptyDatabase(options = ''): Promise<string> {
  const name = `takst_test_${randomUUID().replaceAll('-', '')}`;
  await commandOnServer(server, `create database ${name} ${options}`);
  onTestFinished(() => commandOnServer(server, `drop database ${name} with (force)`));
  return urlOfDatabase(server, name);
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** What the provider answers; a test makes it answer otherwise. */
export type ProviderAnswers = {
  discovery: number;
  /** The error of the token endpoint for a code that it never gave. */
  tokenError: string;
  authorizationStatus: number;
};

/** A provider at `https://id.example`, whose calls come to this machine. */
async function startProvider(answers: ProviderAnswers) {
  const issuer = 'https://id.example';
  const url = await startTestService((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://id.example');
    if (pathname.endsWith('openid-configuration')) {
      return sendJson(response, answers.discovery, {
        issuer,
        authorization_endpoint: `${url}authorize`,
        token_endpoint: `${url}token`,
        jwks_uri: `${url}jwks`,
        end_session_endpoint: `${url}end`,
        scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (pathname === '/token') {
      if (answers.tokenError === 'challenge') {
        response.setHeader('www-authenticate', 'Basic realm="id"');
        return sendJson(response, 401, { error: 'invalid_client' });
      }
      return sendJson(response, 400, { error: answers.tokenError });
    }
    const location = `${searchParams.get('redirect_uri')}?error=login_required`;
    response.writeHead(answers.authorizationStatus, { location });
    return response.end();
  });
  const toThisMachine: CustomFetch = (address, { method, headers, body }) => {
    const content = body instanceof URLSearchParams ? { body: body.toString() } : {};
    return fetch(address.replace(`${issuer}/`, url), { method, headers, ...content });
  };
  const discover: ReturnType<typeof createDiscover> = (settings) =>
    discovery(
      new URL(settings.issuer),
      settings.clientId,
      {},
      ClientSecretBasic(settings.clientSecret ?? ''),
      { execute: [allowInsecureRequests], [customFetch]: toThisMachine },
    );
  return { issuer, discover };
}

/** A mail server that keeps who gets what it takes. */
async function startMail(options: SMTPServerOptions) {
  const recipients: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    onRcptTo({ address }, _session, respond) {
      recipients.push(address);
      respond();
    },
    onData(stream, _session, respond) {
      void text(stream).then(() => respond());
    },
    ...options,
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((listens) => smtp.listen(0, '127.0.0.1', listens));
  onTestFinished(() => new Promise<void>((closed) => smtp.close(() => closed())));
  const { port } = smtp.server.address() as AddressInfo;
  return { recipients, url: `smtp://127.0.0.1:${port}` };
}

/** A gateway that keeps the phones to which it was given a message. */
async function startGateway(state: { status: number }) {
  const phones: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await text(request)) as { to?: string };
    if (request.headers.authorization !== 'Bearer gateway-token')
      return sendJson(response, 401, {});
    if (state.status >= 400) return sendJson(response, state.status, {});
    if (body.to === undefined) return sendJson(response, 422, {});
    phones.push(body.to);
    return sendJson(response, 202, {});
  };
  const listener: RequestListener = (request, response) => void answer(request, response);
  return { phones, url: await startTestService(listener) };
}

/** Everything that an installation names, on this machine; what a test changes fails. */
export async function startServices() {
  const answers: ProviderAnswers = {
    discovery: 200,
    tokenError: 'invalid_grant',
    authorizationStatus: 302,
  };
  const gatewayState = { status: 202 };
  const portalState = { status: 200, text: '{"status":"ready"}' };
  const provider = await startProvider(answers);
  const gateway = await startGateway(gatewayState);
  const mail = await startMail({});
  const portal = await startTestService((_request, response) => {
    response.writeHead(portalState.status);
    response.end(portalState.text);
  });
  const register = await startTestService((_request, response) => {
    response.writeHead(404);
    response.end();
  });
  const folder = mkdtempSync(join(tmpdir(), 'takst-setup-'));
  const settings = (databaseUrl: string): Record<string, string> => ({
    NODE_ENV: 'test',
    TAKST_DEMO: '0',
    TENANT_HOSTS: '127.0.0.1=ruter',
    PUBLIC_URL: portal,
    DATABASE_URL: databaseUrl,
    OIDC_RUTER_ISSUER: provider.issuer,
    OIDC_RUTER_CLIENT_ID: 'takst',
    OIDC_RUTER_CLIENT_SECRET: 'client secret of ruter',
    ONBOARDING_RUTER_FORM: 'simple',
    SMS_URL: gateway.url,
    SMS_TOKEN: 'gateway-token',
    SMTP_URL: mail.url,
    CONTACT_RUTER_EMAIL: 'bedrift@ruter.example',
    BRREG_URL: register,
  });
  return {
    answersOfProvider: answers,
    gatewayState,
    portalState,
    provider,
    gateway,
    mail,
    folder,
    settings,
  };
}

/** What an operator writes beside the facts of the project. */
export function referenceFiles(folder: string): string[] {
  const firstMonth = join(folder, 'first-month.json');
  const month = { sources: ['A test.'], origin: 'fact', asOf: '2026-01-01' };
  writeFileSync(
    firstMonth,
    JSON.stringify({ ...month, firstMonths: [{ tenant: 'ruter', month: '2026-12' }] }),
  );
  const shared = ['post-areas', 'vat-rates', 'sellers'];
  return [
    join(projectOperators, 'ruter'),
    ...shared.map((name) => join(reference, `${name}.json`)),
    firstMonth,
  ];
}

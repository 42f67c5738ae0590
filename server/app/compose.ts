import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { makeAuthenticate } from '#platform/access/authenticate.ts';
import { makeGate } from '#platform/access/make-gate.ts';
import { createKeepAlive } from '#platform/access/session-life.ts';
import { isFromHere } from '#platform/access/tokens/session-token.ts';
import { makeScopeOfUser } from '#platform/access/scope-of-user.ts';
import { IdempotencyKeyReused } from '#platform/changes/answer-once.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import { type HolderLinks, holderLinks } from '#ticketing/tickets/phone/holder-link.ts';
import { ensureSigningKeys } from '#ticketing/tickets/phone/signing-key.store.ts';
import { loadLinkKeys } from '#ticketing/tickets/phone/link-key.store.ts';
import { isDatabaseUnavailable } from '#platform/db/connection/database-unavailable.ts';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { serveApiDocs } from '#platform/http/server/api-docs.ts';
import type { ErrorHandlerOptions } from '#platform/http/server/error-handler.ts';
import { answerFailure } from '#platform/http/failure.ts';
import { serveHealth } from '#platform/http/server/health.ts';
import { takenInTurns, withoutTurns } from '#platform/jobs/paced.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { registerRoutes } from '#platform/http/server/register-routes.ts';
import { createServer } from '#platform/http/server/server.ts';
import { serveWebPages } from '#platform/web-pages/web-pages.ts';
import { isRegisterUnavailable } from '#platform/integrations/company-register/company-register.port.ts';
import { isIdentityUnavailable } from '#platform/integrations/identity/identity.port.ts';
import { isProviderUnavailable } from '#platform/integrations/oidc/oidc.public.ts';
import { isEInvoiceReceiversUnavailable } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.port.ts';
import { inventedDataOf } from '#billing/invoices/invoices.public.ts';
import { findForm } from '#services/self-service/order-form/order-form.public.ts';
import { identityCallbackRoutes } from '#services/onboarding/identify/identity-callback.routes.ts';
import { createMetrics } from '#platform/observability/metrics/metrics.ts';
import { serveMetrics } from '#platform/http/server/serve-metrics.ts';
import type { ErrorReports } from '#platform/observability/error-reports.ts';
import { createSignIn } from '#customers/session/sign-in.ts';
import { createAdmitUser } from '#customers/users/users.public.ts';
import { accessPointStandIn } from '#platform/stand-ins/access-point.ts';
import { companyRegisterStandIn } from '#platform/stand-ins/company-register.ts';
import { findCustomerUnit, isReachedCustomer } from '#platform/stand-ins/customer-unit.query.ts';
import { eInvoiceReceiversStandIn } from '#platform/stand-ins/e-invoice-receivers.ts';
import { outbox } from '#platform/stand-ins/outbox.ts';
import { smsGatewayStandIn } from '#platform/stand-ins/sms-gateway.ts';
import { countRequests } from '#platform/tries/tries.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { signInWayOf } from '#customers/users/activation/sign-in-way.ts';
import { userAnnouncer } from '#customers/users/activation-link.ts';
import { allRoutes, type RouteDependencies } from './areas/all-routes.ts';
import { readOperationIds } from './areas/operation-ids.ts';
import { contactMailboxes } from './adapters/portal-email.ts';
import { portalSenders, type SenderTokens } from './adapters/portal-senders.ts';
import { maxChecked } from '#ticketing/batches/max-checked.ts';
import { startPortalJobs } from './areas/portal-jobs.ts';
import { portalEInvoiceReceivers } from './adapters/portal-e-invoice-receivers.ts';
import { portalESigning } from './adapters/portal-e-signing.ts';
import { portalRegister } from './adapters/portal-register.ts';
import { embeddedProviderOf } from './adapters/embedded-provider-of.ts';
import { onboardingFormOf, portalIdentity } from './adapters/portal-identity.ts';
import { publicOrigins } from './settings/public-origins.ts';
import { ticketServices } from './areas/ticket-services.ts';
import { makeAdmitVoucherKey } from '#services/vouchers/vouchers.public.ts';
import type { Settings } from './settings/settings.ts';

export type PortalDependencies = {
  settings: Settings;
  open: OpenDatabase;
  clock: Clock;
  log: Logger;
  reports: ErrorReports;
  /** Folder of the built web application; null serves only the API. */
  webFolder: string | null;
  /** How often the schedule of jobs is looked at; null leaves it alone, for tests that set the clock. */
  scheduleEveryMs: number | null;
};

export type Portal = {
  app: FastifyInstance;
  /** Every route of the contract. */
  served: readonly ServedRoute[];
  stop(): Promise<void>;
};

type SharedParts = Pick<
  RouteDependencies,
  'changes' | 'links' | 'tickets' | 'scopeOf' | 'identity' | 'eInvoiceReceivers' | 'sendsEhf'
>;

/** What all routes stand on, with what the settings say about it. */
function routeDependencies(
  { settings, open, reports, log }: PortalDependencies,
  shared: SharedParts,
): RouteDependencies {
  const origins = publicOrigins(settings);
  return {
    ...shared,
    origins,
    database: open.database,
    maxChecked: maxChecked(open),
    report: reports.report,
    register: portalRegister(settings, log),
    mailboxes: contactMailboxes(settings),
    announceUser: userAnnouncer(origins),
    production: settings.production,
    sessionLife: settings.sessionLife,
    findInvented: inventedDataOf(settings),
    signInWay: signInWayOf(settings.providers),
    onboardingFormOf: onboardingFormOf(settings),
    eSigning: portalESigning(open.database),
  };
}

/** Wires areas, adapters and stand-ins into one server. */
export async function composePortal(dependencies: PortalDependencies): Promise<Portal> {
  const { settings, open, clock, log, reports } = dependencies;
  const { database } = open;
  const { production } = settings;
  const secure = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  const metrics = settings.METRICS_TOKEN === undefined ? null : createMetrics(open);
  const senders = await portalSenders(dependencies, metrics);
  const { sms, email, accessPoint } = senders;
  const links = await portalLinks(dependencies);
  const tickets = makeTickets(ticketServices, links);
  const scopeOf = makeScopeOfUser({ clock, production });
  const eInvoiceReceivers = portalEInvoiceReceivers(settings);
  const jobs = await startPortalJobs(dependencies, {
    sms,
    email,
    tickets,
    scopeOf,
    mailboxes: contactMailboxes(settings),
    origins: publicOrigins(settings),
    tenants: settings.tenants,
    findInvented: inventedDataOf(settings),
    eInvoiceReceivers,
    accessPoint,
  });
  const stopCache = await open.startCache();
  const changes = createChangePath({ database, clock, queue: jobs.queue });
  const embedded = embeddedProviderOf(settings, database);
  const signIn = createSignIn({
    database,
    clock,
    admitUser: createAdmitUser(changes, clock),
    settings: { providers: settings.providers, demo: settings.demo, secure },
    embedded: embedded?.signInSettings ?? null,
    secrets: open.secrets,
  });
  const identity = portalIdentity(settings, embedded);

  const app = await createServer(httpSettings(dependencies, secure), {
    log,
    errors: { known: knownErrors, reportError: reports.report },
  });
  serveMetrics(app, metrics, settings.METRICS_TOKEN);
  // Start jobs after the server listens: they may call stand-ins on it.
  app.addHook('onListen', jobs.work);
  const parts = routeDependencies(dependencies, {
    changes,
    links,
    tickets,
    scopeOf,
    identity,
    eInvoiceReceivers,
    sendsEhf: accessPoint !== null,
  });
  const served = allRoutes(parts);
  registerRoutes(app, served, {
    gate: portalGate(dependencies, { renewSession: signIn.renewSession, secure }),
    clock,
    turns: open.kind === 'pglite' ? takenInTurns() : withoutTurns,
  });
  await app.register(signIn.routes);
  await app.register(identityCallbackRoutes({ ...parts, clock, secure }));
  serveReadiness(app, open);
  await serveApiDocs(app, { routes: served.map(({ route }) => route), readOperationIds });
  if (embedded) await app.register(embedded.routes(secure));
  if (settings.demo) await serveStandIns(app, dependencies, senders.tokens);
  await servePages(app, dependencies);
  return {
    app,
    served,
    /** Finishes running requests and jobs, then closes the database. */
    stop: () =>
      oneByOne([
        () => app.close(),
        () => jobs.stop(),
        () => senders.stop(),
        () => Promise.all([reports.flush(), stopCache()]),
        () => open.close(),
      ]),
  };
}

type GateOptions = Pick<Parameters<typeof makeAuthenticate>[0], 'renewSession'> & {
  readonly secure: boolean;
};

/** Who may call: users by their session, and others by a secret. */
function portalGate(dependencies: PortalDependencies, { renewSession, secure }: GateOptions) {
  const { settings, clock } = dependencies;
  const { database } = dependencies.open;
  const keepAlive = createKeepAlive({ database, clock, life: settings.sessionLife });
  return makeGate({
    authenticate: makeAuthenticate({ database, clock, renewSession, keepAlive }),
    clock,
    secure,
    production: settings.production,
    ...admissionBySecret(dependencies),
  });
}

/** Who is no user, and calls with a secret. */
const admissionBySecret = ({ open: { database }, clock }: PortalDependencies) => ({
  admitTicketApp: makeAdmitTicketApp(database),
  admitVoucherKey: makeAdmitVoucherKey(database, clock),
});

function serveReadiness(app: FastifyInstance, { ping, pingJobs, standby }: OpenDatabase): void {
  const checks = [
    { name: 'database', check: ping },
    { name: 'jobs', check: pingJobs },
  ];
  serveHealth(app, checks, standby ? { standby: () => standby().state } : {});
}

async function oneByOne(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step();
}

async function servePages(
  app: FastifyInstance,
  { webFolder, clock, open: { database }, settings }: PortalDependencies,
): Promise<void> {
  const findFormPage = (tenant: TenantId, clientId: string) =>
    findForm(database, { tenant, clientId });
  if (!webFolder) {
    app.setNotFoundHandler((_request, reply) => answerFailure(reply, 'NOT_FOUND'));
    return;
  }
  await serveWebPages(app, {
    folder: webFolder,
    clock,
    production: settings.production,
    findFormPage,
    onboardingFormOf: onboardingFormOf(settings),
  });
}

async function serveStandIns(
  app: FastifyInstance,
  { open: { database }, clock }: PortalDependencies,
  tokens: SenderTokens,
): Promise<void> {
  const { now } = clock;
  await app.register(smsGatewayStandIn({ database, token: tokens.sms, now }));
  await app.register(accessPointStandIn({ database, token: tokens.accessPoint, now }));
  await app.register(companyRegisterStandIn((number) => findCustomerUnit(database, number)));
  await app.register(eInvoiceReceiversStandIn((number) => isReachedCustomer(database, number)));
  await app.register(outbox(database));
}

/** Creates missing signing keys and link keys. */
async function portalLinks({ settings, open, clock }: PortalDependencies): Promise<HolderLinks> {
  await ensureSigningKeys(open.database, clock.now());
  return holderLinks({
    linkKeys: await loadLinkKeys(open.database),
    origins: publicOrigins(settings),
  });
}

/** Errors with an answer of their own; the first match decides. */
const knownErrors: ErrorHandlerOptions['known'] = [
  { matches: isDatabaseUnavailable, code: 'UNAVAILABLE' },
  { matches: isProviderUnavailable, code: 'UNAVAILABLE' },
  { matches: isIdentityUnavailable, code: 'UNAVAILABLE' },
  { matches: isRegisterUnavailable, code: 'UNAVAILABLE' },
  { matches: isEInvoiceReceiversUnavailable, code: 'UNAVAILABLE' },
  { matches: (error) => error instanceof IdempotencyKeyReused, code: 'IDEMPOTENCY_KEY_REUSED' },
];

const httpSettings = ({ settings, open }: PortalDependencies, secure: boolean) => ({
  tenantHosts: settings.TENANT_HOSTS,
  trustedProxies: settings.TRUST_PROXY,
  secure,
  rateLimits: {
    perSession: settings.RATE_LIMIT_PER_SESSION,
    perAddress: settings.RATE_LIMIT_PER_ADDRESS,
    countForAll: countRequests(open.database),
  },
  isFromHere: (token: string) => isFromHere(open.secrets, token),
});

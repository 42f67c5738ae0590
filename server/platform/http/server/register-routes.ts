import type { Route } from '@takst/contract/platform/calls/route.ts';
import {
  sessionVersionHeader,
  writeSessionVersion,
} from '@takst/contract/customers/session/session-version.ts';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope, TicketAppScope, VoucherScope } from '#platform/scope/scope.ts';
import type { UserVersion } from '#platform/scope/user-version.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Origin } from '../call.ts';
import { phoneCountryFaults } from './phone-country-faults.ts';
import { createDecoder, type DecodeFailure } from './decode.ts';
import { answerWithETag } from '../etag.ts';
import { answerFailure } from '../failure.ts';
import { hasMalformedKey, idempotencyOf } from './idempotency-key.ts';
import { type Pace, paced, type Turns, withoutTurns } from '#platform/jobs/paced.ts';
import { type RowScope, withRowScope } from '#platform/db/row-scope.ts';
import { mayReadFromStandby } from '#platform/db/standby/reading-place.ts';
import type { Download, ServedRoute } from '../serve.ts';
import { type AdmittedCall, streamAnswers, wantsStream } from '../watch/stream-answers.ts';

/** A browser that is known again by a cookie. */
type KnownBrowser = {
  /** Of the cookie's token. */
  readonly digest: string;
  /** Scheme and host by which it reaches the portal. */
  readonly site: string;
};

/** Who is calling with which scope, or why the call is denied. */
type Admission = {
  /** Of a signed-in user's session, whether they are admitted or not. */
  version?: UserVersion | undefined;
} & (
  | {
      admitted: {
        userId: number | null;
        scope: Scope | TicketAppScope | VoucherScope | null;
        /** The digest of the caller's session token. */
        session?: string | undefined;
        /** Of a call that needs a browser that is known again. */
        browser?: KnownBrowser | undefined;
      };
    }
  | { denied: 401 | 403 | 404 }
);
export type Gate = (
  exchange: Exchange,
  route: Route,
  params: Record<string, unknown>,
) => Promise<Admission>;

const fromPrimary = <T>(part: () => T): T => part();

const denials = { 401: 'NOT_SIGNED_IN', 403: 'NOT_ALLOWED', 404: 'NOT_FOUND' } as const;

type Answer = { reply: unknown } | { refused: { code: string } } | { download: Download };

/** Registers every route: authenticate, authorise, decode, then the use case. */
export function registerRoutes(
  app: FastifyInstance,
  served: readonly ServedRoute[],
  { gate, clock, turns = withoutTurns }: { gate: Gate; clock: Clock; turns?: Turns },
): void {
  const stream = streamAnswers(app);
  for (const { route, handle, watched } of served) {
    const admit = admission(route, { gate, clock });
    const work = handle as (call: unknown) => Promise<Answer>;
    // Who calls is found out by the database too.
    const inTurn: Pace = route.download ? (piece) => piece() : turns.answer;
    app.route({
      method: route.method,
      ...(route.maxBodyBytes !== undefined && { bodyLimit: route.maxBodyBytes }),
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { counted: route.counted ?? (route.download ? 'files' : undefined) },
      async handler(request, reply) {
        const exchange = { request, reply };
        if (watched && wantsStream(request)) {
          return stream({
            ...exchange,
            admit: () => inTurn(() => admit(exchange)),
            untilChanged: watched.untilChanged,
            answer: watched.answer,
          });
        }
        return inTurn(async () => {
          const admitted = await admit(exchange);
          if ('fail' in admitted) return admitted.fail();
          const reading = route.readsStandby ? mayReadFromStandby() : fromPrimary;
          const { inScope, call } = admitted;
          const pace: Pace = (piece) => reading(() => inScope(() => turns.pace(piece)));
          const outcome = await (route.download ? pace : reading)(() => inScope(() => work(call)));
          return answerOutcome({ ...exchange, pace }, route, outcome);
        });
      },
    });
  }
}

/** Who calls, and whether they may; then what they ask for, decoded. */
function admission(route: Route, { gate, clock }: { gate: Gate; clock: Clock }) {
  const decode = createDecoder(route);
  return async ({ request, reply }: Exchange): Promise<AdmittedCall> => {
    const address = decode.address(request);
    const params = 'decoded' in address ? address.decoded.params : {};
    // Authorise before saying, or even checking, what is wrong with the input.
    const admission = await gate({ request, reply }, route, params);
    const { version } = admission;
    const today = clock.today();
    if (version) reply.header(sessionVersionHeader, writeSessionVersion({ today, ...version }));
    if ('denied' in admission) {
      if (route.needs === 'ticket-app') reply.header('www-authenticate', 'Basic realm="takst"');
      return { fail: () => answerFailure(reply, denials[admission.denied]) };
    }
    if (hasMalformedKey(request)) {
      return { fail: () => answerFailure(reply, 'IDEMPOTENCY_KEY_INVALID') };
    }
    if ('failed' in address) return { fail: () => answerFailed(reply, address) };
    const body = decode.body(request);
    if ('failed' in body) return { fail: () => answerFailed(reply, body) };
    // The ticket app speaks of phones that have tickets already.
    const fields =
      route.needs === 'ticket-app' ? [] : phoneCountryFaults(body.decoded, request.tenant);
    if (fields.length > 0)
      return {
        fail: () => answerFailure(reply, 'INVALID_INPUT', { fields: fields.slice(0, 100) }),
      };
    return {
      inScope: (part) => withRowScope(rowScopeOf(request, admission.admitted), part),
      call: {
        ...address.decoded,
        body: body.decoded,
        scope: admission.admitted.scope,
        origin: {
          ...originOf(request, admission.admitted),
          channel: route.needs === 'ticket-app' ? 'app' : 'portal',
        },
        address: request.ip,
        session: admission.admitted.session,
        browser: admission.admitted.browser?.digest,
        site: admission.admitted.browser?.site,
        today,
        now: clock.now(),
        language: request.language,
      },
    };
  };
}

/** The database keeps the call within it, whatever its statements ask for. */
function rowScopeOf({ tenant }: FastifyRequest, { scope }: AdmittedCaller): RowScope {
  const companies = scope && 'companies' in scope ? scope.companies : 'whole-tenant';
  return { tenant, companies };
}

const answerFailed = (
  reply: FastifyReply,
  { failed: { code, fields } }: DecodeFailure,
): FastifyReply => answerFailure(reply, code, { fields });

type AdmittedCaller = {
  readonly userId: number | null;
  readonly scope: Scope | TicketAppScope | VoucherScope | null;
  readonly browser?: KnownBrowser | undefined;
};

function originOf(
  request: FastifyRequest,
  { userId, scope, browser }: AdmittedCaller,
): Omit<Origin, 'channel'> {
  const clientId = scope && 'clientId' in scope ? scope.clientId : null;
  return {
    tenant: request.tenant,
    userId,
    requestId: request.id,
    idempotency: idempotencyOf(request, { userId, clientId, browser: browser?.digest }),
  };
}

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

function answerOutcome(
  { request, reply, pace }: Exchange & { pace: Pace },
  route: Route,
  outcome: Answer,
): FastifyReply {
  // Answers have personal data: no proxy may cache them.
  reply.header('cache-control', 'no-store');
  if ('download' in outcome) {
    const { name, content } = outcome.download;
    return answerDownload(reply, route, { name, content: paced(content, pace) });
  }
  reply.type('application/json; charset=utf-8');
  if ('reply' in outcome) {
    return route.hasETag
      ? answerWithETag({ request, reply }, outcome.reply)
      : reply.send(JSON.stringify(outcome.reply));
  }
  const declared = route.refusals[outcome.refused.code];
  if (!declared) throw new Error(`${route.path} refused with ${outcome.refused.code}, undeclared`);
  return reply.status(declared.status).send(JSON.stringify(outcome.refused));
}

const answerDownload = (
  reply: FastifyReply,
  { download: type = 'text/csv' }: Route,
  { name, content }: Download,
): FastifyReply =>
  reply
    .type(type === 'text/csv' ? `${type}; charset=utf-8` : type)
    .header('content-disposition', attachmentAs(name))
    .send(Readable.from(content, { objectMode: false }));

/** Letters beyond ASCII are given as RFC 5987 has them; older programs read the first name. */
function attachmentAs(name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007E]/g, '_');
  const encoded = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${plain}"${encoded}`;
}

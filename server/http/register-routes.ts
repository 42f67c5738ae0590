import type { Route } from '@takst/contract/route.ts';
import {
  sessionVersionHeader,
  writeSessionVersion,
} from '@takst/contract/session/session-version.ts';
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope, TicketAppScope } from '#access/scope.ts';
import type { UserVersion } from '#access/user-version.ts';
import type { Clock } from '#time/clock.ts';
import type { Origin } from './call.ts';
import { createDecoder, type DecodeFailure } from './decode.ts';
import { answerFailure } from './failure.ts';
import { idempotencyOf } from './idempotency-key.ts';
import { type Pace, paced, type Turns, withoutTurns } from '#jobs/paced.ts';
import type { Download, Served } from './serve.ts';

/** Who is calling with which scope, or why the call is denied. */
export type Admission = {
  /** Of a signed-in user's session, whether they are admitted or not. */
  version?: UserVersion | undefined;
} & (
  | {
      admitted: {
        userId: number | null;
        scope: Scope | TicketAppScope | null;
        /** The digest of the caller's session token. */
        session?: string | undefined;
      };
    }
  | { denied: 401 | 403 | 404 }
);
export type Gate = (
  request: FastifyRequest,
  route: Route,
  params: Record<string, unknown>,
) => Promise<Admission>;

const denials = { 401: 'NOT_SIGNED_IN', 403: 'NOT_ALLOWED', 404: 'NOT_FOUND' } as const;

type Answer = { reply: unknown } | { refused: { code: string } } | { download: Download };

/** Registers every route: authenticate, authorise, decode, then the use case. */
export function registerRoutes(
  app: FastifyInstance,
  served: readonly Served[],
  { gate, clock, turns = withoutTurns }: { gate: Gate; clock: Clock; turns?: Turns },
): void {
  for (const { route, handle } of served) {
    const decode = createDecoder(route);
    const work = handle as (call: unknown) => Promise<Answer>;
    const { pace } = turns;
    // Who calls is found out by the database too.
    const inTurn: Pace = route.download ? (piece) => piece() : turns.answer;
    const answer: typeof work = route.download ? (call) => pace(() => work(call)) : work;
    app.route({
      method: route.method,
      ...(route.maxBodyBytes !== undefined && { bodyLimit: route.maxBodyBytes }),
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) =>
        inTurn(async () => {
          const address = decode.address(request);
          const params = 'decoded' in address ? address.decoded.params : {};
          // Authorise before saying, or even checking, what is wrong with the input.
          const admission = await gate(request, route, params);
          const { version } = admission;
          const today = clock.today();
          if (version)
            reply.header(sessionVersionHeader, writeSessionVersion({ today, ...version }));
          if ('denied' in admission) {
            if (route.needs === 'ticket-app')
              reply.header('www-authenticate', 'Basic realm="takst"');
            return answerFailure(reply, denials[admission.denied]);
          }
          if ('failed' in address) return answerFailed(reply, address);
          const body = decode.body(request);
          if ('failed' in body) return answerFailed(reply, body);
          const outcome = await answer({
            ...address.decoded,
            body: body.decoded,
            scope: admission.admitted.scope,
            origin: {
              ...originOf(request, admission.admitted),
              channel: route.needs === 'ticket-app' ? 'app' : 'portal',
            },
            address: request.ip,
            session: admission.admitted.session,
            today,
            now: clock.now(),
            language: request.language,
          });
          return answerOutcome({ request, reply, pace }, route, outcome);
        }),
    });
  }
}

const answerFailed = (
  reply: FastifyReply,
  { failed: { code, fields } }: DecodeFailure,
): FastifyReply => answerFailure(reply, code, { fields });

type Admitted = {
  readonly userId: number | null;
  readonly scope: Scope | TicketAppScope | null;
};

function originOf(request: FastifyRequest, { userId, scope }: Admitted): Omit<Origin, 'channel'> {
  const clientId = scope && 'clientId' in scope ? scope.clientId : null;
  return {
    tenant: request.tenant,
    userId,
    requestId: request.id,
    idempotency: idempotencyOf(request, { userId, clientId }),
  };
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

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
    const text = JSON.stringify(outcome.reply);
    return route.hasETag ? answerWithETag({ request, reply }, text) : reply.send(text);
  }
  const declared = route.refusals[outcome.refused.code];
  if (!declared) throw new Error(`${route.path} refused with ${outcome.refused.code}, undeclared`);
  return reply.status(declared.status).send(JSON.stringify(outcome.refused));
}

/** Sends 304 without a body when the caller has this answer already (its ETag is in `If-None-Match`). */
function answerWithETag({ request, reply }: Exchange, text: string): FastifyReply {
  const etag = `"${hash('sha256', text, 'base64url')}"`;
  reply.header('etag', etag);
  const etagsOfCaller = request.headers['if-none-match']?.split(',') ?? [];
  // A proxy may have made the ETag a weak one.
  const isKnown = etagsOfCaller.some((one) => one.trim().replace(/^W\//, '') === etag);
  return isKnown ? reply.status(304).send() : reply.send(text);
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

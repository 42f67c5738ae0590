import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from '#platform/http/call.ts';
import '#platform/http/fastify-types.ts';
import type { finishSignIn } from './signing-in/finish-sign-in.ts';
import {
  browserTokenOf,
  clearSessionCookie,
  ensureBrowserToken,
  sessionTokenOf,
  setSessionCookie,
} from '#platform/access/tokens/session-cookies.ts';
import { failurePage, pageForFailure, refusalReason } from './signing-in/sign-in-failure.ts';
import type { signOut } from './sign-out.ts';
import { siteOf } from '#platform/http/site-of-request.ts';
import { callbackPath, type startSignIn } from './signing-in/start-sign-in.ts';

export type BrowserRouteDependencies = {
  secure: boolean;
  start: ReturnType<typeof startSignIn>;
  finish: ReturnType<typeof finishSignIn>;
  end: ReturnType<typeof signOut>;
};

type LoginQuery = { Querystring: { returnTo?: unknown; loginHint?: unknown } };

const signIns = { config: { counted: 'sign-ins' } } as const;

/** The URLs to which a browser navigates to sign in and out; all redirect. */
export const browserRoutes =
  (dependencies: BrowserRouteDependencies): FastifyPluginAsync =>
  async (app) => {
    const { secure } = dependencies;
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // Signing out is a form without fields, so that the browser follows the redirect to the provider.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );

    app.get<LoginQuery>('/login', signIns, (request, reply) =>
      orFailurePage(request, reply, async () => {
        const { returnTo, loginHint } = request.query;
        const url = await dependencies.start({
          ...siteOf(request, secure),
          language: request.language,
          returnTo: typeof returnTo === 'string' ? returnTo : undefined,
          loginHint: loginHintIn(loginHint),
          browserToken: ensureBrowserToken(reply),
        });
        return url.href;
      }),
    );

    app.get(callbackPath, signIns, (request, reply) =>
      orFailurePage(request, reply, async () => {
        const finished = await dependencies.finish({
          origin: originOf(request),
          url: new URL(request.url, siteOf(request, secure).origin),
          browserToken: browserTokenOf(request),
          oldToken: sessionTokenOf(request),
          userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        });
        const { token } = 'signedIn' in finished ? finished.signedIn : finished.refused;
        setSessionCookie(reply, token);
        if ('refused' in finished) {
          request.log.warn({ reason: refusalReason(finished.refused) }, 'sign-in refused');
        }
        return 'signedIn' in finished
          ? finished.signedIn.returnTo
          : failurePage(finished.refused.code);
      }),
    );

    app.post('/logout', async (request, reply) => {
      const place = await dependencies.end(siteOf(request, secure), sessionTokenOf(request));
      clearSessionCookie(reply);
      return reply.redirect(place, 303);
    });
  };

const maxEmailLength = 200;

const loginHintIn = (loginHint: unknown): string | undefined =>
  typeof loginHint === 'string' && loginHint !== '' && loginHint.length <= maxEmailLength
    ? loginHint
    : undefined;

async function orFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  placeOf: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return reply.redirect(await placeOf(), 303);
  } catch (error) {
    const page = pageForFailure(error, { hasSession: sessionTokenOf(request) !== undefined });
    if (!page) throw error;
    request.log.warn({ reason: reasonOf(error) }, 'sign-in failed');
    return reply.redirect(page, 303);
  }
}

/** Messages only: causes contain the provider's answers, with tokens and personal data. */
const reasonOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...reasonOf(error.cause)] : [];

const originOf = (request: FastifyRequest): Origin => ({
  tenant: request.tenant,
  userId: null,
  channel: 'portal',
  requestId: request.id,
  idempotency: null,
});

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import '#http/fastify-types.ts';
import { themeOf } from '#http/look-of-request.ts';
import { siteOf } from '#session/session.public.ts';
import { checkPassword } from './check-password.ts';
import { errors } from './load-oidc-provider.ts';
import type { ProviderAt } from './create-provider.ts';
import { takeFirstSignIn } from './first-sign-in.store.ts';
import { signInPage, type SignInProblem } from './sign-in-page.ts';
import { failedPage } from './sign-out-page.ts';

type Dependencies = { database: Database; providerAt: ProviderAt; secure: boolean };

/** PostgreSQL cannot store a NUL character. */
const formText = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/);
const form = z.object({ email: formText, password: formText });

/** The sign-in page of the embedded provider and its form. */
export const interactionRoutes =
  ({ database, providerAt, secure }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const check = checkPassword(database);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return reply.status(400).type('text/html').send(failedPage(request));
    });

    const details = async (request: FastifyRequest, reply: FastifyReply) =>
      (await providerAt(siteOf(request, secure))).interactionDetails(request.raw, reply.raw);

    const finish = async (
      request: FastifyRequest,
      reply: FastifyReply,
      result: InteractionResults,
    ): Promise<FastifyReply> => {
      const provider = await providerAt(siteOf(request, secure));
      const next = await provider.interactionResult(request.raw, reply.raw, result);
      return reply.redirect(next, 303);
    };

    app.get('/oidc/interaction/:uid', async (request, reply) => {
      const { params } = await details(request, reply);
      const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
      const { tenant } = request;
      const subject = await database.transaction((tx) => takeFirstSignIn(tx, { tenant, hint }));
      if (subject !== null) return finish(request, reply, { login: { accountId: subject } });
      return sendPage(request, reply, { email: hint.includes('@') ? hint : '', problem: null });
    });

    app.post('/oidc/interaction/:uid', async (request, reply) => {
      await details(request, reply);
      const input = form.safeParse(request.body);
      if (!input.success) {
        return sendPage(request, reply, { email: '', problem: 'wrong-password' });
      }
      const { password } = input.data;
      const email = input.data.email.trim();
      const { tenant, ip: address } = request;
      const login = await check({ tenant, address, email, password });
      if ('problem' in login) return sendPage(request, reply, { email, problem: login.problem });
      return finish(request, reply, { login: { accountId: login.subject } });
    });

    app.post('/oidc/interaction/:uid/cancel', (request, reply) =>
      finish(request, reply, { error: 'access_denied' }),
    );
  };

const statusOf = { 'wrong-password': 422, 'too-many-tries': 429 } as const;

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, problem }: { email: string; problem: SignInProblem | null },
): FastifyReply {
  const { tenant, language } = request;
  const action = request.url.replace(/\?.*$/, '');
  const page = signInPage({ tenant, language, theme: themeOf(request), action, email, problem });
  return reply
    .status(problem ? statusOf[problem] : 200)
    .type('text/html; charset=utf-8')
    .send(page);
}

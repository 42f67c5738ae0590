import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { themeOf } from '#platform/http/look-of-request.ts';
import { checkPassword } from './check-password.ts';
import { claimFirstSignIn } from './first-sign-in.store.ts';
import {
  formAction,
  type InteractionDependencies,
  interactionOf,
  preparePages,
  sendPage,
} from './interaction.ts';
import { signInPage, type SignInProblem } from './sign-in-page.ts';

type Dependencies = InteractionDependencies & { database: Database };

/** PostgreSQL cannot store a NUL character. */
const formText = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/);
const form = z.object({ email: formText, password: formText });

const signIns = { config: { counted: 'sign-ins' } } as const;

/** The sign-in page of the embedded provider and its form. */
export const signInPageRoutes =
  ({ database, ...dependencies }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { paramsOf, finish } = interactionOf(dependencies);
    const check = checkPassword(database);
    preparePages(app, dependencies.client);

    app.get('/oidc/interaction/:uid', signIns, async (request, reply) => {
      const params = await paramsOf(request, reply);
      const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
      const { tenant } = request;
      const subject = await database.transaction((tx) => claimFirstSignIn(tx, { tenant, hint }));
      if (subject !== null) return finish(request, reply, { login: { accountId: subject } });
      return sendForm(request, reply, { email: hint.includes('@') ? hint : '', problem: null });
    });

    app.post('/oidc/interaction/:uid', signIns, async (request, reply) => {
      await paramsOf(request, reply);
      const input = form.safeParse(request.body);
      if (!input.success) {
        return sendForm(request, reply, { email: '', problem: 'wrong-password' });
      }
      const { password } = input.data;
      const email = input.data.email.trim();
      const { tenant, ip: address } = request;
      const login = await check({ tenant, address, email, password });
      if ('problem' in login) return sendForm(request, reply, { email, problem: login.problem });
      return finish(request, reply, { login: { accountId: login.subject } });
    });

    app.post('/oidc/interaction/:uid/cancel', (request, reply) =>
      finish(request, reply, { error: 'access_denied' }),
    );
  };

const statusOf = { 'wrong-password': 422, 'too-many-tries': 429 } as const;

function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, problem }: { email: string; problem: SignInProblem | null },
): FastifyReply {
  const { tenant, language } = request;
  const look = { tenant, language, theme: themeOf(request) };
  const page = signInPage({ ...look, action: formAction(request), email, problem });
  return sendPage(reply.status(problem ? statusOf[problem] : 200), page);
}

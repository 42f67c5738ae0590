import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { themeOf } from '#platform/http/look-of-request.ts';
import {
  formAction,
  type InteractionDependencies,
  interactionOf,
  preparePages,
  sendPage,
} from '../identity-provider/interaction.ts';
import { choosePersonPage } from './choose-person-page.ts';
import { findIdentifiedPerson } from './identified-people.ts';

const form = z.object({ person: z.string() });

/** The page of the stand-in for BankID and its form. */
export const choosePersonRoutes =
  (dependencies: InteractionDependencies): FastifyPluginAsync =>
  async (app) => {
    const { paramsOf, finish } = interactionOf(dependencies);
    preparePages(app, dependencies.client);

    app.get('/oidc/identity/interaction/:uid', async (request, reply) => {
      await paramsOf(request, reply);
      return sendChoice(request, reply);
    });

    app.post('/oidc/identity/interaction/:uid', async (request, reply) => {
      await paramsOf(request, reply);
      const input = form.safeParse(request.body);
      const person = input.success ? findIdentifiedPerson(input.data.person) : null;
      if (!person) return sendChoice(request, reply.status(422));
      const { subject, error } = person;
      return finish(request, reply, error ? { error } : { login: { accountId: subject } });
    });

    app.post('/oidc/identity/interaction/:uid/cancel', (request, reply) =>
      finish(request, reply, { error: 'access_denied' }),
    );
  };

function sendChoice(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { tenant, language } = request;
  const look = { tenant, language, theme: themeOf(request) };
  return sendPage(reply, choosePersonPage({ ...look, action: formAction(request) }));
}

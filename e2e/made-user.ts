import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/** Somebody who came to the portal as everybody does: made, given roles, and active by the link in an e-mail. */
export type MadeUser = { id: number; email: string; name: string; password: string };

type RolesOf = { company: string; roles: readonly string[] };

let made = 0;

/** Makes a user who is active, by the calls that the pages make, as the administrator who visits. */
export async function makeUser(administrator: Visitor, given: RolesOf): Promise<MadeUser> {
  const user = await makeInactiveUser(administrator, given);
  const token = (await activationPathOf(administrator, user)).split('/').at(-1);
  await ask(administrator, {
    method: 'POST',
    path: `/user-api/activation/${token}`,
    body: { password: user.password },
  });
  return user;
}

/** Where the link in a new user's e-mail leads. */
export async function activationPathOf(visitor: Visitor, user: MadeUser): Promise<string> {
  const [mail = ''] = await mailsTo(visitor, user, 1);
  return /\/aktiver\/[\w-]+/.exec(mail)?.[0] ?? '';
}

/** Makes a user who has not used their link. */
export async function makeInactiveUser(
  administrator: Visitor,
  { company, roles }: RolesOf,
): Promise<MadeUser> {
  made += 1;
  const lastName = `Prøve${Date.now().toString(36)}${made}`;
  const email = `${lastName.toLowerCase().replace('ø', 'o')}@firma.example`;
  const phone = { phoneCountryCode: '+47', phone: '41230088' };
  const names = { firstName: 'Gry', lastName };
  const { id } = await ask<{ id: number }>(administrator, {
    method: 'POST',
    path: '/user-api/user/create',
    body: { email, ...names, ...phone },
  });
  const companyId = await companyNamed(administrator, company);
  await ask(administrator, {
    method: 'PUT',
    path: `/user-api/user/${id}/roles`,
    body: { roles: [], companies: [{ companyId, roles }] },
  });
  return { id, email, name: `Gry ${lastName}`, password: 'et langt passord' };
}

/** The e-mails that a user has got, the newest first, once there are so many. */
export async function mailsTo(
  visitor: Visitor,
  { email }: MadeUser,
  least: number,
): Promise<string[]> {
  const outbox = { method: 'GET', path: `/dev/outbox.json?to=${email}` };
  const bodies = async () =>
    (await ask<{ body: string }[]>(visitor, outbox)).map(({ body }) => body);
  await expect.poll(async () => (await bodies()).length, { timeout: 20_000 }).toBe(least);
  return bodies();
}

async function companyNamed(visitor: Visitor, name: string): Promise<number> {
  const found = await ask<{ id: number; name: string }[]>(visitor, {
    method: 'GET',
    path: '/user-api/auth/companies',
  });
  const company = found.find((one) => one.name === name);
  if (!company) throw new Error(`There is no ${name}.`);
  return company.id;
}

type Call = { method: string; path: string; body?: object };

/** By the page's own origin: outside the browser the operators' hosts are no names everywhere. */
function ask<Answer>({ page }: Visitor, { method, path, body }: Call): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, body === null ? { method } : { method, headers, body });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body ? JSON.stringify(body) : null] as const,
  );
}

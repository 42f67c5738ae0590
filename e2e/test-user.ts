import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/** An active user, created with roles and activated by the link in the e-mail. */
export type TestUser = { id: number; email: string; name: string; password: string };

type UserRoles = { company: string; roles: readonly string[] };

let userCount = 0;

/** Creates an active user by API calls, as the visiting administrator. */
export async function createUser(administrator: Visitor, roles: UserRoles): Promise<TestUser> {
  const user = await createInactiveUser(administrator, roles);
  const token = (await activationPathOf(administrator, user)).split('/').at(-1);
  await callApi(administrator, {
    method: 'POST',
    path: `/user-api/activation/${token}`,
    body: { password: user.password },
  });
  return user;
}

/** The path of the activation link in a new user's e-mail. */
export async function activationPathOf(visitor: Visitor, user: TestUser): Promise<string> {
  const [mail = ''] = await mailsTo(visitor, user, 1);
  return /\/aktiver\/[\w-]+/.exec(mail)?.[0] ?? '';
}

/** Creates a user who has not been activated. */
export async function createInactiveUser(
  administrator: Visitor,
  { company, roles }: UserRoles,
): Promise<TestUser> {
  userCount += 1;
  const lastName = `Prøve${Date.now().toString(36)}${userCount}`;
  const email = `${lastName.toLowerCase().replace('ø', 'o')}@firma.example`;
  const phone = { phoneCountryCode: '+47', phone: '41230088' };
  const names = { firstName: 'Gry', lastName };
  const { id } = await callApi<{ id: number }>(administrator, {
    method: 'POST',
    path: '/user-api/user/create',
    body: { email, ...names, ...phone },
  });
  await setRoles(administrator, id, [{ company, roles }]);
  return { id, email, name: `Gry ${lastName}`, password: 'et langt passord' };
}

/** Gives a user these roles in companies, and no others. */
export async function setRoles(
  administrator: Visitor,
  userId: number,
  rolesByCompany: readonly UserRoles[],
): Promise<void> {
  const companies = [];
  for (const { company, roles } of rolesByCompany) {
    companies.push({ companyId: await companyIdOf(administrator, company), roles });
  }
  await callApi(administrator, {
    method: 'PUT',
    path: `/user-api/user/${userId}/roles`,
    body: { roles: [], companies, confirmed: true },
  });
}

/** A user's e-mails, newest first, once there are at count this many. */
export async function mailsTo(
  visitor: Visitor,
  { email }: Pick<TestUser, 'email'>,
  count: number,
): Promise<string[]> {
  const outbox = { method: 'GET', path: `/dev/outbox.json?to=${email}` };
  const bodies = async () =>
    (await callApi<{ body: string }[]>(visitor, outbox)).map(({ body }) => body);
  await expect.poll(async () => (await bodies()).length, { timeout: 20_000 }).toBe(count);
  return bodies();
}

async function companyIdOf(visitor: Visitor, name: string): Promise<number> {
  type Companies = { matches: { id: number; name: string }[] };
  const { matches } = await callApi<Companies>(visitor, {
    method: 'GET',
    path: `/user-api/auth/companies/search?searchFor=${encodeURIComponent(name)}`,
  });
  const company = matches.find((candidate) => candidate.name === name);
  if (!company) throw new Error(`There is no ${name}.`);
  return company.id;
}

type Call = { method: string; path: string; body?: object };

/** Calls from inside the page: outside the browser the operators' host names may not resolve. */
function callApi<Answer>({ page }: Visitor, { method, path, body }: Call): Promise<Answer> {
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

import { expect } from 'vitest';
import type { Tenant, Visitor } from '../browser.ts';

/** Creates the data of the visited pages by the API, as the signed-in user. */
export type MainCompany = { name: string; zones: { zoneFrom: string; zoneTo: string } };

type Company = {
  id: number;
  name: string;
  allAgreements: { id: number; subTypeId: string; endDate: string | null }[];
};

/** Calls from inside the page: outside the browser the operators' host names may not resolve. */
const callApi = <Answer>(
  { page }: Visitor,
  path: string,
  sent?: { body: object; method?: 'POST' | 'PUT' },
): Promise<Answer> =>
  page.evaluate(
    async ([path, body, method]) => {
      const postRequest = { method, headers: { 'content-type': 'application/json' }, body };
      const answer = await fetch(path, body === null ? {} : postRequest);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, sent ? JSON.stringify(sent.body) : null, sent?.method ?? 'POST'] as const,
  );

async function companyOf(visitor: Visitor, { name }: MainCompany): Promise<Company> {
  const companies = '/user-api/auth/companies';
  const { matches } = await callApi<{ matches: Company[] }>(visitor, companies);
  const company = matches.find((candidate) => candidate.name === name);
  if (!company) throw new Error(`There is no ${name}.`);
  return company;
}

let phones = Math.floor(Math.random() * 90_000);

/** Orders a ticket for a new person; returns the path of the holder page from the SMS. */
export async function orderHolderPage(visitor: Visitor, main: MainCompany): Promise<string> {
  const { allAgreements } = await companyOf(visitor, main);
  const phone = `901${String((phones += 1)).padStart(5, '0')}`;
  const today = await visitor.page.locator('meta[name="today"]').getAttribute('content');
  const nextMonth = Temporal.PlainDate.from(today ?? '')
    .with({ day: 1 })
    .add({ months: 1 });
  const body = {
    agreementName: String(allAgreements.find((one) => one.subTypeId === 'SUBSCRIPTIONS')?.id),
    employeeId: 'AXE-1',
    firstName: 'Ingrid',
    lastName: 'Dahl',
    phoneCountryCode: '+47',
    phone,
    startDate: nextMonth.toString(),
    ...main.zones,
  };
  await callApi(visitor, '/api/ticket/create', { body });
  return linkTo(visitor, phone, /\/billett\/[\w-]+$/);
}

const freeZones: { readonly [T in Tenant]: readonly [string, string] } = {
  ruter: ['1', '2Ø'],
  akt: ['Arendal', 'Grimstad'],
  fjord: ['Fjordbyen', 'Nordsida'],
};

/** Tells a new employee about the tax of a family ticket; returns the path of the page from the SMS. */
export async function sendTaxNoticeTo(visitor: Visitor, tenant: Tenant): Promise<string> {
  const companies = '/user-api/auth/companies';
  const { matches } = await callApi<{ matches: Company[] }>(visitor, companies);
  const department = matches
    .flatMap(({ allAgreements }) => allAgreements)
    .find(({ subTypeId, endDate }) => subTypeId === 'FREETICKET' && endDate === null);
  const [zoneFrom, zoneTo] = freeZones[tenant];
  const phone = `902${String((phones += 1)).padStart(5, '0')}`;
  const ticket = {
    agreementNumber: department?.id,
    employeeId: `AXE-${phone}`,
    profile: 1,
    zoneFrom,
    zoneTo,
    startDate: await visitor.page.locator('meta[name="today"]').getAttribute('content'),
  };
  const person = {
    firstName: 'Ingrid',
    lastName: 'Dahl',
    dateOfBirth: '1985-05-14',
    mediaType: 'MOBILE_TICKET',
    phoneCountryCode: '+47',
    phone,
  };
  const body = { ...ticket, ...person, ticketHolderType: 'EMPLOYEE' };
  await callApi(visitor, '/freeticket-api/ticket/create', { body });
  await callApi(visitor, '/freeticket-api/tax-notices', { body: ticket });
  return linkTo(visitor, phone, /\/fribilletter\/skatt\/[\w-]+$/);
}

/** The path of a link in the last SMS to a phone, once it has come. */
async function linkTo(visitor: Visitor, phone: string, link: RegExp): Promise<string> {
  const sms = async () =>
    (await callApi<{ body: string }[]>(visitor, `/dev/outbox.json?to=${phone}`))[0]?.body ?? '';
  await expect.poll(sms, { timeout: 20_000 }).toMatch(link);
  return link.exec(await sms())?.[0] ?? '';
}

/** The path of the company's newest invoice. */
export async function newestInvoice(visitor: Visitor, main: MainCompany): Promise<string> {
  const { id } = await companyOf(visitor, main);
  const invoices = `/api/invoice/by-company-id/${id}`;
  type Entry = { id: number; type: string };
  const { matches } = await callApi<{ matches: Entry[] }>(visitor, invoices);
  return `/bedriftsavtale/faktura/${matches.find(({ type }) => type === 'INVOICE')?.id}`;
}

const changes = '/api/batch/company-ticket-changes';

/** Resends the codes of two people; returns the path of that change's page. */
export async function startChangeForMany(visitor: Visitor, main: MainCompany): Promise<string> {
  const { id: companyId } = await companyOf(visitor, main);
  const links = visitor.page.locator('a[href*="/ansatt/"]');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const people = new Set(paths.map((path) => /\/ansatt\/(\d+)/.exec(path)?.[1] ?? ''));
  const rows = [...people].slice(0, 2).map((subscriberId) => ({ subscriberId }));
  const { id } = await callApi<{ id: number }>(
    visitor,
    `${changes}/drafts/by-company-id/${companyId}`,
    {
      body: {
        source: { kind: 'ticked', name: null },
        options: { act: 'resend-pickup-code' },
        total: rows.length,
      },
    },
  );
  await callApi(visitor, `${changes}/${id}/rows`, { body: { from: 1, rows }, method: 'PUT' });
  return `/bedriftsavtale/endringer/${id}`;
}

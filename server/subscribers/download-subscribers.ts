import { downloadSubscribers as route } from '@takst/contract/subscribers/download-subscribers.contract.ts';
import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { subscriptionTypeNames } from '@takst/domain/subscriptions/subscription-type.ts';
import { timedStatus } from '@takst/domain/tickets/timed-status.rules.ts';
import { subscriberServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import { servicesIn } from '#access/within-services.ts';
import type { Database } from '#db/database.ts';
import type { Call, Language } from '#http/call.ts';
import { csvLine } from '@takst/domain/csv/csv.rules.ts';
import { csvDownload, csvPhone } from '#http/csv.ts';
import { serveDownload } from '#http/serve.ts';
import { norwegianDate } from '#time/norwegian-date.ts';
import { subscriberDescriber } from './subscriber-entry.ts';
import { allSubscribers } from './subscriber-list.query.ts';
import { subscriberTexts } from './subscribers.texts.ts';

/** The employee list as a file: what search, filter and sort choose, all pages. */
export const downloadSubscribers = (database: Database) =>
  serveDownload(route, async (call) => {
    const { scope, params, today } = call;
    const { fileName, headings, employeeId } = subscriberTexts[call.language];
    const [service = 'company-tickets'] = servicesIn(
      { scope, services: subscriberServiceIds },
      params.id,
    );
    const name = `${fileName[service]}-${params.id}-${today.toString()}`;
    return csvDownload({
      name,
      headings: headings.map((heading) =>
        heading === employeeId['company-tickets'] ? employeeId[service] : heading,
      ),
      parts: partsOf(database, call),
    });
  });

async function* partsOf(
  database: Database,
  { scope, params, query, today, language }: Call<typeof route>,
): AsyncGenerator<string> {
  const describe = await subscriberDescriber(database, { tenant: scope.tenant, today });
  for await (const rows of allSubscribers(database, scope, {
    ...query,
    companyId: params.id,
    today,
  })) {
    yield rows.map((row) => lineOf(describe(row), language)).join('');
  }
}

/** The zones of a ticket, the name of a subscription. */
function whatOf(
  { type, allZones, zones }: NonNullable<SubscriberEntry['ticket']>,
  language: Language,
): string {
  if (type !== 'TICKET') return subscriptionTypeNames[type][language];
  return allZones ? subscriberTexts[language].allZones : zones.join(' – ');
}

function lineOf(person: SubscriberEntry, language: Language): string {
  const { firstName, lastName, employeeId, ticket } = person;
  const texts = subscriberTexts[language];
  const name = [firstName, lastName, employeeId, csvPhone(person)];
  if (!ticket) return csvLine([...name, '', '', texts.status.none, '', '']);
  return csvLine([
    ...name,
    whatOf(ticket, language),
    ticket.invoiceReference,
    texts.status[timedStatus(ticket).name],
    norwegianDate(ticket.startDate),
    ticket.expirationDate ? norwegianDate(ticket.expirationDate) : '',
  ]);
}

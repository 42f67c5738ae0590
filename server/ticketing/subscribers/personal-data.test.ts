import {
  findPersonalData,
  type PersonRow,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { changeNote } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { idOf } from '#services/company-tickets/test-order.ts';
import { setSubscriptionFacts } from '#services/subscriptions/test-subscriptions.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setTicketFacts, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { costCentresIn, employeeIn } from './cost-centres/test-cost-centres.ts';

const ofTicket = { Tjeneste: 'company-tickets', Produkt: 'company-ticket' };
const next = {
  ...ofTicket,
  Soner: '*',
  Fra: '2026-05-01',
  Bestilt: '2026-04-08T08:00:00+00:00',
};

describe('an employee who asks what is stored', () => {
  portalTest(
    'reads who they are, their tickets, and what the company has noted',
    async (portal) => {
      const hr = portal.user('hr');
      const { id, phone, give } = await employeeIn(portal);
      const costCentre = await costCentresIn(portal).added();
      await give(costCentre.id);
      const note = { note: 'Asks for May.', previousNote: '' };
      await portal.callAs(hr, changeNote, { params: { id }, body: note });
      const mark = { reason: 'Innleid', previousReason: null };
      await portal.callAs(hr, changeNeverLeaver, { params: { id }, body: mark });
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      portal.clock.set('2026-04-08T10:00:00+02:00');
      const zones = { validAllZones: true, expiryDate: '2026-04-30' };
      const takenBack = await changesAs(portal).changeZone(ticket?.id ?? 0, zones);
      await changesAs(portal).cancel(idOf(takenBack));
      await changesAs(portal).changeZone(ticket?.id ?? 0, zones);
      await setTicketFacts(portal.database, ticket?.id ?? 0, { app_id: 'an app' });
      const bike = await subscribeIn(portal)({ phone, startDate: '2026-05-01' });
      const expiration_date = Temporal.PlainDate.from('2026-08-31');
      await setSubscriptionFacts(portal.database, idOf(bike), { expiration_date });
      const car = await subscribeIn(portal)({ phone, startDate: '2026-06-01', type: 'OTTO' });
      const cancelled_at = portal.clock.now();
      await setSubscriptionFacts(portal.database, idOf(car), { cancelled_at });
      const { json } = await portal.callAs(portal.user('support'), findPersonalData, {
        body: { number: `+47${phone}` },
      });
      const { rows } = json as { rows: PersonRow[] };
      const facts = rows
        .filter(({ kind }) => kind !== 'change')
        .map(({ kind, end, facts }) => [
          kind,
          end,
          Object.fromEntries(facts.map(({ name, value }) => [name, value])),
        ]);
      expect(facts).toEqual([
        [
          'person',
          'erased',
          {
            'Registrert som': 'subscriber',
            Fornavn: 'Kari',
            Etternavn: 'Nordmann',
            'Ansattnummer eller elevnummer': '4711',
            Mobilnummer: `+47${phone}`,
            Kostnadssted: `${costCentre.code} ${costCentre.name}`,
            Merknad: 'Asks for May.',
          },
        ],
        [
          'ticket',
          'in-force',
          {
            ...ofTicket,
            Soner: 'RUT:TariffZone:1-RUT:TariffZone:2Ø',
            Fra: '2026-04-01',
            Til: '2026-04-30',
            Bestilt: '2026-03-06T09:00:00+00:00',
            Status: 'active',
            'Mobilen som hentet billetten': 'an app',
          },
        ],
        // What is no longer in force is erased.
        ['ticket', 'erased', { ...next, Status: 'cancelled' }],
        ['ticket', 'in-force', { ...next, Status: 'pending' }],
        [
          'subscription',
          'in-force',
          {
            Produkt: 'JOULE',
            Fra: '2026-05-01',
            Til: '2026-08-31',
            Bestilt: '2026-04-08T08:00:00+00:00',
            Status: 'pending',
          },
        ],
        [
          'subscription',
          'erased',
          {
            Produkt: 'OTTO',
            Fra: '2026-06-01',
            Bestilt: '2026-04-08T08:00:00+00:00',
            Status: 'cancelled',
          },
        ],
        [
          'never-leaver',
          'erased',
          { Begrunnelse: 'Innleid', Tidspunkt: '2026-03-06T09:00:00+00:00' },
        ],
      ]);
    },
  );
});

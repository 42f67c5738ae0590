import type { MenuSection as Group } from '#platform/design/menu/menu-list.tsx';
import { MenuList } from '#platform/design/menu/menu-list.tsx';
import { Section } from './section.tsx';

const sections: readonly Group[] = [
  {
    id: 'support',
    title: 'Kundeservice',
    entries: [
      { path: '/bedrifter', icon: 'company', text: 'Bedrifter' },
      { path: '/kodelager', icon: 'code', text: 'Kodelager' },
      { path: '/brukere', icon: 'key', text: 'Brukere' },
      { path: '/reisekort', icon: 'card', text: 'Reisekort' },
    ],
  },
  {
    id: 'companyTickets',
    title: 'Bedriftsbilletter',
    entries: [
      { path: '/bedriftsavtale', icon: 'users', text: 'Ansatte' },
      { path: '/bedriftsavtale/billett/opprett', icon: 'plus', text: 'Bestill billett' },
      { path: '/bedriftsavtale/godkjenning', icon: 'inbox', text: 'Godkjenning', count: 3 },
      { path: '/bedriftsavtale/endringer', icon: 'swap', text: 'Endringer for flere' },
      { path: '/bedriftsavtale/lonnstrekk', icon: 'wallet', text: 'Lønnstrekk' },
    ],
  },
  {
    id: 'freeTickets',
    title: 'Fribilletter',
    entries: [
      { path: '/fribilletter', icon: 'users', text: 'Ansatte og familie' },
      { path: '/fribilletter/massebestillinger', icon: 'document', text: 'Massebestillinger' },
      { path: '/fribilletter/skattegrunnlag', icon: 'document', text: 'Skattegrunnlag' },
    ],
  },
  {
    id: 'schoolAndHousing',
    title: 'Skole og borettslag',
    entries: [
      { path: '/skole', icon: 'school', text: 'Skoleelever' },
      { path: '/borettslag', icon: 'home', text: 'Boenheter' },
    ],
  },
  {
    id: 'ticketCounter',
    title: 'Billettluka',
    entries: [
      { path: '/billettluka', icon: 'ticket', text: 'Selg billett' },
      { path: '/billettluka/ordrehistorikk', icon: 'history', text: 'Ordrehistorikk' },
    ],
  },
  {
    id: 'economy',
    title: 'Økonomi',
    entries: [
      { path: '/faktura', icon: 'document', text: 'Fakturaer' },
      { path: '/fribilletter/fakturagrunnlag', icon: 'document', text: 'Fakturagrunnlag' },
    ],
  },
  {
    id: 'company',
    title: 'Bedriften',
    entries: [
      { path: '/verktoy', icon: 'code', text: 'Verktøy' },
      { path: '/minside/historikk', icon: 'history', text: 'Historikk' },
      { path: '/bedriftsavtale/innstillinger', icon: 'settings', text: 'Innstillinger' },
    ],
  },
];

/** Few entries, and as many as there are, in the room that a window of 800 px has for them. */
export function MenuSection() {
  return (
    <Section title="Menu">
      <div className="flex flex-wrap items-start gap-6">
        <nav aria-label="Few" className="w-60 rounded-panel border border-line bg-surface p-3">
          <MenuList sections={sections.slice(1, 3)} current="/bedriftsavtale" />
        </nav>
        <nav aria-label="Full" className="w-60 rounded-panel border border-line bg-surface p-3">
          <MenuList sections={sections} current="/bedrifter" />
        </nav>
      </div>
    </Section>
  );
}

// @vitest-environment happy-dom
import { findPersonalData } from '@takst/contract/app/people/personal-data.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { write } from '#testing/actions.ts';
import { act, cleanup, screen } from '#testing/dom.ts';
import { openPeople, person, search, ticket, user } from './test-people.tsx';

afterEach(cleanup);

describe('the page for people who ask what is stored about them', () => {
  it('finds a person by a typed phone, and says what becomes of each thing', async () => {
    const server = await openPeople([person, user]);
    await search('412 39 900');
    await screen.findByRole('heading', { name: 'Om +4741239900' });
    expect(server.callsTo(findPersonalData)).toMatchObject([{ body: { number: '+4741239900' } }]);
    screen.getByRole('link', { name: 'Fjellheim Konsult AS' });
    expect(screen.getAllByText('Slettes')).toHaveLength(1);
    expect(screen.getAllByText('Blir igjen')).toHaveLength(1);
    screen.getByText('Slettet 4, 1 blir igjen');
  });

  it('counts things of one kind of which the same becomes, and shows each of them', async () => {
    const line = { ...person, kind: 'invoice-line' };
    const on = (month: string) => [{ name: 'Fra', value: month }];
    await openPeople([
      { ...line, id: 5, facts: on('2026-01-01') },
      { ...line, id: 6, facts: on('2026-02-01') },
      { ...line, id: 7, facts: on('2026-03-01'), end: 'tax' },
      { ...line, id: 8, facts: on('2026-04-01'), company: { id: 9, name: 'Havgap AS' } },
    ]);
    await search('41239900');
    await screen.findByText('4 opplysninger');
    const things = screen
      .getAllByRole('group')
      .map((group) => group.querySelector('summary')?.textContent);
    expect(things).toEqual([
      'Linje på faktura (2)Slettes',
      'Linje på fakturaBlir igjen',
      'Linje på fakturaSlettes',
    ]);
    for (const month of ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'])
      expect(screen.getAllByText(month)).toHaveLength(1);
  });

  it('asks for nothing by what is no phone', async () => {
    const server = await openPeople([]);
    await search('Kari');
    await screen.findByText(/^Skriv et mobilnummer/);
    expect(server.callsTo(findPersonalData)).toEqual([]);
  });

  it('erases nobody before what is in force is ended', async () => {
    await openPeople([person, ticket]);
    await search('41239900');
    await screen.findByText('Billett hos Fjellheim Konsult AS');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Slett personen' });
    expect(button.disabled).toBe(true);
  });

  it('says that it knows nobody by a phone, with nothing to do about it', async () => {
    await openPeople([]);
    await search('41239900');
    await screen.findByText('Vi har ingenting om +4741239900');
    screen.getByText(/^Ingen kunde har en person med dette nummeret/);
    expect(screen.queryByRole('button', { name: 'Lag fil' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Slett personen' })).toBeNull();
  });

  it('leads to the customers, and has what belongs to none apart', async () => {
    await openPeople([person, user]);
    await search('41239900');
    const link = await screen.findByRole('link', { name: 'Fjellheim Konsult AS' });
    expect(link.getAttribute('href')).toBe('/bedrifter/7');
    const cards = screen.getAllByRole('heading', { level: 3 });
    expect(cards.map((card) => [card.textContent, thingsOf(card)])).toEqual([
      ['Fjellheim Konsult AS', ['PersonSlettes']],
      ['Ikke hos en kunde', ['Bruker av portalenBlir igjen']],
    ]);
    screen.getByText('2 opplysninger');
    expect(screen.getAllByText('Fornavn')).toHaveLength(2);
    expect(screen.queryByText('Noe må avsluttes før personen kan slettes')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Slett personen' }).disabled).toBe(
      false,
    );
  });

  const thingsOf = (heading: HTMLElement) =>
    [...(heading.closest('section')?.querySelectorAll('summary') ?? [])].map(
      ({ textContent }) => textContent,
    );

  it('names what is in force once for each customer, and still makes a file', async () => {
    await openPeople([
      person,
      ticket,
      { ...ticket, id: 3 },
      { ...ticket, id: 4, company: { id: 9, name: 'Havgap AS' } },
      { ...ticket, id: 5, kind: 'phone-proof', company: null },
    ]);
    await search('41239900');
    const notice = await screen.findByText('Noe må avsluttes før personen kan slettes');
    const items = [...(notice.parentElement?.querySelectorAll('li') ?? [])];
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Billett hos Fjellheim Konsult AS',
      'Billett hos Havgap AS',
      'Bekreftelse av mobilnummer',
    ]);
    expect(screen.getAllByText('Må avsluttes først')).toHaveLength(3);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lag fil' }).disabled).toBe(false);
  });

  it('shows another person after another search, and none of the first', async () => {
    const server = await openPeople([person]);
    await search('41239900');
    await screen.findByText('Fjellheim Konsult AS');
    server.answer(findPersonalData, { status: 200, body: { rows: [user] } });
    await search('+46 70 123 45 67');
    await screen.findByRole('heading', { name: 'Om +46701234567' });
    await screen.findByText('Ikke hos en kunde');
    expect(screen.queryByText('Fjellheim Konsult AS')).toBeNull();
    expect(server.callsTo(findPersonalData).map(({ body }) => body)).toEqual([
      { number: '+4741239900' },
      { number: '+46701234567' },
    ]);
  });

  it('asks again in another language, as the server names what it knows', async () => {
    const server = await openPeople([person]);
    await search('41239900');
    await screen.findByText('Fornavn');
    const inEnglish = { ...person, facts: [{ name: 'First name', value: 'Per' }] };
    server.answer(findPersonalData, { status: 200, body: { rows: [inEnglish] } });
    await act(() => {
      document.documentElement.lang = 'en-GB';
    });
    await screen.findByText('First name');
    expect(screen.queryByText('Fornavn')).toBeNull();
  });

  it('marks what is no phone until it is typed anew', async () => {
    await openPeople([]);
    const fault = () => screen.queryByText(/^Skriv et mobilnummer/);
    await screen.findByLabelText('Mobilnummer');
    expect(fault()).toBeNull();
    await search('Kari');
    expect(fault()).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Mobilnummer'));
    write('Mobilnummer', '4');
    expect(fault()).toBeNull();
    await search('41239900');
    await screen.findByText('Vi har ingenting om +4741239900');
    expect(fault()).toBeNull();
  });
});

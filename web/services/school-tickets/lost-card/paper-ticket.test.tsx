// @vitest-environment happy-dom
import { getPaperTicket } from '@takst/contract/services/school-tickets/lost-card/get-paper-ticket.contract.ts';
import { act, cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PaperTicketPage } from './paper-ticket.page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const odin = {
  firstName: 'Odin' as string | null,
  lastName: 'Brekke' as string | null,
  className: '8A',
  school: 'Granås skole',
  ticketNumber: 21,
  allZones: false,
  zones: ['1', '2Ø'],
  validFrom: '2026-03-04',
  validThrough: '2026-03-18',
  code: { text: 'a.b.c', rows: ['101', '010', '111'] },
};

async function openPaper(answer: { status: number; body: object }, language: 'nb' | 'en' = 'nb') {
  fakeServer([getPaperTicket, answer]);
  await openPage({
    pages: { '/skole/$id/papirbevis': PaperTicketPage, '/skole/$id': () => null },
    at: '/skole/21/papirbevis',
    language,
    texts: ['lost-card'],
  });
}

describe('a temporary ticket on paper', () => {
  it('says whose it is, where and until when, with the code, and is printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await openPaper({ status: 200, body: odin });
    const sheet = await screen.findByRole('article');
    const visibleText = sheet.textContent.replaceAll('\u00a0', ' ');
    for (const expectedText of [
      'NavnOdin Brekke',
      'SkoleGranås skole',
      'Klasse8A',
      'Sone 1 – Sone 2Ø',
      '4. mars 2026 – 18. mars 2026',
      'Billettnummer21',
      'Ruter',
    ]) {
      expect(visibleText).toContain(expectedText);
    }
    screen.getByRole('img', { name: 'Kode til kontroll' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Skriv ut' })));
    expect(print).toHaveBeenCalledOnce();
  });

  it('names all zones, and a zone that has a name and no number', async () => {
    const zones = async () => {
      const sheet = await screen.findByRole('article');
      const terms = [...sheet.querySelectorAll('dt')];
      return terms.find(({ textContent }) => textContent === 'Soner')?.nextSibling?.textContent;
    };
    await openPaper({ status: 200, body: { ...odin, zones: ['1', 'Fjordbyen'] } });
    expect(await zones()).toBe('Sone 1 – Fjordbyen');
    cleanup();
    await openPaper({ status: 200, body: { ...odin, allZones: true, zones: [], className: null } });
    expect(await zones()).toBe('Alle soner');
    expect(screen.queryByText('Klasse')).toBeNull();
    const back = screen.getByRole('link', { name: 'Skolebilletten' });
    expect(back.getAttribute('href')).toBe('/skole/21');
  });

  it('of a card without a name has a line to write it on', async () => {
    await openPaper({ status: 200, body: { ...odin, firstName: null, lastName: null } });
    const sheet = await screen.findByRole('article');
    expect(sheet.textContent).toContain('NavnSkole');
  });

  it('that counts no more says so, with what to do', async () => {
    await openPaper({ status: 409, body: { code: 'NO_PAPER_TICKET' } }, 'en');
    await screen.findByText('Nothing to print');
    screen.getByText(/Give the pupil one from the ticket/);
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});

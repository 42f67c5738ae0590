import { describe, expect, it } from 'vitest';
import { copyMark, markedHtml } from './copy-mark.ts';
import {
  answerIn,
  assetsIn,
  isOutdated,
  remaining,
  type TicketCopy,
  verdictOn,
} from './ticket-copy.ts';

const at = (text: string) => Date.parse(text);
const opened = at('2026-04-10T12:00:00+02:00');
const copy: TicketCopy = {
  page: '/billett/a-token',
  html: '<html lang="nb-NO"></html>',
  headers: [],
  receivedAt: opened,
  openedAt: opened,
  lastDay: '2026-04-12',
  assets: [],
};
const ticket = (changed: object) => ({
  status: 200,
  text: JSON.stringify({ status: 'active', expirationDate: null, answeredAt: 'x', ...changed }),
});

describe('the copy of a ticket on the device', () => {
  it.each([
    [
      'a valid ticket',
      ticket({ expirationDate: '2026-04-12' }),
      { copy: 'replace', lastDay: '2026-04-12' },
    ],
    ['one without an end', ticket({}), { copy: 'replace', lastDay: null }],
    ['one to come', ticket({ status: 'pending' }), { copy: 'replace', lastDay: null }],
    ['an expired one', ticket({ status: 'expired' }), { copy: 'delete' }],
    ['a cancelled one', ticket({ status: 'cancelled' }), { copy: 'delete' }],
    ['one that failed', ticket({ status: 'failed' }), { copy: 'delete' }],
    ['an anonymised one', ticket({ status: 'anonymised' }), { copy: 'delete' }],
    ['no ticket', { status: 404, text: '{}' }, { copy: 'delete' }],
    ['too many tries', { status: 429, text: '{}' }, { copy: 'leave' }],
    ['trouble', { status: 503, text: '' }, { copy: 'leave' }],
    ['trouble with a ticket in it', { status: 500, text: ticket({}).text }, { copy: 'leave' }],
    ['an answer of something else', { status: 200, text: '<html>' }, { copy: 'leave' }],
    ['a page without an answer', null, { copy: 'leave' }],
  ] as const)('follows the answer: %s', (_, answer, verdict) => {
    expect(verdictOn(answer)).toEqual(verdict);
  });

  it.each([
    ['on the last day', '2026-04-12', opened, '2026-04-12T23:59:59+02:00', false],
    [
      'when the last day is over, in Norwegian time',
      '2026-04-12',
      opened,
      '2026-04-13T00:00:00+02:00',
      true,
    ],
    ['a week after it was opened', null, opened, '2026-04-17T12:00:00+02:00', false],
    ['later than that', null, opened, '2026-04-17T12:00:01+02:00', true],
  ])('is outdated or not %s', (_, lastDay, openedAt, now, outdated) => {
    expect(isOutdated({ ...copy, lastDay, openedAt }, at(now))).toBe(outdated);
  });

  it('stays with three others, those that were opened last', () => {
    const copies = [3, 1, 5, 2, 4].map((minutes) => ({
      ...copy,
      page: `/billett/${minutes}`,
      openedAt: opened + minutes * 60_000,
    }));
    const pages = remaining([...copies, { ...copy, lastDay: '2026-04-09' }], opened).map(
      ({ page }) => page,
    );
    expect(pages).toEqual(['/billett/5', '/billett/4', '/billett/3', '/billett/2']);
  });

  it('reads answer and files out of the page', () => {
    const answer = { status: 200, text: '{"a":"<b>"}' };
    const json = JSON.stringify({ '/holder-api/tickets/x': answer }).replaceAll(
      '<',
      String.raw`\u003c`,
    );
    const html = `<link rel="modulepreload" href="/assets/a.js" /><script src="/assets/a.js"></script>
      <link href="/assets/b.css"><a href="/fribilletter/info">
      <script type="application/json" id="answers">
      ${json}
    </script>`;
    expect(answerIn(html)).toEqual(answer);
    expect(assetsIn(html)).toEqual(['/assets/a.js', '/assets/b.css']);
    expect(answerIn('<html></html>')).toBeNull();
  });

  it('says in its first element that it is one, and since when', () => {
    expect(markedHtml(copy.html, { problem: 'offline', receivedAt: 7 })).toBe(
      '<html data-unchecked="offline" data-received="7" lang="nb-NO"></html>',
    );
    expect(copyMark().problem).toBeNull();
  });
});

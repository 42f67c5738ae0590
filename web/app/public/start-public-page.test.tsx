// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import {
  takeTenants,
  tenantIds,
  tenantOf,
  writeTenant,
} from '@takst/domain/platform/tenants/tenants.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReports } from '#platform/api/report-error.ts';
import { answersWithPage } from '#platform/api/answers-with-page.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { act, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { publicVisit } from './public-visit.ts';
import { startPublicPage } from './start-public-page.tsx';

const allTenants = tenantIds().map(tenantOf);
let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  forgetReports();
  server = fakeServer();
  pageFactsOf({ language: 'en' });
  const meta = document.createElement('meta');
  meta.name = 'operator';
  meta.content = JSON.stringify(writeTenant(tenantOf('ruter')));
  document.head.append(meta);
});
afterEach(async () => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  answersWithPage.put({});
  vi.restoreAllMocks();
  // The page knows its own operator alone, and the files of a worker share what is known.
  takeTenants(allTenants);
  await startTexts([]);
});

/** The page as the server has rendered it. */
const rendered = (attributes: string, more = '') => {
  document.body.innerHTML = `<div id="page" ${attributes}><input name="key" value=""></div>${more}`;
  const root = document.getElementById('page');
  if (!root) throw new Error('There is no page');
  return root;
};
const Form = () => {
  const [key, setKey] = useState('');
  return (
    <>
      <input name="key" value={key} onChange={(event) => setKey(event.target.value)} />
      <p>Key {key}</p>
    </>
  );
};
const start = (content: () => React.ReactNode) => act(() => startPublicPage(content, {}));

describe('a public page that is brought to life', () => {
  it('knows its address with the secrets, which leave it, and the answers that came along', async () => {
    history.replaceState(null, '', '/bildeling?key=s3cret&from=sms');
    const answers = '{"/a-call":{"status":200,"text":"{}"}}';
    const root = rendered(
      'data-path="/bildeling" data-secrets="key"',
      `<script id="answers" type="application/json">${answers}</script>`,
    );
    await start(Form);
    expect(publicVisit()).toEqual({
      path: '/bildeling',
      pathname: '/bildeling',
      search: '?key=s3cret&from=sms',
    });
    expect(location.search).toBe('?from=sms');
    expect(answersWithPage.of('/a-call')?.status).toBe(200);
    expect(root.dataset['live']).toBe('yes');
  });

  it('has what was typed before', async () => {
    const root = rendered('data-path="/bildeling"');
    const field = root.querySelector('input');
    if (field) field.value = 'typed early';
    await start(Form);
    await waitFor(() => screen.getByText('Key typed early'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'later' } });
    expect(screen.getByText(/^Key/).textContent).toBe('Key later');
  });

  const Faulty = () => {
    throw new Error('a fault');
  };
  it.each([
    ['says so in the place of a form', '<div id="failed" hidden>It failed</div>', 0],
    ['stays readable as the server has rendered it', '', 1],
  ])('that fails %s, and is reported', async (_, failed, fields) => {
    vi.spyOn(console, 'error').mockReturnValue();
    rendered('data-path="/bildeling"', failed);
    await start(Faulty);
    await waitFor(() => expect(server.callsTo(reportPageError)).toHaveLength(1));
    expect(server.callsTo(reportPageError)[0]?.body).toMatchObject({
      kind: 'crash',
      message: 'Error: a fault',
    });
    expect(screen.queryAllByRole('textbox')).toHaveLength(fields);
    expect(document.getElementById('failed')?.hidden ?? false).toBe(false);
  });
});

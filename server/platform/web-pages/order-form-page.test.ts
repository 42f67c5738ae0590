import { pages } from '@takst/contract/app/pages.ts';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { forgetWidgets } from '#services/self-service/widget/test-widgets.store.ts';
import { widgetOf } from '#services/self-service/widget/test-widgets.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const template = '<html lang="%html-language%" data-tenant="%tenant%" data-theme="%theme%">';

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-form-'));
  mkdirSync(join(folder, 'services/widget'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), template);
  writeFileSync(join(folder, 'services/widget', 'order-form.html'), template);
  return folder;
}

const portalTest = portalTestWith({ webFolder: builtFolder() }, (portal) =>
  forgetWidgets(portal.database),
);

const ancestorsOf = ({ headers }: Awaited<ReturnType<TestPortal['send']>>) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];

const html = { accept: 'text/html' };

describe('the page of an order form', () => {
  portalTest('may be framed by the sites of its settings, and by the portal', async (portal) => {
    const { clientId } = await widgetOf(portal, portal.company('several-services'), {
      allowedOrigins: ['https://intranett.firma.no', 'https://firma.no:8443'],
      colourScheme: 'dark',
    });
    const answer = await portal.send({ path: `/bestill/${clientId}?language=en`, headers: html });
    expect(answer.status).toBe(200);
    expect(ancestorsOf(answer)).toBe("'self' https://intranett.firma.no https://firma.no:8443");
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.text).toBe('<html lang="en-GB" data-tenant="ruter" data-theme="dark">');
  });

  portalTest('may be framed by the portal alone until sites are named', async (portal) => {
    const { clientId } = await widgetOf(portal, portal.company('several-services'));
    expect(ancestorsOf(await portal.send({ path: `/bestill/${clientId}`, headers: html }))).toBe(
      "'self'",
    );
  });

  portalTest(
    'is not there for an id that leads nowhere, nor at another operator',
    async (portal) => {
      const { clientId } = await widgetOf(portal, portal.company('several-services'));
      const akt = { ...html, host: `akt.localhost:${portal.port}` };
      for (const answer of [
        await portal.send({ path: '/bestill/nothing', headers: html }),
        await portal.send({ path: `/bestill/${clientId}`, headers: akt }),
      ]) {
        expect(answer.status).toBe(404);
        expect([ancestorsOf(answer), answer.headers['x-frame-options']]).toEqual([
          "'none'",
          'DENY',
        ]);
      }
    },
  );
});

describe('every other page', () => {
  portalTest('may be framed by nobody, not even by the portal', async (portal) => {
    const paths = [
      '/',
      ...pages.map(({ path }) => path.replaceAll(/\{\w+\}/g, '17')),
      '/login',
      '/dev/outbox',
      '/api-docs',
      '/no/such/page',
      '/bestill',
      '/bestill/',
    ];
    for (const path of paths) {
      const answer = await portal.send({ path, headers: html });
      const headers = [path, ancestorsOf(answer), answer.headers['x-frame-options']];
      expect(headers).toEqual([path, "'none'", 'DENY']);
    }
  });
});

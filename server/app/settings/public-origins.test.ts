import { describe, expect, it } from 'vitest';
import { publicOrigins } from './public-origins.ts';
import { readSettings } from './settings.ts';

const originsWith = (environment: Record<string, string>) =>
  publicOrigins(readSettings({ TAKST_DEMO: '1', TRUST_PROXY: 'true', ...environment }));

describe('the address of an operator in a link', () => {
  it('is on this machine when nothing is set', () => {
    expect(originsWith({ PORT: '3100' })).toEqual({
      ruter: 'http://localhost:3100',
      akt: 'http://akt.localhost:3100',
      fjord: 'http://fjord.localhost:3100',
    });
  });

  it('is the public one, with the first host of each operator', () => {
    expect(
      originsWith({
        PUBLIC_URL: 'https://bedrift.ruter.example/',
        TENANT_HOSTS:
          'inside=ruter,bedrift.ruter.example=ruter,bedrift.akt.example=akt,old.akt.example=akt,fjord.example=fjord',
      }),
    ).toEqual({
      ruter: 'https://bedrift.ruter.example',
      akt: 'https://bedrift.akt.example',
      fjord: 'https://fjord.example',
    });
  });
});

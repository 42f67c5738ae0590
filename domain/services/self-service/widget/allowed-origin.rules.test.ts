import { describe, expect, it } from 'vitest';
import { originOfSite } from './allowed-origin.rules.ts';

describe('the origin of a web site', () => {
  it.each([
    ['https://intranett.firma.no', 'https://intranett.firma.no'],
    ['https://intranett.firma.no/ansatt?side=1#topp', 'https://intranett.firma.no'],
    ['  HTTPS://Firma.NO/ ', 'https://firma.no'],
    ['firma.no', 'https://firma.no'],
    ['https://firma.no:443', 'https://firma.no'],
    ['https://firma.no:8443/x', 'https://firma.no:8443'],
    ['https://xn--blbr-roah.no', 'https://xn--blbr-roah.no'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://akt.localhost:3000', 'http://akt.localhost:3000'],
    ['https://firma.no:65535', 'https://firma.no:65535'],
  ])('is scheme, host and port of what was typed: %s', (typed, origin) => {
    expect(originOfSite(typed)).toBe(origin);
  });

  it.each([
    '',
    '*',
    'https://*',
    'https://*.firma.no',
    'http://firma.no',
    'firma',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user@firma.no',
    'https://firma.no;script-src *',
    'https://firma.no https://evil.no',
    "https://firma.no'",
    'https://firma.no\nx',
    'https://-firma.no',
    'https://firma..no',
    'https://firma.no:99999',
    'https://firma.no:65536',
    'https://firma.no:8443x',
    'http://localhost.firma.no',
    'ftp://firma.no',
    "'none'",
  ])('is null for what would allow more, or is no web site: %s', (typed) => {
    expect(originOfSite(typed)).toBeNull();
  });
});

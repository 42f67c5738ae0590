import { describe, expect, it } from 'vitest';
import { testKey } from '#testing/test-secrets.ts';
import { readSettings } from './settings.ts';

const provider = (prefix: string) => ({
  [`${prefix}_ISSUER`]: 'https://id.example',
  [`${prefix}_CLIENT_ID`]: 'takst',
  [`${prefix}_CLIENT_SECRET`]: 'secret',
});
const environment = {
  PUBLIC_URL: 'https://bedrift.example',
  TRUST_PROXY: 'true',
  TENANT_HOSTS: 'bedrift.example=ruter,akt.example=akt',
  DATABASE_URL: 'postgres://takst@db/takst',
  TAKST_KEY: testKey,
  SMS_URL: 'https://sms.example',
  SMS_TOKEN: 'secret',
  SMTP_URL: 'smtps://mail.example',
  CONTACT_RUTER_EMAIL: 'bedrift@ruter.example',
  ...provider('OIDC_RUTER'),
  ...provider('OIDC_AKT'),
};
const production = { ...environment, NODE_ENV: 'production' };
const test = { ...environment, NODE_ENV: 'test' };
const identity = provider('IDENTITY_RUTER');
const read = {
  issuer: 'https://id.example',
  clientId: 'takst',
  clientSecret: 'secret',
  scopes: 'openid profile',
};
const full = { ONBOARDING_RUTER_FORM: 'full' };
const simple = { ONBOARDING_RUTER_FORM: 'simple' };

describe('onboarding is full outside production and simple in production (spec 3 §2)', () => {
  it.each([
    ['the demo world', {}, 'full', 'embedded'],
    ['the demo world with the simple form', simple, 'simple', 'embedded'],
    ['the demo world with a real provider', identity, 'full', read],
    ['a test environment', { ...test, ...identity }, 'full', read],
    ['a test environment with the simple form', { ...test, ...simple }, 'simple', 'not-run'],
    ['production', production, 'simple', 'not-run'],
    [
      'production that is prepared for the full form',
      { ...production, ...identity },
      'simple',
      read,
    ],
    ['production with the full form', { ...production, ...identity, ...full }, 'full', read],
  ])('%s', (_where, values, form, provider) => {
    expect(readSettings(values).onboarding.ruter).toEqual({ form, identity: provider });
  });

  it('is the main operator’s alone', () => {
    const none = { form: null, identity: 'not-run' };
    expect(readSettings({}).onboarding).toMatchObject({ akt: none, fjord: none });
  });

  it('asks for scopes and methods of its own', () => {
    const own = {
      IDENTITY_RUTER_SCOPES: 'openid nnin',
      IDENTITY_RUTER_ACR_VALUES: 'urn:bankid:bid',
    };
    expect(readSettings({ ...identity, ...own }).onboarding['ruter']?.identity).toEqual({
      ...read,
      scopes: 'openid nnin',
      acrValues: 'urn:bankid:bid',
    });
  });
});

describe('a start is refused', () => {
  const noIssuer = 'IDENTITY_RUTER_ISSUER: is missing (';
  it.each([
    ['in production with the full form and no provider', { ...production, ...full }, noIssuer],
    ['outside production without stand-ins and with no provider', test, noIssuer],
    ['with half a provider', { IDENTITY_RUTER_CLIENT_ID: 'takst' }, noIssuer],
    [
      'with a provider to which we have no secret',
      { ...identity, IDENTITY_RUTER_CLIENT_SECRET: '' },
      'IDENTITY_RUTER_CLIENT_SECRET: is missing (',
    ],
    [
      'with a provider over http',
      { ...production, ...identity, IDENTITY_RUTER_ISSUER: 'http://id.example' },
      'IDENTITY_RUTER_ISSUER: must be https (',
    ],
    [
      'with a form that there is not',
      { ONBOARDING_RUTER_FORM: 'fully' },
      'ONBOARDING_RUTER_FORM: is neither full nor simple (',
    ],
    [
      'with a form of an operator without onboarding',
      { ONBOARDING_AKT_FORM: 'full' },
      'ONBOARDING_AKT_FORM: is of an operator that offers no onboarding (',
    ],
    [
      'with a provider of an operator without onboarding',
      provider('IDENTITY_FJORD'),
      'IDENTITY_FJORD_ISSUER: is of an operator that offers no onboarding (',
    ],
  ])('%s', (_what, values, message) => {
    expect(() => readSettings(values)).toThrow(message);
  });
});

import { describe, expect, it } from 'vitest';
import { settingMeanings } from '../settings/setting-descriptions.ts';
import { settingLines, shownValue } from './shown-settings.ts';

describe('a setting that is shown', () => {
  it.each([
    ['SMS_TOKEN', 'very-secret', '***'],
    ['OIDC_RUTER_CLIENT_SECRET', 'very-secret', '***'],
    ['TAKST_KEYS', 'very-secret', '***'],
    ['DATABASE_URL', 'postgres://takst:very-secret@db/takst', 'postgres://takst:***@db/takst'],
    [
      'DATABASE_URL',
      'postgres:///takst?password=very-secret&host=/run',
      'postgres:///takst?password=***&host=%2Frun',
    ],
    ['DATABASE_URL', 'postgres://takst:very#secret@db', '***'],
    ['SMTP_URL', 'smtp://takst:very-secret@mail:587', 'smtp://takst:***@mail:587'],
    ['SENTRY_DSN', 'https://very-secret@sentry.example/1', 'https://***@sentry.example/1'],
    ['SMS_URL', 'https://sms.example/messages', 'https://sms.example/messages'],
    ['TENANT_HOSTS', 'bedrift.example=ruter', 'bedrift.example=ruter'],
  ])('has no secret: %s=%s', (name, value, shown) => {
    expect(shownValue(name, value)).toBe(shown);
  });

  it('is a line for each setting, once for each operator where each has its own', () => {
    const lines = settingLines({ PORT: '3100', OIDC_AKT_ISSUER: 'https://id.example' }, [
      'ruter',
      'akt',
    ]);
    expect(lines).toContain('  PORT=3100');
    expect(lines).toContain('  OIDC_AKT_ISSUER=https://id.example');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}OIDC_RUTER_ISSUER is not set \(/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}LOG_LEVEL is not set: info \(trace/));
    const own = Object.keys(settingMeanings).filter((name) => name.includes('<TENANT>'));
    expect(lines).toHaveLength(Object.keys(settingMeanings).length + own.length);
  });
});

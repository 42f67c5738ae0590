import { describe, expect, it } from 'vitest';
import { redactPersonalData } from './redact-personal-data.ts';

describe('a text without people', () => {
  it.each([
    ['invalid input: "41112223"', 'invalid input: "[removed]"'],
    ['to +47 411 12 223 at once', 'to [removed] at once'],
    ['user kari.ås@bedrift.example is gone', 'user [removed] is gone'],
  ])('has neither phone nor e-mail: %s', (text, expectedText) => {
    expect(redactPersonalData(text)).toBe(expectedText);
  });

  it.each([
    'answered 503 after 5000 ms',
    'at start (/srv/server/app/main.ts:123:45)',
    '2026-03-28',
  ])('keeps what helps to find the fault: %s', (text) =>
    expect(redactPersonalData(text)).toBe(text),
  );
});

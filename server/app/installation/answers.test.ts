import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noAnswers, readAnswers } from './answers.ts';

const fileOf = (content: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'takst-answers-')), 'answers.json');
  writeFileSync(file, content);
  return file;
};

describe('the answers in a file', () => {
  it('need not hold everything: what was answered before is kept', () => {
    const settings = { SMS_TOKEN: 'secret' };
    expect(readAnswers(fileOf('{}'))).toEqual(noAnswers);
    expect(readAnswers(fileOf(JSON.stringify({ settings })))).toEqual({ ...noAnswers, settings });
  });

  it.each([
    ['{"settings": {"SMS_TOKEN": "very-secret"', 'is no JSON'],
    ['{"settings": {"SMS_TOKN": "very-secret"}}', 'SMS_TOKN: is no setting'],
    ['{"settings": {"PORT": 3000}}', 'settings.PORT: '],
    ['{"administrators": [{"operator": "ruter"}]}', 'administrators.0.email: '],
    ['{"administrator": {}}', 'administrator'],
  ])('are refused in words and without secrets: %s', (content, fault) => {
    expect(() => readAnswers(fileOf(content))).toThrow(fault);
    expect(() => readAnswers(fileOf(content))).not.toThrow('very-secret');
  });

  it('are named where they cannot be read', () => {
    expect(() => readAnswers('/nowhere/answers.json')).toThrow(
      /\/nowhere\/answers\.json: cannot be read/,
    );
  });
});

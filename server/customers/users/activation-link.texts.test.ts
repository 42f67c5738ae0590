import { isNameForMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import { describe, expect, it } from 'vitest';
import { activationEmail } from './activation-link.texts.ts';

describe('the e-mail with an activation link', () => {
  it('has no link but its own, whatever the name is', () => {
    const link = 'https://bedrift.example/aktiver/x';
    const { text } = activationEmail({
      tenant: 'ruter',
      firstName: 'Vinn\nwww.evil.no',
      link,
      expiresAt: Temporal.Instant.from('2026-03-13T09:00:00Z'),
    });
    const greetings = text.split('\n').filter((line) => /^(Hei|Hi) /.test(line));
    expect(greetings).toEqual(['Hei Vinn www. evil. no!', 'Hi Vinn www. evil. no!']);
    expect(greetings.every(isNameForMessage)).toBe(true);
    expect(text.split(link)).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { childEndEmail } from './child-end-email.texts.ts';

const facts = {
  tenant: 'ruter',
  origin: 'https://x.example',
  companyId: 7,
  companyName: 'Evil http://evil.example AS',
  month: Temporal.PlainDate.from('2026-05-01'),
} as const;

describe('the e-mail about children’s tickets that end', () => {
  it.each([
    [1, false, 'Én barnebillett slutter', 'One child’s ticket ends'],
    [1, true, 'Én barnebillett til slutter', 'One more child’s ticket ends'],
    [2, false, '2 barnebilletter slutter', '2 children’s tickets end'],
    [2, true, '2 barnebilletter til slutter', '2 more children’s tickets end'],
  ])('says of %i, others told of: %s', (tickets, areMore, nb, en) => {
    const { subject, text } = childEndEmail({ ...facts, tickets, areMore });
    expect(subject).toMatch(new RegExp(`^${nb} i mai 2026 i Evil`));
    expect(text).toContain(`${nb} i mai 2026 i `);
    expect(text).toContain(`${en} in May 2026 in `);
    expect(text.match(/https:\/\/x\.example\/fribilletter\?bedrift=7\n/g)).toHaveLength(2);
    expect(subject + text).not.toContain('http://evil');
  });
});

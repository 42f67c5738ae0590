import { describe, expect, it } from 'vitest';
import { holderLinks } from './holder-link.ts';

const linkKeys = { ruter: 'one key', akt: 'another key', fjord: 'a third key' };
const origins = {
  ruter: 'https://ruter.example',
  akt: 'https://akt.example',
  fjord: 'https://fjord.example',
};
const links = holderLinks({ linkKeys, origins });
const token = links.tokenOf('ruter', 7_100_001);

describe('the link to a holder page', () => {
  it('is on the operator’s own host, and the same each time', () => {
    expect(links.linkTo('ruter', 7_100_001)).toBe(`https://ruter.example/billett/${token}`);
    expect(links.linkTo('akt', 7_100_001)).toMatch(/^https:\/\/akt\.example\/billett\/[\w-]{27}$/);
  });

  it('leads to its ticket, at its operator alone', () => {
    expect(links.holderOf('ruter', token)).toEqual({ tenant: 'ruter', ticketId: 7_100_001 });
    expect(links.holderOf('akt', token)).toBeNull();
    const elsewhere = holderLinks({ linkKeys: { ...linkKeys, ruter: 'a new key' }, origins });
    expect(elsewhere.holderOf('ruter', token)).toBeNull();
  });

  it('belongs to nobody when any letter of it differs', () => {
    for (const place of token.split('').keys()) {
      const other = token[place] === 'a' ? 'b' : 'a';
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(links.holderOf('ruter', changed), changed).toBeNull();
    }
  });

  it.each(['', '7100001', token.slice(1), `${token}/`, `${token}0`, token.toUpperCase(), '%00'])(
    'belongs to nobody when it is “%s”',
    (link) => expect(links.holderOf('ruter', link)).toBeNull(),
  );
});

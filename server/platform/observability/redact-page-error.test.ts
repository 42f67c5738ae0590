import { describe, expect, it } from 'vitest';
import { redactPageMessage, redactPageStack } from './redact-page-error.ts';

describe('the error of a page', () => {
  it.each([
    [`TypeError: Cannot read properties of undefined (reading 'foo')`],
    ['NotFound: '],
    ['ServerTrouble: The server answered 503'],
    ['Error: Minified React error #31'],
    ['InvalidInput: Wrong: phone mobilePhone'],
  ])('keeps what helps to find the fault: %s', (message) => {
    expect(redactPageMessage(message)).toBe(message);
  });

  it.each([
    [`SyntaxError: Unexpected token 'K', "Kari Nordmann" is not valid JSON`],
    ['Error: no person Kari Nordmann here'],
    ['Error: {"firstName":"Kari","lastName":"nordmann"}'],
    ['Error: Åse-Marie O’Brien has no ticket'],
    ['Error: «Kari»'],
    ['Error: wrong phone 411 12 223 or +4741112223 of kari.nordmann@bedrift.example'],
    ['Error: no page /billett/c2VjcmV0LXRva2Vu_LW9mLWEtaG9sZGVyq9'],
    ['Error: code ABCD-2345 and ABCD2345'],
  ])('has no name, phone, e-mail, token or code: %s', (message) => {
    const text = redactPageMessage(message);
    expect(text).not.toMatch(/kari|nord|åse|brien|411|c2Vj|bedrift|ABCD/i);
    expect(text).toMatch(/^(?:Syntax)?Error: /);
  });

  it('keeps the places where it was thrown, and no words of the message', () => {
    const stack = [
      'Error: Kari',
      'Nordmann at home',
      '    at load (https://bedrift.example/assets/subscribers-BX3k9d2a.js:1:234)',
      '    at https://bedrift.example/billett/c2VjcmV0:12:3',
      'render@https://bedrift.example/aktiver/kort?x=41112223:9:1',
    ].join('\n');
    expect(redactPageStack(stack).split('\n')).toEqual([
      '    at load (https://bedrift.example/assets/subscribers-BX3k9d2a.js:1:234)',
      '    at https://bedrift.example/[removed]:12:3',
      'render@https://bedrift.example/[removed]:9:1',
    ]);
  });
});

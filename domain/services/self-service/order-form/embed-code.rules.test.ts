import { describe, expect, it } from 'vitest';
import { iframeCode, resizeCode } from './embed-code.rules.ts';

const origin = 'https://bedrift.ruter.no';

describe('the code that a company copies', () => {
  it('is a frame of the chosen width, 1000 high, at the address of the order form', () => {
    expect(iframeCode({ origin, clientId: 'abc123', width: 320, title: 'Bestill' })).toBe(
      '<iframe src="https://bedrift.ruter.no/bestill/abc123" width="320" height="1000" title="Bestill" style="border: 0; max-width: 100%"></iframe>',
    );
  });

  it('lets no name end an attribute', () => {
    const code = iframeCode({ origin, clientId: 'a', width: 320, title: 'A "B" <script>' });
    expect(code).toContain('title="A &quot;B&quot; &lt;script>"');
  });

  it('takes the height only from the portal’s own origin and from the frame that says it', () => {
    expect(resizeCode({ origin })).toContain(`event.origin !== '${origin}'`);
    expect(resizeCode({ origin })).toContain('frame.contentWindow === event.source');
  });
});

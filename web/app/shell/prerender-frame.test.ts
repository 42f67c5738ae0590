// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '#app/app.en.ts';
import { en as sessionEn } from '#platform/session/session.en.ts';
import { headingPlace, prerenderFrame, prerenderHeading } from './prerender-frame.ts';

beforeEach(() => {
  const frame = prerenderFrame({ texts: { ...en, loading: sessionEn.loading } });
  const heading = prerenderHeading({ title: 'A <b> & c', subtitle: 'People of {{company}}' });
  document.body.innerHTML = frame.replace(headingPlace, () => heading);
});

describe('the frame that the server sends', () => {
  it('says that the portal is loading (spec 1 §2.1)', () => {
    expect(document.querySelector('[role=status]')?.textContent).toBe('Loading Business portal...');
    expect(document.querySelector('[data-frame]')?.getAttribute('aria-busy')).toBe('true');
  });

  it('has the operator’s mark, which leads to the start, and the heading of the page', () => {
    const brand = document.querySelector('header a');
    expect(brand?.getAttribute('href')).toBe('/');
    expect(brand?.textContent).toBe('%brand-first% %brand-rest%');
    expect(document.querySelector('main h1')?.textContent).toBe('A <b> & c');
    // What the server fills in, or leaves away.
    expect(document.querySelector('main p')?.innerHTML).toBe(
      '<!--with-company:People of {{company}}-->',
    );
  });

  it('has no heading where that is a name', () => {
    expect(prerenderHeading(null)).not.toContain('<h1');
  });
});

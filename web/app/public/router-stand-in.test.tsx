// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render, screen } from '#testing/dom.ts';
import { beginVisit } from './public-visit.ts';
import { Link, useLocation, useNavigate, useParams, useSearch } from './router-stand-in.tsx';

beforeEach(() =>
  beginVisit({
    path: '/billett/{token}',
    pathname: '/billett/a%2Fb%20c',
    search: '?q=41234567&page=2',
  }),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a link of a page for visitors', () => {
  it('has its parameters, and nothing that is for the router alone', () => {
    render(
      <Link
        to="/register"
        search={{ step: '2', none: '' }}
        preload={false}
        activeOptions={{}}
        lang="nb"
      >
        Begin
      </Link>,
    );
    const { attributes } = screen.getByRole('link', { name: 'Begin' });
    expect([...attributes].map(({ name, value }) => [name, value])).toEqual([
      ['href', '/register?step=2'],
      ['lang', 'nb'],
    ]);
  });

  it('leads nowhere while it is disabled', () => {
    render(
      <Link to="/register" disabled>
        Begin
      </Link>,
    );
    const link = screen.getByText('Begin');
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('what a page for visitors knows of its address', () => {
  it('is where it is, and the parameters of its path and after the question mark', () => {
    expect(useParams()).toEqual({ token: 'a/b c' });
    expect(useSearch()).toEqual({ q: '41234567', page: '2' });
    expect(useLocation()).toEqual({ pathname: '/billett/a%2Fb%20c' });
  });

  it('changes by a new page, or one in its place', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    await useNavigate()({ to: '/register', search: { step: '2' } });
    expect(assign).toHaveBeenCalledWith('/register?step=2');
    expect(replace).not.toHaveBeenCalled();
    await useNavigate()({ to: '/register/verify-phone', replace: true });
    expect(replace).toHaveBeenCalledWith('/register/verify-phone');
    expect(assign).toHaveBeenCalledOnce();
  });
});

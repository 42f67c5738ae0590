// @vitest-environment happy-dom
import { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import { getActivation } from '@takst/contract/customers/users/activation/get-activation.contract.ts';
import { iconPaths } from '#platform/design/icon-paths.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Answer, type Answering, type FakeServer } from '#testing/fake-server.ts';
import { openVisitorPage } from '#testing/open-visitor-page.tsx';
import { ActivationPage } from './activation.page.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(cleanup);

const link = (way: 'password' | 'provider'): Answer => ({
  status: 200,
  body: { firstName: 'Nils', email: 'nils@firma.example', way, expiresAt: '2026-03-13T09:00:00Z' },
});
const refusalAnswer = (status: number, code: string, details: object = {}): Answer => ({
  status,
  body: { code, ...details },
});
const tooMany = refusalAnswer(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
const successAnswer: Answer = {
  status: 200,
  body: { email: 'nils@firma.example', loginHint: null },
};

type Answers = { get?: Answering; post?: Answering };

async function open(
  { get = link('password'), post = successAnswer }: Answers,
  language: 'nb' | 'en' = 'en',
) {
  server.answer(getActivation, get);
  server.answer(activateUser, post);
  await openVisitorPage({
    pages: { '/aktiver/$token': ActivationPage },
    at: '/aktiver/a-token',
    texts: ['activation'],
    language,
  });
  await screen.findByRole('heading', { level: 1 });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
function choose(password: string, repetition = password) {
  write('Password', password);
  write('Repeat the password', repetition);
  pressNow('Save the password');
}
const button = (name: string) => screen.getByRole('button', { name });
const postCalls = () => server.calls.filter(({ method }) => method === 'POST');
const signInLink = () =>
  screen.getByRole('link', { name: /^(Sign in|Logg inn)$/ }).getAttribute('href');

describe('the activation page with a password', () => {
  it.each([
    ['en', 'Hi Nils!', 'Welcome to Ruter Bedrift. Choose a password, and your user is ready.'],
    ['nb', 'Hei Nils!', 'Velkommen til Ruter Bedrift. Lag et passord, så er brukeren din klar.'],
  ] as const)('greets by first name and shows the e-mail, in %s', async (language, title, lead) => {
    await open({}, language);
    expect(heading()).toBe(title);
    expect(screen.getByText(lead)).toBeDefined();
    const email = field(language === 'en' ? 'E-mail' : 'E-post');
    expect([email.value, email.readOnly, email.autocomplete]).toEqual([
      'nils@firma.example',
      true,
      'username',
    ]);
    expect(server.calls.map(({ address }) => address)).toEqual(['/user-api/activation/a-token']);
  });

  it.each([
    ['en', 'Save the password', 'Your user is ready', 'Sign in with nils@firma.example.'],
    ['nb', 'Lagre passordet', 'Brukeren din er klar', 'Logg inn med nils@firma.example.'],
  ] as const)(
    'activates, and links to the sign-in of an outside provider with the e-mail filled in, in %s',
    async (language, button, title, text) => {
      await open({}, language);
      write(language === 'en' ? 'Password' : 'Passord', 'tolv tegn minst');
      write(language === 'en' ? 'Repeat the password' : 'Gjenta passordet', 'tolv tegn minst');
      pressNow(button);
      await screen.findByText(text);
      expect(heading()).toBe(title);
      await waitFor(() => expect(document.activeElement?.textContent).toBe(title));
      expect(signInLink()).toBe('/login?returnTo=%2F&loginHint=nils%40firma.example');
      expect(postCalls().map(({ body }) => body)).toEqual([{ password: 'tolv tegn minst' }]);
    },
  );

  it('signs in at once where the password is set here', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const body = { email: 'nils@firma.example', loginHint: 'first-sign-in:abc' };
    await open({ post: { status: 200, body } });
    choose('tolv tegn minst');
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign).toHaveBeenCalledWith('/login?returnTo=%2F&loginHint=first-sign-in%3Aabc');
    expect(screen.queryByText('Your user is ready')).toBeNull();
    assign.mockRestore();
  });

  it.each([
    ['', '', 'Password', 'Choose a password'],
    ['elleve tegn', 'elleve tegn', 'Password', 'The password must have at least 12 characters'],
    ['x'.repeat(201), '', 'Password', 'The password can have at most 200 characters'],
    ['tolv tegn ja', 'tolv tegn nei', 'Repeat the password', 'The two passwords are not the same'],
  ])('shows the faults of «%s» and «%s»', async (password, repetition, label, fault) => {
    await open({});
    choose(password, repetition);
    expect(screen.getByText(fault)).toBeDefined();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
    expect(postCalls()).toEqual([]);
  });

  it('shows and hides both passwords', async () => {
    await open({});
    const types = () => ['Password', 'Repeat the password'].map((label) => field(label).type);
    expect(types()).toEqual(['password', 'password']);
    pressNow('Show the password');
    expect(types()).toEqual(['text', 'text']);
    pressNow('Hide the password');
    expect(types()).toEqual(['password', 'password']);
  });

  it('sends once when the button is pressed several times', async () => {
    const slow = Promise.withResolvers<Answer>();
    await open({ post: () => slow.promise });
    choose('tolv tegn minst');
    pressNow('Save the password');
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(postCalls()).toHaveLength(1));
    slow.resolve(successAnswer);
    await screen.findByText('Your user is ready');
    expect(postCalls()).toHaveLength(1);
  });

  it.each([
    [() => Promise.reject(new TypeError('no network')), 'We cannot reach the service.'],
    [{ status: 500, body: { code: 'UNEXPECTED', id: 'x' } }, 'An error occurred on our side.'],
    [tooMany, 'Wait a few minutes, and try again.'],
  ])('keeps the input when activation fails (%#)', async (post, text) => {
    await open({ post });
    choose('tolv tegn minst');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your user is not activated yet');
    expect(alert.textContent).toContain(text);
    expect(field('Password').value).toBe('tolv tegn minst');
    // Another try forgets the failure while it runs, and succeeds with what is typed.
    const slow = Promise.withResolvers<Answer>();
    server.answer(activateUser, () => slow.promise);
    pressNow('Save the password');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(button('Save the password').dataset['pending']).toBe('true');
    slow.resolve(successAnswer);
    await screen.findByText('Your user is ready');
    expect(postCalls().map(({ body }) => body)).toEqual([
      { password: 'tolv tegn minst' },
      { password: 'tolv tegn minst' },
    ]);
  });

  it.each([
    [410, 'ACTIVATION_USED', 'The link has been used', 'Sign in'],
    [410, 'ACTIVATION_EXPIRED', 'The link has expired', 'Contact customer support'],
    [404, 'ACTIVATION_NOT_FOUND', 'We cannot find the link', 'Contact customer support'],
  ])(
    'says what has become of the link in the meantime: %i %s',
    async (status, code, title, way) => {
      await open({ post: refusalAnswer(status, code) });
      choose('tolv tegn minst');
      await screen.findByText(title);
      expect(screen.queryByLabelText('Password')).toBeNull();
      screen.getByRole('link', { name: new RegExp(`^${way}`) });
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it.each(['PASSWORD_REQUIRED', 'PASSWORD_NOT_TAKEN'])(
    'takes %s, which cannot be, for a failure of the portal',
    async (code) => {
      await open({ post: refusalAnswer(422, code) });
      choose('tolv tegn minst');
      expect((await screen.findByRole('alert')).textContent).toContain(
        'An error occurred on our side.',
      );
    },
  );

  it('marks no fault before it is sent, and none once it is mended', async () => {
    await open({});
    const isMarked = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
    const marked = () => ['Password', 'Repeat the password'].filter(isMarked);
    const help = document.getElementById(
      field('Password').getAttribute('aria-describedby') ?? '',
    )?.textContent;
    expect(help).toBe('At least 12 characters. A sentence is easy to remember.');
    write('Password', 'kort');
    expect(marked()).toEqual([]);
    pressNow('Save the password');
    expect(marked()).toContain('Password');
    write('Password', 'tolv tegn minst');
    expect(marked()).toEqual(['Repeat the password']);
    write('Repeat the password', 'tolv tegn minst');
    expect(marked()).toEqual([]);
  });

  it('takes a character more than is allowed, so that it is marked and not cut', async () => {
    await open({});
    const fields = ['Password', 'Repeat the password'].map(field);
    expect(fields.map(({ maxLength }) => maxLength)).toEqual([201, 201]);
    // The text ends before the button in the first one.
    expect(fields.map(({ classList }) => classList.contains('pr-20'))).toEqual([true, false]);
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      'new-password',
      'new-password',
    ]);
    expect(screen.getAllByRole('button', { name: /the password$/ })).toHaveLength(2);
  });
});

describe('the activation page with an identity provider', () => {
  it.each([
    ['en', 'Activate your user', /^Use this e-mail when you sign in there/],
    ['nb', 'Aktiver brukeren', /^Bruk denne e-posten når du logger inn der/],
  ] as const)('asks for no password and links to the provider, in %s', async (...words) => {
    const [language, button, help] = words;
    await open({ get: link('provider') }, language);
    expect(screen.getByText(help)).toBeDefined();
    expect(screen.getByText('nils@firma.example')).toBeDefined();
    expect(document.querySelector('input')).toBeNull();
    screen.getByText(/Ruter Bedrift.*(at|hos) Ruter/);
    pressNow(button);
    pressNow(button);
    await waitFor(() => expect(signInLink()).toContain('loginHint=nils%40firma.example'));
    expect(postCalls().map(({ body }) => body)).toEqual([{}]);
  });
});

describe('an invalid activation link', () => {
  it('has a key for what was used, and a letter for what is sent anew', async () => {
    const iconOf = () => document.querySelector('svg path')?.getAttribute('d');
    await open({ get: refusalAnswer(410, 'ACTIVATION_USED') });
    const used = iconOf();
    cleanup();
    await open({ get: refusalAnswer(410, 'ACTIVATION_EXPIRED') });
    expect([used, iconOf()]).toEqual([iconPaths.key, iconPaths.mail]);
  });

  it.each([
    ['en', 410, 'ACTIVATION_USED', 'The link has been used', /you can sign in/],
    ['nb', 410, 'ACTIVATION_USED', 'Lenken er brukt', /kan du logge inn/],
    ['en', 410, 'ACTIVATION_EXPIRED', 'The link has expired', /send you a new one/],
    ['nb', 410, 'ACTIVATION_EXPIRED', 'Lenken er utløpt', /sende deg en ny/],
    ['en', 404, 'ACTIVATION_NOT_FOUND', 'We cannot find the link', /the last one works/],
    ['nb', 404, 'ACTIVATION_NOT_FOUND', 'Vi finner ikke lenken', /lenken i den siste/],
  ] as const)('shows what to do, in %s: %i %s', async (language, status, code, title, text) => {
    await open({ get: refusalAnswer(status, code) }, language);
    expect(heading()).toBe(title);
    expect(screen.getByText(text)).toBeDefined();
    if (code === 'ACTIVATION_USED') expect(signInLink()).toBe('/login?returnTo=%2F');
    else {
      const support = screen.getByRole('link', {
        name: /^(Contact customer support|Kontakt kundeservice)/,
      });
      expect(support.getAttribute('href')).toBe('https://ruter.no/kontakt-oss');
    }
  });

  it.each([
    [tooMany, 'Too many tries', 'Wait a few minutes, and try again.'],
    [
      refusalAnswer(503, 'UNAVAILABLE'),
      'We cannot fetch the page',
      'An error occurred on our side. Try again in a little while.',
    ],
    [
      () => Promise.reject(new TypeError('no network')),
      'We cannot fetch the page',
      'We cannot reach the service. Check that you are online, and try again.',
    ],
  ])('can be retried after a temporary failure (%#)', async (get, title, text) => {
    await open({ get });
    expect(heading()).toBe(title);
    screen.getByText(text);
    expect(screen.queryByRole('link')).toBeNull();
    server.answer(getActivation, link('password'));
    pressNow('Try again');
    await screen.findByText('Hi Nils!');
  });
});

// @vitest-environment happy-dom
import { changeWidget } from '@takst/contract/services/self-service/widget/change-widget.contract.ts';
import { createWidget } from '@takst/contract/services/self-service/widget/create-widget.contract.ts';
import { getWidget } from '@takst/contract/services/self-service/widget/get-widget.contract.ts';
import { renewWidgetSecret } from '@takst/contract/services/self-service/widget/renew-widget-secret.contract.ts';
import { exampleSettings } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import { press, toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { WidgetPage } from './widget.page.tsx';

const widget = {
  ...exampleSettings,
  agreementNumbers: [...exampleSettings.agreementNumbers],
  allowedOrigins: [...exampleSettings.allowedOrigins],
  clientId: 'abcdefghijklmnopqrstuvwx',
  clientSecret: 'a-secret',
  isDisabled: false,
};

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
});
afterEach(cleanup);

const open = (company = granlia) =>
  openPage({
    company,
    pages: { '/': WidgetPage },
    at: '/',
    features: ['companyTicket'],
    texts: ['widget'],
  });

describe('the widget page', () => {
  it('warns where access is turned off, and leads to the settings', async () => {
    server.answer(getWidget, { status: 200, body: { ...widget, isDisabled: true } });
    await open();
    await screen.findByText('Widget access is disabled in settings');
    const link = screen.getByRole('link', { name: 'Open the settings' });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/innstillinger');
  });

  it('is not there for a company under which nobody can order, and that is said', async () => {
    await open(companyOf({ allAgreements: [] }));
    await screen.findByText('The company has no agreement that employees can order under.');
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['is copied', () => Promise.resolve(), 'Copied'],
    [
      'is selected where it cannot be copied',
      () => Promise.reject(new Error('denied')),
      'We could not copy. The text is selected, so that you can copy it yourself.',
    ],
  ])('shows the code for a page, which %s', async (_, writeText, toast) => {
    const copy = vi.fn<(text: string) => Promise<void>>(writeText);
    vi.stubGlobal('navigator', { clipboard: { writeText: copy } });
    onTestFinished(() => void vi.unstubAllGlobals());
    server.answer(getWidget, { status: 200, body: widget });
    await open();
    const [code] = await screen.findAllByLabelText<HTMLTextAreaElement>(/[Cc]ode/);
    expect(code?.value).toContain(widget.clientId);
    const [button] = screen.getAllByRole('button', { name: 'Copy' });
    if (button) fireEvent.click(button);
    await waitFor(() => expect(toasts().map(([, title]) => title)).toEqual([toast]));
    expect(copy.mock.lastCall).toEqual([code?.value]);
    const selection = () => code && code.selectionEnd - code.selectionStart;
    expect(selection()).toBe(toast === 'Copied' ? 0 : code?.value.length);
    if (code) fireEvent.focus(code);
    expect(selection()).toBe(code?.value.length);
  });

  it('creates a widget for the agreements of the company where it has none', async () => {
    const [agreement] = granlia.allAgreements;
    if (!agreement) throw new Error('the company has no agreement');
    const endsOn = (day: string) => ({ endDate: Temporal.PlainDate.from(day) });
    const company = companyOf({
      allAgreements: [
        agreement,
        { ...agreement, id: 2, ...endsOn('2026-03-04') },
        { ...agreement, id: 3, ...endsOn('2026-03-03') },
        { ...agreement, id: 4, awaitsSignature: true },
        { ...agreement, id: 5, subTypeId: 'TICKETOFFICE' },
        { ...agreement, id: 6, subTypeId: 'HOUSING_COOPERATIVE_AGREEMENT' },
      ],
    });
    server.answer(getWidget, { status: 404, body: { code: 'WIDGET_NOT_FOUND' } });
    server.answer(createWidget, { status: 200, body: widget });
    await open(company);
    await screen.findByText(widget.clientId);
    const [created] = server.callsTo(createWidget);
    expect(created?.body).toEqual({ agreementNumbers: [1, 2, 6] });
  });

  it('orders under the agreements that are ticked, where there are several', async () => {
    const [agreement] = granlia.allAgreements;
    if (!agreement) throw new Error('the company has no agreement');
    server.answer(getWidget, { status: 200, body: { ...widget, agreementNumbers: [1] } });
    server.answer(changeWidget, { status: 200, body: widget });
    const { chooseCompany } = await open(
      companyOf({
        allAgreements: [agreement, { ...agreement, id: 2, invoiceReference: 'Warehouse' }],
      }),
    );
    const boxes = within(await screen.findByRole('group', { name: 'Agreements' }));
    fireEvent.click(boxes.getByRole('checkbox', { name: 'Main office' }));
    await press('Save');
    expect((await screen.findAllByText('Choose at least one agreement')).length).toBe(2);
    fireEvent.click(boxes.getByRole('checkbox', { name: 'Warehouse' }));
    fireEvent.click(boxes.getByRole('checkbox', { name: 'Main office' }));
    await press('Save');
    await waitFor(() =>
      expect(server.callsTo(changeWidget).map(({ body }) => body)).toMatchObject([
        { agreementNumbers: [2, 1] },
      ]),
    );
    // Another company has its own widget.
    chooseCompany(companyOf({ id: 1002 }));
    await waitFor(() =>
      expect(server.callsTo(getWidget).at(-1)?.address).toBe('/api/widget/by-company-id/1002'),
    );
  });

  it('shows the form with settings that are not saved yet', async () => {
    server.answer(getWidget, { status: 200, body: widget });
    await open();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
    expect(frame.getAttribute('src')).toBe(
      `${location.origin}/bestill/${widget.clientId}?language=en`,
    );
    const postMessage = vi.fn<(message: object, origin: string) => void>();
    const form = Object.assign(new EventTarget(), { postMessage });
    Object.defineProperty(frame, 'contentWindow', { value: form });
    fireEvent.change(screen.getByLabelText(/^Help text/), { target: { value: 'On your card' } });
    const { format, colourScheme, logo } = widget;
    const look = { format, colourScheme, logo, employeeIdHelpText: 'On your card' };
    const preview = [{ type: 'takst:preview', look }, location.origin];
    await waitFor(() => expect(postMessage.mock.calls).toEqual([preview]));
    const say = (type: string, source: unknown) =>
      window.dispatchEvent(Object.assign(new Event('message'), { data: { type }, source }));
    say('takst:preview', form);
    say('takst:preview:ready', window);
    expect(postMessage.mock.calls).toHaveLength(1);
    say('takst:preview:ready', form);
    expect(postMessage.mock.calls).toEqual([preview, preview]);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() =>
      expect(postMessage.mock.lastCall?.[0]).toMatchObject({ look: { colourScheme: 'dark' } }),
    );
    fireEvent.change(screen.getByLabelText('Width'), { target: { value: '480' } });
    expect(frame.getAttribute('width')).toBe('480');
    const [code] = screen.getAllByLabelText<HTMLTextAreaElement>(/^Code for the frame/);
    expect(code?.value).toContain('width="480"');
  });

  it.each([
    ['keeps what was typed', 1, '480'],
    ['forgets what was typed when somebody else has changed it since', 2, '320'],
  ])('%s', async (_, version, width) => {
    server.answer(getWidget, { status: 200, body: widget });
    const { chooseCompany } = await open();
    fireEvent.change(await screen.findByLabelText('Width'), { target: { value: '480' } });
    // What is typed is of one company.
    chooseCompany(companyOf({ id: 1002 }));
    const widthField = () => screen.getByLabelText<HTMLInputElement>('Width').value;
    await waitFor(() => expect(widthField()).toBe('320'));
    cleanup();
    server.answer(getWidget, { status: 200, body: { ...widget, version } });
    await open();
    await screen.findByLabelText('Width');
    expect(widthField()).toBe(width);
    // The company has one agreement: there is nothing to choose.
    expect(screen.queryByRole('group', { name: 'Agreements' })).toBeNull();
  });

  it('names the field of a web site that is none', async () => {
    server.answer(getWidget, { status: 200, body: widget });
    await open();
    fireEvent.change(await screen.findByLabelText(/^Web sites/), {
      target: { value: 'https://one.example\nhttp://two .example/x y' },
    });
    await press('Save');
    const { textContent } = await screen.findByRole('link', { name: /^Web sites/ });
    expect(textContent).toMatch(/: Write the address of a web site, such as/);
    expect(screen.getByLabelText(/^Web sites/).getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo(changeWidget)).toEqual([]);
  });

  it('saves what was typed, a web site on each line, with the version that was seen', async () => {
    server.answer(getWidget, { status: 200, body: widget });
    server.answer(changeWidget, { status: 200, body: { ...widget, version: 2 } });
    await open();
    fireEvent.change(await screen.findByLabelText('Width'), { target: { value: '480' } });
    fireEvent.change(screen.getByLabelText(/^Web sites/), {
      target: { value: 'https://one.example\n\n two.example \n' },
    });
    await press('Save');
    await screen.findByText('Keys');
    const [call] = server.callsTo(changeWidget);
    expect(call?.address).toBe('/api/widget/by-company-id/1001');
    expect(call?.body).toEqual({
      ...exampleSettings,
      width: 480,
      allowedOrigins: ['https://one.example', 'two.example'],
      version: 1,
    });
  });

  it.each(['319', '601', 'wide', '', '400.5'])('sends no width of %s', async (width) => {
    server.answer(getWidget, { status: 200, body: widget });
    await open();
    fireEvent.change(await screen.findByLabelText('Width'), { target: { value: width } });
    await press('Save');
    expect(
      (await screen.findAllByText('Write a whole number from 320 to 600')).length,
    ).toBeGreaterThan(0);
    expect(server.callsTo(changeWidget)).toEqual([]);
  });

  it('says when the pattern is refused, and when somebody else was first', async () => {
    server.answer(getWidget, { status: 200, body: widget });
    let code: 'PATTERN_NOT_VALID' | 'WIDGET_CHANGED' = 'PATTERN_NOT_VALID';
    server.answer(changeWidget, () => ({
      status: code === 'WIDGET_CHANGED' ? 409 : 422,
      body: code === 'WIDGET_CHANGED' ? { code, version: 7 } : { code },
    }));
    await open();
    fireEvent.change(await screen.findByLabelText(/^Pattern/), { target: { value: '(' } });
    await press('Save');
    await screen.findByText(/We cannot use this pattern/);
    code = 'WIDGET_CHANGED';
    await press('Save');
    await screen.findByText(/Somebody else has changed this/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Pattern/).value).toBe('(');
    await press('Save');
    await waitFor(() =>
      expect(server.callsTo(changeWidget).at(-1)?.body).toMatchObject({ version: 7 }),
    );
    await press('Keep what is saved');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Pattern/).value).toBe(
        widget.employeeIdRegex,
      ),
    );
  });

  it('shows the secret when it is asked for, and renews it after a question', async () => {
    let clientSecret = 'a-secret';
    server.answer(getWidget, () => ({ status: 200, body: { ...widget, clientSecret } }));
    server.answer(renewWidgetSecret, () => {
      clientSecret = 'another-secret';
      return { status: 200, body: { ...widget, clientSecret } };
    });
    await open();
    await screen.findByText(widget.clientId);
    expect(screen.queryByText('a-secret')).toBeNull();
    await press('Show');
    await screen.findByText('a-secret');
    await press('Renew the secret');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Renew the secret' }));
    await screen.findByText('another-secret');
    const addresses = server.callsTo(renewWidgetSecret).map(({ address }) => address);
    expect(addresses).toEqual(['/api/widget/by-company-id/1001/renew-secret']);
  });
});

// @vitest-environment happy-dom
import { sendContactForm } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { createFieldHook } from './create-field-hook.ts';
import { FormDialog } from './form-dialog.tsx';
import { useDraftForm } from './use-draft-form.ts';

type Fields = { message: string };

const requiredFault = { error: 'required' };
const schema = z.object({ message: z.string(requiredFault).check(z.minLength(1, requiredFault)) });
const resolver = bodyResolver({ schema, bodyOf: (fields: Fields) => fields });
const useField = createFieldHook<Fields>();

function MessageDialog({ onClose }: { onClose: () => void }) {
  const form = useDraftForm({
    draftName: 'message',
    start: { message: '' },
    resolver,
    fields: [{ name: 'message', label: 'Message' }],
  });
  const send = useOperation(sendContactForm, {
    texts: 'contact',
    failed: 'failed',
    refusals: { COMPANY_NOT_FOUND: 'companyGone' },
    toast: 'sentTitle',
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Write"
      operation={send}
      form={form}
      onSubmit={form.submit(({ message }) => send.send({ body: { message, companyId: 1001 } }))}
      onClose={onClose}
    >
      <MessageField />
    </FormDialog>
  );
}

const MessageField = () => <TextField {...useField('message')} />;

/** A page whose dialog is loaded when it is first opened. */
function pageWith(load: () => Promise<typeof MessageDialog>) {
  const Dialog = lazyDialog(load);
  return function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  };
}

/** The code of the dialog, which arrives after the button was pressed. */
let dialogCode = Promise.withResolvers<typeof MessageDialog>();

const answer = {
  companyId: 1001,
  firstName: 'Kari',
  lastName: 'Nordmann',
  email: 'kari@granlia.example',
  description: 'Hello',
};

async function openDialog(reply: Answer = { status: 200, body: answer }) {
  const server = fakeServer([sendContactForm, reply]);
  dialogCode = Promise.withResolvers();
  const Page = pageWith(() => dialogCode.promise);
  await openPage({ pages: { '/': Page }, at: '/', texts: ['contact'] });
  await reopen();
  return server;
}

async function reopen() {
  const opener = await screen.findByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  dialogCode.resolve(MessageDialog);
  await screen.findByRole('dialog');
}

const field = () => screen.getByLabelText<HTMLInputElement>('Message');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const toasts = () => shownToasts().map(({ title }) => title);

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
  sessionStorage.clear();
});

describe('a dialog with a form', () => {
  it('returns the focus to the button that opened it, the first time too', async () => {
    await openDialog();
    expect(document.activeElement?.textContent).not.toBe('Open');
    pressNow('Cancel');
    await waitUntilClosed();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  it('keeps the input when it is closed, shows a toast, and restores the draft', async () => {
    await openDialog();
    expect(screen.queryByText('It has not been sent yet.')).toBeNull();
    write('Half a mess');
    await waitFor(() => expect(draftStore.holdsAny()).toBe(true));
    pressNow('Close');
    await waitUntilClosed();
    expect(toasts()).toEqual(['We keep what you wrote']);
    await reopen();
    expect(field().value).toBe('Half a mess');
    await screen.findByText('It has not been sent yet.');
    pressNow('Start over');
    expect(field().value).toBe('');
    expect(screen.queryByText('It has not been sent yet.')).toBeNull();
    expect(draftStore.holdsAny()).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  it('shows no toast without changes, and keeps no draft after Cancel', async () => {
    await openDialog();
    write('x');
    write('');
    pressNow('Close');
    await waitUntilClosed();
    await reopen();
    write('Half a mess');
    pressNow('Cancel');
    await waitUntilClosed();
    expect(toasts()).toEqual([]);
    expect(draftStore.holdsAny()).toBe(false);
    await reopen();
    expect(field().value).toBe('');
  });

  it('closes after success, shows a toast, and keeps no draft', async () => {
    const server = await openDialog();
    write('Hello');
    pressNow('Save');
    await waitUntilClosed();
    expect(server.calls).toHaveLength(1);
    expect(toasts()).toEqual(['The message is on its way!']);
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('shows faults of the form and of the server in the summary and at the field', async () => {
    const fields = [{ path: 'message', message: 'maxLength' }];
    const server = await openDialog({ status: 422, body: { code: 'INVALID_INPUT', fields } });
    pressNow('Save');
    await screen.findByRole('link', { name: 'Message: You need to fill in this' });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(server.calls).toEqual([]);
    write('Hello');
    pressNow('Save');
    await screen.findByRole('link', { name: 'Message: This is too long' });
    await screen.findByText('An error occurred while saving the form');
    expect(field().value).toBe('Hello');
  });

  it('stays open with the reason of a refusal', async () => {
    await openDialog({ status: 404, body: { code: 'COMPANY_NOT_FOUND' } });
    write('Hello');
    pressNow('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You no longer have access to the company.');
    expect(field().value).toBe('Hello');
  });

  it('forgets a refusal when a field is changed, and keeps a failure', async () => {
    const server = await openDialog({ status: 404, body: { code: 'COMPANY_NOT_FOUND' } });
    write('Hello');
    pressNow('Save');
    const refusal = await screen.findByRole('alert');
    write('Hello again');
    await waitFor(() => expect(refusal.isConnected).toBe(false));
    server.answer(sendContactForm, { status: 503, body: { code: 'UNAVAILABLE' } });
    pressNow('Save');
    const failure = await screen.findByRole('alert');
    write('Hello once more');
    expect(failure.isConnected).toBe(true);
  });
});

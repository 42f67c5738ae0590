// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { focusIfLost } from './focus-if-lost.ts';

const focused = () => document.activeElement?.textContent;
const link = () => document.querySelector('a');

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Files</h1><a href="/file">Download</a>';
});

it('moves a lost focus to the heading', async () => {
  focusIfLost();
  await vi.waitFor(() => expect(focused()).toBe('Files'));
});

it('moves it to a nearer element, also where the heading was asked for before', async () => {
  focusIfLost();
  focusIfLost(link);
  await vi.waitFor(() => expect(focused()).toBe('Download'));
});

it('leaves a focus that is not lost', async () => {
  link()?.focus();
  focusIfLost();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(focused()).toBe('Download');
});

it('leaves the focus of a page that has come in the meantime as it is', async () => {
  focusIfLost();
  document.body.innerHTML = '<h1 tabindex="-1">Invoices</h1>';
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(document.body);
});

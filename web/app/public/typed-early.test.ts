// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { noteTyped, restoreTyped } from './typed-early.ts';

function form(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  root.innerHTML =
    '<input name="number" /><input name="email" value="a@b.example" /><input name="consent" type="checkbox" />';
  return root;
}
const fieldOf = (root: HTMLElement, name: string) => {
  const field = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no ${name}`);
  return field;
};

it('what was typed before the script ran is typed again, once', () => {
  const root = form();
  const events: string[] = [];
  fieldOf(root, 'number').value = '314';
  noteTyped(root);
  fieldOf(root, 'number').value = '3146';
  fieldOf(root, 'number').dispatchEvent(new InputEvent('input', { bubbles: true }));
  fieldOf(root, 'consent').click();
  // The script brings the page to life, and its fields begin empty.
  fieldOf(root, 'number').value = '';
  fieldOf(root, 'consent').checked = false;
  root.addEventListener('input', ({ target }) => events.push((target as HTMLInputElement).name));
  restoreTyped(root);
  expect(fieldOf(root, 'number').value).toBe('3146');
  expect(fieldOf(root, 'consent').checked).toBe(true);
  expect(fieldOf(root, 'email').value).toBe('a@b.example');
  expect(events).toContain('number');
  expect(events).not.toContain('email');
  fieldOf(root, 'number').value = '';
  restoreTyped(root);
  expect(fieldOf(root, 'number').value).toBe('');
});

it('what the fields still show is typed again too, as the page has not heard of it', () => {
  const root = form();
  noteTyped(root);
  fieldOf(root, 'number').value = '3146';
  fieldOf(root, 'number').dispatchEvent(new InputEvent('input', { bubbles: true }));
  fieldOf(root, 'consent').click();
  const heard: Record<string, string | boolean> = {};
  root.addEventListener('input', ({ target }) => {
    const { name, value, type, checked } = target as HTMLInputElement;
    heard[name] = type === 'checkbox' ? checked : value;
  });
  restoreTyped(root);
  expect(heard).toEqual({ number: '3146', consent: true });
});

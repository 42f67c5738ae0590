// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { draftStore } from './draft-store.ts';

beforeEach(() => sessionStorage.clear());

describe('what was typed into a form', () => {
  it('is there again after the page was lost, dates as dates', () => {
    const day = Temporal.PlainDate.from('2026-04-01');
    draftStore.keep('order', { name: 'Kari', starts: { on: day } });
    const draft = draftStore.read('order') as { name: string; starts: { on: Temporal.PlainDate } };
    expect(draft.name).toBe('Kari');
    expect(draft.starts.on).toBeInstanceOf(Temporal.PlainDate);
    expect(draft.starts.on.equals(day)).toBe(true);
  });

  it('is gone when the form is left', () => {
    draftStore.keep('order', { name: 'Kari' });
    expect(draftStore.holdsAny()).toBe(true);
    draftStore.discard('order');
    expect(draftStore.read('order')).toBeNull();
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('is not shown to another user at the same browser', () => {
    draftStore.belongTo(1);
    draftStore.keep('order', { name: 'Kari' });
    draftStore.belongTo(1);
    expect(draftStore.read('order')).toEqual({ name: 'Kari' });
    draftStore.belongTo(2);
    expect(draftStore.read('order')).toBeNull();
  });

  it('that cannot be read back is as if it were not there', () => {
    sessionStorage.setItem('draft:order', '{');
    expect(draftStore.read('order')).toBeNull();
  });
});

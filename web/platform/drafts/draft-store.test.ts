// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { draftStore } from './draft-store.ts';

beforeEach(() => draftStore.discardAll());

/** Whether the browser asks before it closes the tab. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a draft', () => {
  it('is restored after a reload, dates as dates', () => {
    const day = Temporal.PlainDate.from('2026-04-01');
    draftStore.keep('order', { name: 'Kari', starts: { on: day } });
    const draft = draftStore.read('order') as { name: string; starts: { on: Temporal.PlainDate } };
    expect(draft.name).toBe('Kari');
    expect(draft.starts.on).toBeInstanceOf(Temporal.PlainDate);
    expect(draft.starts.on.equals(day)).toBe(true);
  });

  it('is removed by discard', () => {
    draftStore.keep('order', { name: 'Kari' });
    expect(draftStore.holdsAny()).toBe(true);
    draftStore.discard('order');
    expect(draftStore.read('order')).toBeNull();
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('is not shown to another user of the same browser', () => {
    draftStore.belongTo(1);
    draftStore.keep('order', { name: 'Kari' });
    draftStore.belongTo(1);
    expect(draftStore.read('order')).toEqual({ name: 'Kari' });
    draftStore.belongTo(2);
    expect(draftStore.read('order')).toBeNull();
  });

  it('makes the browser ask before the tab is closed, for as long as it is kept', () => {
    draftStore.belongTo(1);
    expect(asks()).toBe(false);
    draftStore.keep('order', { name: 'Kari' });
    draftStore.keep('note', { note: 'x' });
    expect(asks()).toBe(true);
    draftStore.discard('order');
    expect(asks()).toBe(true);
    draftStore.discard('note');
    expect(asks()).toBe(false);
    draftStore.keep('order', { name: 'Kari' });
    draftStore.discardAll();
    expect(asks()).toBe(false);
  });

  it('makes it ask after a reload too, of the same user', () => {
    sessionStorage.setItem('drafts-of-user', '1');
    sessionStorage.setItem('draft:order', '{}');
    draftStore.belongTo(1);
    expect(asks()).toBe(true);
    draftStore.allowLeaving();
    expect(asks()).toBe(false);
    draftStore.belongTo(1);
    draftStore.belongTo(2);
    expect(asks()).toBe(false);
  });

  it('is ignored when it cannot be parsed', () => {
    sessionStorage.setItem('draft:order', '{');
    expect(draftStore.read('order')).toBeNull();
  });
});

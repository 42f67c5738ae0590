import { describe, expect, it } from 'vitest';
import { ownEmployeeIdLabel } from './employee-id-label.rules.ts';
import { widgetAccess } from './widget-access.ts';

describe('the settings of an agreement', () => {
  it('have a label of their own unless it is the usual one, which follows the language', () => {
    expect(ownEmployeeIdLabel('Ressursnummer')).toBe('Ressursnummer');
    expect(ownEmployeeIdLabel('Ansattnummer')).toBeNull();
    expect(ownEmployeeIdLabel('Employee number')).toBeNull();
  });

  it('allow nothing that is not known', () => {
    expect(widgetAccess('ALLOW_TICKET_REQUESTS')).toBe('ALLOW_TICKET_REQUESTS');
    expect(widgetAccess('ALLOW_EVERYTHING')).toBe('DISABLED');
  });
});

import { describe, expect, it } from 'vitest';
import { ownEmployeeIdLabel } from './employee-id-label.rules.ts';
import { widgetAccess } from './widget-access.ts';

describe('the settings of an agreement', () => {
  it('have a label of their own unless it is the usual one, which follows the language', () => {
    expect(ownEmployeeIdLabel('company-tickets', 'Ressursnummer')).toBe('Ressursnummer');
    expect(ownEmployeeIdLabel('company-tickets', 'Ansattnummer')).toBeNull();
    expect(ownEmployeeIdLabel('company-tickets', 'Employee number')).toBeNull();
    expect(ownEmployeeIdLabel('housing', 'Ansattnummer')).toBe('Ansattnummer');
    expect(ownEmployeeIdLabel('housing', 'Beboernummer')).toBeNull();
  });

  it('allow nothing that is not known', () => {
    expect(widgetAccess('ALLOW_TICKET_REQUESTS')).toBe('ALLOW_TICKET_REQUESTS');
    expect(widgetAccess('ALLOW_EVERYTHING')).toBe('DISABLED');
  });
});

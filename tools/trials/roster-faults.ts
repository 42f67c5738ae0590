import { faultsOf } from './fault.ts';

const rules = 'domain/ticketing/roster';
const compared = `${rules}/compare-roster.test.ts`;

/** Comparisons that end or change what they must not. */
export const rosterFaults = [
  ...faultsOf('rules', [
    [
      'a part of a list has leavers',
      `${rules}/compare-roster.rules.ts`,
      '...(isWhole ? paired.people.map',
      '...(isWhole || today ? paired.people.map',
      compared,
    ],
    [
      'the end of a ticket is ticked',
      `${rules}/compare-roster.rules.ts`,
      "return line({ class: 'leaver', person, act: 'end' });",
      "return line({ class: 'leaver', person, act: 'end', isTicked: true });",
      compared,
    ],
    [
      'a never leaver leaves',
      `${rules}/compare-roster.rules.ts`,
      'if (person.isNeverLeaver) return',
      'if (person.isNeverLeaver && person.isEnding) return',
      compared,
    ],
    [
      'somebody whose ticket was just ordered leaves',
      `${rules}/roster-guards.rules.ts`,
      'today.subtract({ days: recentOrderDays })) > 0',
      'today.subtract({ days: 0 * recentOrderDays })) > 0',
      compared,
    ],
    [
      'names of a wrong encoding are ticked',
      `${rules}/roster-guards.rules.ts`,
      'return changed > pairs.length * maxShareOfNewNames;',
      'return changed > pairs.length * (1 + maxShareOfNewNames);',
      compared,
    ],
    [
      'half a list is taken for a whole one',
      `${rules}/roster-guards.rules.ts`,
      'leavers > people * maxShareOfLeavers ||',
      'leavers > people ||',
      compared,
    ],
    [
      'the same person twice in a list is two people',
      `${rules}/pair-roster.rules.ts`,
      'if (key === null || entries.length < 2) continue;',
      'if (key === null || entries.length < 99) continue;',
      compared,
    ],
    [
      'people whom an unclear row may be about leave',
      `${rules}/pair-roster.rules.ts`,
      '(person) => !paired.has(person) && !mentioned.has(person)',
      '(person) => !paired.has(person) || mentioned.has(person)',
      compared,
    ],
  ]),
  ...faultsOf('rules', [
    [
      'a pensioner leaves',
      'domain/services/free-tickets/leavers.rules.ts',
      'isNeverLeaver: isPensioners,',
      'isNeverLeaver: isPensioners && family.isEnding,',
      'domain/services/free-tickets/leavers.test.ts',
    ],
  ]),
  ...faultsOf('server', [
    [
      'a family ends with a ticket that nobody has seen',
      'server/services/free-tickets/leavers/end-leavers.ts',
      "if (!family || !isAsShown) return refuse('FAMILY_HAS_CHANGED');",
      "if (!family) return refuse('FAMILY_HAS_CHANGED');",
      'server/services/free-tickets/leavers/leavers-races.test.ts',
    ],
    [
      'pensioners hide that a list is half of one',
      'server/ticketing/roster/roster-counts.ts',
      "one.subscriberId !== null && one.class !== 'never-leaver'",
      'one.subscriberId !== null',
      'server/ticketing/roster/roster-counts.test.ts',
    ],
    [
      'a comparison starts with what is no longer proposed',
      'server/ticketing/roster/refuse-start.ts',
      "if (accepted.some((plan) => !proposed.has(keyOfPlan(plan)))) return { code: 'NOT_AS_SHOWN' };",
      '',
      'server/services/company-tickets/roster/roster.test.ts',
    ],
    [
      'half a list ends tickets without the number',
      'server/ticketing/roster/refuse-start.ts',
      'isDoubtful && confirmedNumber !== number',
      'isDoubtful && confirmedNumber === -number',
      'server/services/company-tickets/roster/roster.test.ts',
    ],
    [
      'a group is accepted unseen',
      'server/ticketing/roster/accept-proposals.ts',
      'if (group?.rows !== body.seen) {',
      'if (group === undefined) {',
      'server/services/company-tickets/roster/roster.test.ts',
    ],
  ]),
];

/** What French texts must not hold, by the rule that it breaks (D-26); the specs of dictionaries and content ask. */
export const FRENCH_FAULTS: [rule: string, fault: RegExp][] = [
  ['a no-break space before a colon', /[^\u00a0]:(?!\/\/)/],
  ['no-break spaces inside guillemets', /«[^\u00a0]|[^\u00a0]»/],
  ['no space before a semicolon, exclamation or question mark', /[\s\u00a0\u202f][;!?]/],
  ['typographic apostrophes', /'/],
];

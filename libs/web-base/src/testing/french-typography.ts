/**
 * Patterns that French texts must not contain, by the rule they break; used by the specs of dictionaries and
 * content.
 */
export const FRENCH_FAULTS: [rule: string, fault: RegExp][] = [
  ['a no-break space before a colon', /[^\u00a0]:(?!\/\/)/],
  ['no-break spaces inside guillemets', /«[^\u00a0]|[^\u00a0]»/],
  ['no space before a semicolon, exclamation or question mark', /[\s\u00a0\u202f][;!?]/],
  ['typographic apostrophes', /'/],
];

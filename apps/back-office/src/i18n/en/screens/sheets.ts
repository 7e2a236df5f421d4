/** Sheets out and in. */
export const adminSheets = {
  title: 'Sheets',
  intro:
    'Download the schedule, the teams or their players as a spreadsheet, change it there, and bring it back. You see every difference before anything is changed, and can undo an import for a day.',
  kind: 'What the sheet is about',
  kinds: {
    sessions: 'Tryout sessions',
    practices: 'Practices',
    teams: 'Teams',
    players: 'Competing players',
  },
  out: 'Download as {{format}}',
  file: 'Sheet to import',
  fileHint:
    'XLSX or CSV, at most 10,000 rows. The names of columns may be in English or French; columns that are missing stay as they are.',
  choose: 'Choose a file',
  chosen: 'Chosen: {{name}}',
  removeMissing:
    'Remove coming rows that the sheet lacks (a practice is cancelled, a player leaves the list)',
  differences: 'Differences',
  nothing: 'The sheet is the same as the club: there is nothing to change.',
  first: 'The first {{count}} are listed.',
  states: { wrong: 'Wrong', new: 'New', changed: 'Changed', gone: 'Not in the sheet' },
  same: 'Equal: {{count}}',
  fixFirst: 'Correct the wrong rows in the sheet, then choose it again. Nothing has been changed.',
  row: 'Row',
  state: 'State',
  name: 'What',
  apply: 'Import the sheet',
  applied: 'The sheet is imported',
  failed: 'The sheet was not imported',
  undoTitle: 'Undo the last import',
  undoText: 'Until {{until}}, as long as none of its rows was changed again.',
  what: 'the import of a sheet',
};

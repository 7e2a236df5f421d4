/** Consent to a third-party page-view script; shown only where one is configured. */
export const consent = {
  choices: 'Privacy choices',
  question: 'May an outside service count your visit?',
  text: 'Its script shows the club which pages are useful. It loads only if you accept, and you can change your mind at any time.',
  policy: 'Privacy policy',
  accept: 'Accept',
  refuse: 'Refuse',
  close: 'Close',
  granted: 'You accepted on {{when}}.',
  denied: 'You refused on {{when}}.',
  signal:
    'Your browser sends the Global Privacy Control signal. We honour it as a no: no outside service counts your visit.',
  saved: 'Your choice is saved.',
};

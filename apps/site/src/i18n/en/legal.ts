/** Headings of the privacy policy and the terms of service; their texts are in content. */
export const legal = {
  lastUpdated: 'Last updated: {{date}}',
  sections: 'On this page',
  privacy: {
    title: 'Privacy policy',
    description:
      'What personal information the Lac St-Louis Lions collect about players and families, why, for how long, and your rights under Quebec law.',
    lead: 'What we know about players and families, why, for how long, and what you may ask of us.',
  },
  terms: {
    title: 'Terms of service',
    description:
      'The terms of the Lac St-Louis Lions’ programs and website: registration, conduct, safety, media and liability.',
    lead: 'What the club and its families can expect of each other, at the rink and on this website.',
    readPrivacy: 'Read the privacy policy',
    goHome: 'Go to the home page',
  },
};

/** Consent to a third-party page-view script; shown only where one is configured. */
export const consent = {
  choices: 'Privacy choices',
  question: 'May an outside service count your visit?',
  text: 'Its script shows the club which pages are viewed. It loads only if you accept, and you can change your mind at any time.',
  policy: 'Privacy policy',
  accept: 'Accept',
  refuse: 'Decline',
  close: 'Close',
  granted: 'You accepted on {{when}}.',
  denied: 'You declined on {{when}}.',
  signal:
    'Your browser sends the Global Privacy Control signal. We honour it as a no: no outside service counts your visit.',
  saved: 'Your choice has been saved.',
};

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

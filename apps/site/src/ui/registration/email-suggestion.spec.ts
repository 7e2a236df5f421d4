import { suggestedEmail } from './email-suggestion';

describe('a suggested address', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.ca', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmail.con', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.ca', 'yahoo.ca'],
    ['icloud.con', 'icloud.com'],
    ['videotron.ac', 'videotron.ca'],
    ['sympatco.ca', 'sympatico.ca'],
  ])('replaces %s by %s', (typed, meant) => {
    expect(suggestedEmail(`Anne.Roy+lions@${typed} `)).toBe(`Anne.Roy+lions@${meant}`);
  });

  it.each([
    'gmail.com',
    'mail.com',
    'email.com',
    'hotmail.fr',
    'yahoo.de',
    'live.ca',
    'me.com',
    'bell.net',
    'cogeco.ca',
    'lbpsb.qc.ca',
    'umontreal.ca',
    'example.test',
  ])('is none for %s', (domain) => {
    expect(suggestedEmail(`anne@${domain}`)).toBeUndefined();
  });

  it('is none while a known domain is being typed', () => {
    const email = 'anne@gmail.com';
    for (let length = 0; length <= email.length; length += 1)
      expect(suggestedEmail(email.slice(0, length))).toBeUndefined();
  });
});

import { VALIDATION } from '../contract/validation-message.js';
import { eventDays, type ClubEvent } from './club-days.js';
import { type ClubField, clubText } from './club-field.js';
import { CLUB_FIELD_NAMES, CLUB_KEYS, clubFields, isAnnounced } from './club-settings.js';
import { readClubValue } from './club-value.js';
import { STANDARD_CLUB, standardClub } from './standard-club.js';

const SEASON = {
  label: { en: 'Fall 2027', fr: 'Automne 2027' },
  years: { en: '2027-28', fr: '2027-2028' },
  firstDay: '2027-08-20',
  lastDay: '2028-04-30',
};
const ANNOUNCEMENT = {
  text: { en: 'The rink is closed', fr: 'L’aréna est fermé' },
  firstDay: '2027-11-01',
  lastDay: '2027-11-10',
};
const EVENT = { name: { en: 'Gala', fr: 'Gala' }, firstDay: '2027-11-10' };
const refused = (field: string, message: string) => [{ field, message }];

describe('a value of a club setting', () => {
  it('keeps what is filled in, trimmed, without empty fields', () => {
    const label = { en: '  Fall 2027 ', fr: 'Automne 2027' };
    expect(readClubValue('season', { ...SEASON, label, anniversary: null })).toEqual({
      value: SEASON,
      problems: [],
    });
    const contact = { email: ' Info@Lions.Example ', phone: '514 555-0100', address: '', personTitle: null };
    expect(readClubValue('contact', contact).value).toEqual({
      email: 'info@lions.example',
      phone: '514 555-0100',
    });
    expect(readClubValue('contact', {}).value).toEqual({});
  });

  it.each(CLUB_KEYS)('is accepted as the code has it: %s', (key) => {
    const standard = STANDARD_CLUB[key];
    if (standard) expect(readClubValue(key, standard)).toEqual({ value: standard, problems: [] });
  });

  it('is the operator’s where the variables say something', () => {
    expect(standardClub({})).toEqual(STANDARD_CLUB);
    const contactEmail = 'club@lions.example';
    const [facebookUrl, instagramUrl] = ['https://facebook.example/l', 'https://instagram.example/l'];
    expect(standardClub({ contactEmail, facebookUrl, instagramUrl })).toEqual({
      ...STANDARD_CLUB,
      contact: { email: contactEmail },
      accounts: {
        accounts: [
          { name: 'Facebook', href: facebookUrl },
          { name: 'Instagram', href: instagramUrl },
        ],
      },
    });
  });

  it('keeps the rows of a list in their order, and no empty list', () => {
    const accounts = [
      { name: ' B ', href: 'https://b.example' },
      { name: 'A', href: 'https://a.example' },
    ];
    expect(readClubValue('accounts', { accounts }).value).toEqual({
      accounts: [{ name: 'B', href: 'https://b.example' }, accounts[1]],
    });
    expect(readClubValue('accounts', { accounts: [] })).toEqual({ value: {}, problems: [] });
  });

  it.each<[string, Parameters<typeof readClubValue>, { field: string; message: string }[]]>([
    [
      'an empty name in one language',
      ['season', { ...SEASON, label: { en: 'Fall 2027', fr: ' ' } }],
      refused('label.fr', VALIDATION.bothLanguages),
    ],
    [
      'a missing required text',
      ['season', { ...SEASON, years: undefined }],
      refused('years.en', VALIDATION.required),
    ],
    [
      'a last day before the first',
      ['season', { ...SEASON, lastDay: '2027-08-19' }],
      refused('lastDay', VALIDATION.daysReversed),
    ],
    [
      'one of two days that belong together',
      ['season', { ...SEASON, firstDay: '' }],
      refused('firstDay', VALIDATION.togetherRequired),
    ],
    [
      'a day that does not exist',
      ['announcement', { ...ANNOUNCEMENT, lastDay: '2027-02-30' }],
      refused('lastDay', VALIDATION.dateInvalid),
    ],
    [
      'a person without a title',
      ['contact', { personInCharge: 'Demo Person' }],
      refused('personTitle.en', VALIDATION.togetherRequired),
    ],
    [
      'an e-mail address without a top level',
      ['contact', { email: 'club@localhost' }],
      refused('email', VALIDATION.emailInvalid),
    ],
    [
      'a telephone number in words',
      ['contact', { phone: 'ask the coach' }],
      refused('phone', VALIDATION.phoneInvalid),
    ],
    ['a line break', ['contact', { address: 'one\ntwo' }], refused('address', VALIDATION.textInvalid)],
    [
      'a number that is none',
      ['season', { ...SEASON, anniversary: '51' }],
      refused('anniversary', VALIDATION.wholeNumberInvalid),
    ],
    [
      'a number above its bound',
      ['season', { ...SEASON, anniversary: 201 }],
      refused('anniversary', VALIDATION.wholeNumberInvalid),
    ],
    [
      'a text above its bound',
      ['announcement', { ...ANNOUNCEMENT, text: { en: 'x'.repeat(161), fr: 'x' } }],
      refused('text.en', VALIDATION.textTooLong),
    ],
    [
      'rows with problems, each at its field',
      [
        'accounts',
        {
          accounts: [
            { name: 'A', href: 'https://a.example' },
            { name: '', href: '/practice', colour: 'red' },
          ],
        },
      ],
      [
        ...refused('accounts.1.colour', 'Unknown field'),
        ...refused('accounts.1.name', VALIDATION.required),
        ...refused('accounts.1.href', VALIDATION.webInvalid),
      ],
    ],
    [
      'more rows than the list may have',
      ['accounts', { accounts: Array.from({ length: 9 }, () => ({ name: 'A', href: 'https://a.example' })) }],
      refused('accounts', VALIDATION.rowsTooMany),
    ],
    [
      'a list that is none',
      ['accounts', { accounts: { 0: {} } }],
      refused('accounts', VALIDATION.textInvalid),
    ],
    ['a row that is none', ['accounts', { accounts: ['A'] }], refused('accounts', VALIDATION.textInvalid)],
    [
      'a time of several days',
      ['events', { events: [{ ...EVENT, lastDay: '2027-11-11', time: '18:00 - 19:00' }] }],
      refused('events.0.time', VALIDATION.timeOfOneDay),
    ],
    [
      'an event of more than a month',
      ['events', { events: [EVENT, { ...EVENT, lastDay: '2027-12-11' }] }],
      refused('events.1.lastDay', VALIDATION.eventTooLong),
    ],
    [
      'an end before the start',
      ['events', { events: [{ ...EVENT, time: '7:00 PM - 6:00 PM' }] }],
      refused('events.0.time', VALIDATION.eventTimeInvalid),
    ],
    ['a flag that is none', ['comingSoon', { apparel: 'true' }], refused('apparel', VALIDATION.textInvalid)],
    ['an unknown field', ['contact', { fax: '1' }], refused('fax', 'Unknown field')],
    [
      'a third language',
      ['season', { ...SEASON, years: { en: '1', fr: '1', de: '1' } }],
      refused('years.de', 'Unknown field'),
    ],
    [
      'an empty required field and a wrong one, once each',
      ['announcement', { text: 3, firstDay: [], lastDay: '2027-11-10' }],
      [...refused('text', VALIDATION.textInvalid), ...refused('firstDay', VALIDATION.textInvalid)],
    ],
  ])('is refused with %s at its field', (_, [key, input], problems) => {
    expect(readClubValue(key, input)).toEqual({ problems });
  });

  it.each([
    ['https://club.example', true],
    ['https://club.example:8443/a/é?x=1&y=2#z', true],
    ['/hockey-programs/tryouts', true],
    ['/', true],
    ['http://club.example', false],
    ['javascript:alert(1)', false],
    ['https://club', false],
    ['https://user@club.example', false],
    ['//club.example', false],
    ['/\\club.example', false],
    ['/a b', false],
    ['tryouts', false],
  ])('has the link %s: %s', (link, isAccepted) => {
    const { problems } = readClubValue('announcement', { ...ANNOUNCEMENT, link });
    expect(problems).toEqual(isAccepted ? [] : refused('link', VALIDATION.linkInvalid));
  });

  it.each([null, [], 'text', 3, undefined])('is refused as a whole when it is %j', (input) => {
    expect(readClubValue('season', input).problems).not.toEqual([]);
  });
});

describe('an event', () => {
  it('has its time in one form, and at most 31 days', () => {
    const events = [
      { ...EVENT, time: '18:00 – 19:30' },
      { ...EVENT, lastDay: '2027-12-10' },
    ];
    expect(readClubValue('events', { events }).value).toEqual({
      events: [{ ...EVENT, time: '6:00 PM - 7:30 PM' }, events[1]],
    });
  });

  it.each<[ClubEvent, string[]]>([
    [EVENT, ['2027-11-10']],
    [{ ...EVENT, lastDay: '2027-11-12' }, ['2027-11-10', '2027-11-11', '2027-11-12']],
    [{ ...EVENT, firstDay: '2027-10-20', lastDay: '2027-11-02' }, ['2027-11-01', '2027-11-02']],
    [{ ...EVENT, firstDay: '2027-11-29', lastDay: '2027-12-02' }, ['2027-11-29', '2027-11-30']],
    [{ ...EVENT, firstDay: '2027-12-01' }, []],
  ])('%j has in November the days %j', (event, days) => {
    expect(eventDays(event, '2027-11-01', '2027-11-30')).toEqual(days);
  });
});

describe('links that lead to one page', () => {
  const link = (name: string, more = {}) => ({
    name: { en: name, fr: name },
    href: 'https://federation.example',
    ...more,
  });
  const note = { en: 'via the federation', fr: 'sur le site de la fédération' };

  it.each([
    ['all with a note but the page’s own link', [link('A', { note }), link('B', { note }), link('C')], []],
    ['two without a note', [link('A'), link('B', { note }), link('C')], ['links.2.note.en']],
    ['without an address', [link('A', { href: undefined }), link('B', { href: undefined })], []],
  ])('are accepted or refused: %s', (_, links, fields) => {
    const { problems } = readClubValue('leagueLinks', { links });
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });
});

describe('the text of a value', () => {
  const field = (kind: ClubField['kind']): ClubField => ({ kind, en: 'Field', fr: 'Champ' });
  const row = {
    ...field('rows'),
    fields: { name: field('words'), href: field('web'), isNested: field('flag') },
  };
  it.each<[ClubField, unknown, string]>([
    [field('line'), undefined, ''],
    [field('number'), 50, '50'],
    [field('words'), { en: 'Fall', fr: 'Automne' }, 'Fall / Automne'],
    [field('words'), { en: 'DDO', fr: 'DDO' }, 'DDO'],
    [
      row,
      [
        { name: { en: 'A', fr: 'B' }, href: 'https://a.example' },
        { name: { en: 'C', fr: 'C' }, isNested: true },
      ],
      'A / B · https://a.example; C · ✓',
    ],
  ])('of %j is %j: %s', (of, value, text) => expect(clubText(of, value)).toBe(text));
});

describe('the settings of the club', () => {
  it('use one name for fields of one name', () => {
    for (const key of CLUB_KEYS)
      for (const [name, { en, fr }] of clubFields(key)) expect(CLUB_FIELD_NAMES[name]).toEqual({ en, fr });
  });

  it.each([
    ['2027-10-31', false],
    ['2027-11-01', true],
    ['2027-11-10', true],
    ['2027-11-11', false],
  ])('announce on %s: %s', (today, isShown) => expect(isAnnounced(ANNOUNCEMENT, today)).toBe(isShown));
});

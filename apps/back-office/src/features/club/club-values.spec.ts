import { CLUB_KEYS, readClubValue, STANDARD_CLUB } from '@lions/domain';
import { clubInput, clubValues, inputId, inputName, inputNames } from './club-values';

const CONTACT = {
  phone: '514 555-0100',
  personInCharge: 'Demo Person',
  personTitle: { en: 'President', fr: 'Présidence' },
};

describe('the form of a club setting', () => {
  it('has an input for each field, two for a text in both languages', () => {
    expect(clubValues('contact', { value: CONTACT, standard: {} })).toEqual({
      'value.email': '',
      'value.phone': '514 555-0100',
      'value.address': '',
      'value.personInCharge': 'Demo Person',
      'value.personTitle.en': 'President',
      'value.personTitle.fr': 'Présidence',
    });
  });

  it('shows the code’s value while none is saved, and an empty form where the code has none', () => {
    expect(clubValues('season', { value: null, standard: STANDARD_CLUB.season })).toMatchObject({
      'value.label.fr': 'Automne 2025',
      'value.anniversary': '50',
      'value.firstDay': '',
    });
    expect(Object.values(clubValues('announcement', { value: null, standard: null })).join('')).toBe('');
  });

  it.each(CLUB_KEYS)('sends back what it shows: %s', (key) => {
    const value = { ...STANDARD_CLUB, contact: CONTACT, announcement: ANNOUNCEMENT, accounts: ACCOUNTS }[key];
    const input = clubInput(key, clubValues(key, { value, standard: null }));
    expect(readClubValue(key, input)).toEqual({ value, problems: [] });
  });

  it('holds the rows of a list', () => {
    expect(clubValues('accounts', { value: ACCOUNTS, standard: null })).toEqual({
      'value.accounts': [{ name: 'Network', href: 'https://network.example' }],
    });
  });

  it.each([
    ['label.fr', 'value.label.fr', 'club-season_value.label.fr'],
    ['value.label.fr', 'value.label.fr', 'club-season_value.label.fr'],
    ['value.links.12.name.fr', ['value.links', 12, 'name.fr'], 'club-season_value.links_12_name.fr'],
  ])('has the input of the field %s', (field, name, id) => {
    expect(inputName(field)).toEqual(name);
    expect(inputId('season', name)).toBe(id);
  });

  it('names every input of some values, also of a row alone', () => {
    const rows: Record<string, string>[] = [];
    rows[1] = { 'name.fr': 'x' };
    expect(inputNames({ 'value.text.en': '', 'value.links': rows })).toEqual([
      'value.text.en',
      'value.links',
      ['value.links', 1, 'name.fr'],
    ]);
  });

  it.each([
    ['51', 51],
    [' 51 ', 51],
    ['', null],
    ['5x', '5x'],
  ])('takes the number %j as %j', (text, number) => {
    expect(clubInput('season', { 'value.anniversary': text }).anniversary).toBe(number);
  });
});

const ACCOUNTS = { accounts: [{ name: 'Network', href: 'https://network.example' }] };
const ANNOUNCEMENT = {
  text: { en: 'The rink is closed', fr: 'L’aréna est fermé' },
  firstDay: '2027-11-01',
  lastDay: '2027-11-10',
};

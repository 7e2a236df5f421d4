import { withoutPeople } from './erased-people.js';

const PERSON = {
  playerName: 'Zoé Tremblay-O’Brien',
  parentName: 'Marie de la Tour',
  parentEmail: 'Marie.Tour+hockey@example.test',
  parentPhone: '+1 (514) 555-0123 poste 4',
};
const erased = withoutPeople([PERSON]);

describe('a text loses', () => {
  it.each([
    ['Zoé forgot her gloves.', '[…] forgot her gloves.'],
    ['ZOE, zoé, Zoe\u0301!', '[…], […], […]!'],
    ["Is this Zoé's stick?", "Is this […]'s stick?"],
    ['Zoé Tremblay-O’Brien plays.', '[…] plays.'],
    ['zoe  tremblay o‘brien', '[…]'],
    ['Tremblay; OBrien; O´Brien', '[…]; […]; […]'],
    ['Ask Marie de la Tour', 'Ask […]'],
    ['écrire à marie.tour+HOCKEY@example.test, merci', 'écrire à […], merci'],
    ['Tél. 514 555-0123 ou 1-514-555-0123', 'Tél. […] ou […]'],
    ['(514)555.0123', '([…]'],
    ['５１４ ５５５ ０１２３', '[…]'],
  ])('%j', (text, expected) => expect(erased(text)).toBe(expected));

  it('no part of a longer word, number or address', () => {
    const text = 'Zoélie et Mariette de la ligue: 15145550123456, anne-marie.tour+hockey@example.testing';
    expect(erased(text)).toBe(text.replace('marie.', '[…].').replace('tour', '[…]'));
  });

  it('no article, and no name of two letters that stands alone', () => {
    const li = withoutPeople([{ ...PERSON, playerName: 'Bo Li', parentName: 'Ana van der Berg' }]);
    expect(li('Le li est à Bo. Bo Li, van de la rue')).toBe('Le li est à Bo. […], van de la rue');
  });

  it('nothing when the people have no name, address or number that could be found', () => {
    const none = withoutPeople([{ playerName: '-', parentName: null, parentEmail: '', parentPhone: '911' }]);
    expect(none('Call 911 - now')).toBe('Call 911 - now');
    expect(withoutPeople([])('Zoé')).toBe('Zoé');
  });
});

it('a text never grows, so that it still fits its column', () => {
  const bob = withoutPeople([{ ...PERSON, playerName: 'Bob' }]);
  expect(bob('Bob')).toHaveLength('Bob'.length);
});

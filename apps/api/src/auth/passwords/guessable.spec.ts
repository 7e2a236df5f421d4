import { isGuessable, type PasswordOwner } from './guessable.js';

const JEAN: PasswordOwner = {
  firstName: 'Jean-Félix',
  lastName: 'Tremblay',
  username: 'jeantremblay',
  email: 'jf.tremblay77@club.example',
};

const guessable = async (passwords: readonly string[], owner?: PasswordOwner) => {
  const found = await Promise.all(passwords.map((password) => isGuessable(password, owner)));
  return passwords.filter((_, index) => found[index]);
};

/** Words of a list without commas. */
const list = (text: string) => text.trim().split(/\s+/);

describe('a guessable password', () => {
  it.each([
    [
      'among the most common',
      list('password football1 iloveyou2 trustno1 1qaz2wsx qwertyuiop princess 12071984'),
    ],
    [
      'a common word with digits, years and signs',
      list('letmein12 monkey12 Summer2026 dragon!2026 2026-Shadow'),
    ],
    ['a common word in any case and spelling', list('PASSWORD Pass-Word1 P@ssw0rd P@$$w0rd2026 Sunsh1ne!')],
    [
      'common in French',
      list('motdepasse Motdepasse1 Bonjour123 azerty123 Soleil2026 jetaime1 chouchou doudou123'),
    ],
    [
      'made of the words of the club',
      list(
        'lions2026 lacstlouis1 LionsHockey hockeyhockey Canadiens1 québec2026 gohabsgo Goalie123 CoachLions!',
      ),
    ],
    [
      'a month, a day or a season',
      [...list('octobre2026 Février26 Winter25! printemps printemps2026'), 'été 2026'],
    ],
    [
      'one repeated sign or piece',
      [...list('aaaaaaaa ######## abababab 123123123 1984198419841984'), ' '.repeat(9)],
    ],
    ['a sequence', list('abcdefgh hgfedcba 01234567 98765432 asdfghjk poiuytre azertyui abcdefgh12')],
    [
      'spaces, or short without them',
      [' '.repeat(8), 'password ', ' abc12  ', '\u00a0\u00a0\u00a0\u00a0a\u00a0\u00a0\u00a0'],
    ],
  ])('is %s', async (_, passwords) => {
    expect(await guessable(passwords)).toEqual(passwords);
  });

  it("is made of its owner's names, user name or e-mail", async () => {
    const own = [
      'jeantremblay',
      'JeanTremblay1',
      'tremblay2026',
      'Félix-Tremblay!',
      'felixjean77',
      'jf.tremblay77',
      'jf.tremblay77@club.example',
      'tremblaylions',
    ];
    expect(await guessable(own, JEAN)).toEqual(own);
    expect(await guessable(own)).toEqual(['tremblay2026']);
  });

  it('is no sentence, no drawn text and no text of signs', async () => {
    const good = [
      'correct horse battery',
      'a superadmin of the tests',
      'the goalie eats blue soup',
      'Été à Québec 99 fois',
      'd8Kq2_vZ',
      'h7s9-2k4p',
      '48151623422',
      'pQ9vKx2mTz4L',
      '%#&^!)@(_+=~',
      '\u{1f3d2}\u{1f981}\u{1f945}\u{1f308}\u{1f37f}\u{1f680}\u{1f419}\u{1f9c0}',
      'Ба́бушка печёт',
    ];
    expect(await guessable(good, JEAN)).toEqual([]);
  });
});

import { LIMITS, searchable } from '@lions/domain';
import type { AdminUser } from '../accounts/admin-user.entity.js';

/** Whose password it is: their own names are the first guesses. */
export type PasswordOwner = Pick<AdminUser, 'firstName' | 'lastName' | 'username' | 'email'>;

/** Words of a hockey club and of its calendar in both languages, and French ones that the list of common ones lacks. */
const LOCAL_WORDS = `
  lion lions lac stlouis saintlouis lheq habs canadien canadiens montreal quebec canada club team teams equipe equipes
  hockey goal goalie goalies gardien gardienne skater joueur joueuse player puck rondelle patin patins skate arena
  coach coaches entraineur entraineure tryout tryouts selection selections practice practices pratique pratiques
  season saison winter spring summer fall autumn hiver printemps ete automne
  january february march april may june july august september october november december
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
  admin superadmin administrateur password passe motdepasse welcome bienvenue bonjour bonsoir salut coucou merci
  soleil amour jetaime chouchou doudou loulou azerty test demo the les and our nos go de du des la le les
`
  .trim()
  .split(/\s+/);

/** Rows of keyboards, the alphabet and the digits. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Signs typed in place of letters. */
const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Digits in a guess beside its letters: a whole date. */
const MOST_ADDED = 8;
/** Shorter words are part of too many others. */
const LEAST_LETTERS = 3;

/** Lower-case base letters and digits only. */
const plain = (text: string) => searchable(text).replaceAll(' ', '');
const lettersOf = (text: string) => text.replace(/\P{Letter}/gu, '');
/** 'hockeyhockey' is as good a guess as 'hockey'. */
const withoutRepeats = (text: string) => text.replace(/^(.+?)\1+$/u, '$1');

/** Words that a guesser tries: the password itself, its letters, and its letters where signs replace some. */
function guessesAt(password: string): string[] {
  const whole = plain(password);
  const word = password.replace(/^[^\p{Letter}@$]+|[^\p{Letter}@$]+$/gu, '');
  const spelled = plain(word.replace(/[@4310$5]/g, (sign) => LETTER_OF[sign] ?? sign));
  const words = [lettersOf(whole), lettersOf(spelled)].filter(
    (letters) => letters.length >= LEAST_LETTERS && whole.length - letters.length <= MOST_ADDED,
  );
  return [whole, ...words].flatMap((guess) => [guess, withoutRepeats(guess)]).filter((guess) => guess !== '');
}

/** The owner's names, whole and in parts. */
function wordsOf({ firstName, lastName, username, email }: PasswordOwner): string[] {
  const names = [firstName, lastName, username, email, email.split('@')[0] ?? ''];
  return names
    .flatMap((name) => [name, ...searchable(name).split(' ')])
    .flatMap((name) => [plain(name), lettersOf(plain(name))])
    .filter((word) => word.length >= LEAST_LETTERS);
}

/** Whether words of the list make up the whole text: 'lions' and 'hockey' make 'hockeylions'. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (const end of ends)
    for (const word of words) if (text.startsWith(word, end)) ends.add(end + word.length);
  return ends.has(text.length);
}

/** Some 49,000 passwords, the commonest first. Loaded when a password is set: few processes ever need it. */
async function commonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

/**
 * Whether a password is among the first guesses: a common one, one made of words of the club or of its owner's names,
 * a repeated sign or a sequence; each in any case, and with digits, years or signs added.
 */
export async function isGuessable(password: string, owner: PasswordOwner | undefined): Promise<boolean> {
  const trimmed = password.normalize('NFKC').trim();
  if ([...trimmed].length < LIMITS.password.min || /^(.{1,8})\1+$/su.test(trimmed)) return true;
  const guesses = guessesAt(trimmed);
  const common = await commonPasswords();
  const words = owner ? [...LOCAL_WORDS, ...wordsOf(owner)] : LOCAL_WORDS;
  return guesses.some(
    (guess) =>
      common.includes(guess) ||
      isMadeOf(guess, words) ||
      SEQUENCES.some((sequence) => sequence.includes(guess)),
  );
}

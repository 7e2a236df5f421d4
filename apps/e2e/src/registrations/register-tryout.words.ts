import { REGISTRATION_WORDS } from '../support/registration.words.ts';
import type { Language } from '../support/words.ts';

const NBSP = '\u00a0';

const en = {
  ...REGISTRATION_WORDS.en,
  register: 'Register for tryouts',
  mine: 'See your registrations',
  registerHere: 'Register for this session',
  joinHere: 'Join this waiting list',
  policy: 'Privacy policy',
  noneYet: 'No players registered yet',
  age: 'Year of birth, or age',
  phone: 'Phone (optional)',
  addChild: 'Add another child',
  sendTwo: 'Register 2 players',
  spotsLeft: '2 spots left.',
  copy: 'Copy links',
  copied: 'Links copied',
  myRegistrations: 'My registrations',
  session: 'Session',
  sessionRequired: 'Please choose a session',
  ageRequired: 'Enter an age of 4 to 25, or a year of birth',
  closed: 'Registration for this session is closed.',
  otherSession: 'You can choose another session above: what you typed is still here.',
  howToTakePart: 'The team’s page shows what is open and how to take part.',
  back: 'Back to the team',
  gone: 'This date is no longer on the schedule.',
  takePart: 'Online registration is not open for this team.',
};

const fr: typeof en = {
  ...REGISTRATION_WORDS.fr,
  register: 'S’inscrire au camp de sélection',
  mine: 'Voir vos inscriptions',
  registerHere: 'S’inscrire sur cette séance',
  joinHere: 'S’inscrire sur cette liste d’attente',
  policy: 'Politique de confidentialité',
  noneYet: 'Aucun joueur inscrit pour le moment',
  age: 'Année de naissance ou âge',
  phone: 'Téléphone (facultatif)',
  addChild: 'Ajouter un autre enfant',
  sendTwo: 'Inscrire 2 joueurs',
  spotsLeft: `Il reste 2${NBSP}places.`,
  copy: 'Copier les liens',
  copied: 'Liens copiés',
  myRegistrations: 'Mes inscriptions',
  session: 'Séance',
  sessionRequired: 'Veuillez choisir une séance',
  ageRequired: 'Entrez un âge de 4 à 25 ans ou une année de naissance',
  closed: 'Les inscriptions à cette séance sont fermées.',
  otherSession: `Vous pouvez choisir une autre séance plus haut${NBSP}: ce que vous avez saisi est toujours là.`,
  howToTakePart: 'La page de l’équipe montre ce qui est ouvert et comment participer.',
  back: 'Retour à l’équipe',
  gone: 'Cette date n’est plus à l’horaire.',
  takePart: 'L’inscription en ligne n’est pas ouverte pour cette équipe.',
};

/** Texts of the form, repeated here as in words.ts. */
export const FORM_WORDS: Record<Language, typeof en> = { en, fr };

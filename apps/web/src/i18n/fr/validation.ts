import { LIMITS, type ValidationKey } from '@lions/domain';

/** Typed by the table of rules: a rule without a French sentence does not compile. */
export const validation: Record<ValidationKey, string> = {
  required: 'Obligatoire',
  credentialsRequired: 'Veuillez entrer le nom d’utilisateur et le mot de passe',
  firstNameRequired: 'Le prénom est obligatoire',
  lastNameRequired: 'Le nom de famille est obligatoire',
  usernameInvalid: `Le nom d’utilisateur doit compter de ${LIMITS.username.min} à ${LIMITS.username.max} lettres, chiffres, points, traits d’union ou traits de soulignement`,
  emailInvalid: 'Adresse courriel invalide',
  passwordTooShort: `Le mot de passe doit compter au moins ${LIMITS.password.min} caractères`,
  roleInvalid: 'Le rôle doit être coach ou superadmin',
  teamNameRequired: 'Le nom de l’équipe est obligatoire',
  teamNameTooLong: `Le nom de l’équipe doit compter au plus ${LIMITS.teamName} caractères`,
  leagueInvalid: 'La ligue doit être lheq ou m18aaa',
  dateInvalid: 'Date invalide',
  dateOutOfRange: `La date doit se situer entre ${LIMITS.sessionPastMonths} mois en arrière et ${LIMITS.sessionFutureMonths} mois à venir`,
  timeInvalid:
    'L’heure doit avoir la forme «\u00a06:00 PM - 7:30 PM\u00a0», par tranches de 15\u00a0minutes de 7\u00a0h\u00a000 à 21\u00a0h\u00a000, et finir après avoir commencé',
  daysInvalid: `De 1 à ${LIMITS.sessionsAtOnce}\u00a0jours différents`,
  rangeInvalid: `Le dernier jour doit suivre le premier, au plus ${LIMITS.sessionPastMonths + LIMITS.sessionFutureMonths}\u00a0mois plus tard`,
  locationRequired: 'Le lieu est obligatoire',
  playerNameRequired: 'Le nom du joueur est obligatoire',
  parentNameRequired: 'Le nom du parent est obligatoire',
  positionRequired: 'Veuillez choisir une position',
  ageRequired: 'Entrez un âge de 4 à 25 ans ou une année de naissance',
  phoneInvalid: 'Numéro de téléphone invalide',
  reasonRequired: 'Une raison est requise pour confirmer avant la liste d’attente',
  tooManyPlayers: `Au plus ${LIMITS.playersPerTeam} joueurs`,
  playerNameInvalid: `Chaque nom doit compter de 1 à ${LIMITS.playerName} caractères sur une seule ligne`,
  textTooLong: 'Ce texte est trop long',
  textInvalid: 'Ce texte contient des caractères qui ne peuvent pas être affichés',
  wholeNumberInvalid: 'Doit être un nombre entier dans les limites permises',
};

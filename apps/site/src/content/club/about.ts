import { type Localized, type Picture, same } from '../localized';

/** The team photo of the about page: a drawing until there is a photograph. */
export const TEAM_PICTURE: Picture = {
  file: 'about-team.svg',
  alt: {
    en: 'Drawing of a hockey team on the ice in two rows, in royal blue jerseys with gold stripes, a goaltender at each end of the front row',
    fr: 'Dessin d’une équipe de hockey sur la glace, en deux rangées, vêtue de chandails bleu royal à rayures or, avec un gardien à chaque bout de la première rangée',
  },
  width: 1160,
  height: 480,
};

/** Facts about the club, one per line. */
export const CLUB_FACTS: { name: Localized; text: Localized }[] = [
  {
    name: { en: 'Founder', fr: 'Fondateur' },
    text: { en: 'The late Brian McKeown', fr: 'Feu Brian McKeown' },
  },
  {
    name: { en: 'Home rink', fr: 'Aréna' },
    text: { en: 'Dollard Civic Centre', fr: 'Centre civique de Dollard' },
  },
  {
    name: { en: 'Home base', fr: 'Port d’attache' },
    text: {
      en: 'Dollard-Des Ormeaux, in the West Island of Montreal',
      fr: 'Dollard-Des Ormeaux, dans l’Ouest-de-l’Île de Montréal',
    },
  },
  {
    name: { en: 'Championships', fr: 'Championnats' },
    text: { en: 'Ten since 1976', fr: 'Dix depuis 1976' },
  },
];

/** An event of the club's history. */
interface Milestone {
  /** A year, or a season. */
  when: Localized;
  title: Localized;
  text: Localized;
}

/**
 * In order of time. Sources: Montreal Gazette (1976), RDS (1981 to 2011), The Hockey News (2011), NHL.com
 * (2025).
 */
export const MILESTONES: Milestone[] = [
  {
    when: same('1976'),
    title: { en: 'The Lions are born', fr: 'Naissance des Lions' },
    text: {
      en: 'Brian McKeown founds the club in the West Island of Montreal.',
      fr: 'Brian McKeown fonde le club dans l’Ouest-de-l’Île de Montréal.',
    },
  },
  {
    when: same('1981'),
    title: { en: 'National champions', fr: 'Champions nationaux' },
    text: {
      en: 'The first of the club’s three national midget titles.',
      fr: 'Le premier des trois titres nationaux midget du club.',
    },
  },
  {
    when: same('1985'),
    title: { en: 'A second national title', fr: 'Un deuxième titre national' },
    text: {
      en: 'In the 1985 playoffs Éric Couvrette puts up 27 points and Denis Poissant adds 19 assists, club records that still stood in 2007.',
      fr: 'Dans les séries éliminatoires de 1985, Éric Couvrette récolte 27\u00a0points et Denis Poissant, 19\u00a0mentions d’aide\u00a0: des records du club qui tenaient toujours en 2007.',
    },
  },
  {
    when: same('1992'),
    title: { en: 'A third national title', fr: 'Un troisième titre national' },
    text: {
      en: 'Champions once more, in the club’s second decade.',
      fr: 'De nouveau champions, dans la deuxième décennie du club.',
    },
  },
  {
    when: { en: '2007-08', fr: '2007-2008' },
    title: { en: 'Sixteen wins in a row', fr: 'Seize victoires de suite' },
    text: {
      en: 'The team passes the mark of 15 set in 1984-85. In goal, Louis Boileau-Domingue wins 21 games, a league record at the time.',
      fr: 'L’équipe dépasse la marque de 15 établie en 1984-1985. Devant le filet, Louis Boileau-Domingue signe 21\u00a0victoires, un record de la ligue à l’époque.',
    },
  },
  {
    when: same('2011'),
    title: {
      en: 'Jimmy-Ferrari Cup and national bronze',
      fr: 'Coupe Jimmy-Ferrari et médaille de bronze nationale',
    },
    text: {
      en: 'A cup to lift and a national medal, in the same year.',
      fr: 'Une coupe à soulever et une médaille nationale, la même année.',
    },
  },
  {
    when: same('2025'),
    title: { en: 'The 50th season begins', fr: 'La 50e saison commence' },
    text: {
      en: 'Five jerseys are retired at the home opener on September 5, before about 1,850 people.',
      fr: 'Cinq chandails sont retirés au match d’ouverture à domicile du 5\u00a0septembre, devant environ 1\u00a0850\u00a0personnes.',
    },
  },
];

/** The evening of the five retired jerseys; their players are in content/alumni.ts. */
export const HOME_OPENER = {
  year: 2025,
  text: {
    en: 'On September 5, 2025, about 1,850 people came to the home opener of the 50th season and saw the jerseys of five Lions retired.',
    fr: 'Le 5\u00a0septembre\u00a02025, environ 1\u00a0850\u00a0personnes ont assisté au match d’ouverture à domicile de la 50e saison et au retrait des chandails de cinq Lions.',
  },
  sources: {
    en: 'Sources: NHL.com, The Hockey News, Montreal Gazette.',
    fr: 'Sources\u00a0: NHL.com, The Hockey News, Montreal Gazette.',
  },
};

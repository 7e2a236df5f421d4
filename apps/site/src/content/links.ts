import { VENUES, venueMapUrl } from '@lions/domain';
import { same, type Localized } from './localized';

/** A link to another site or, without an address, one that is not available yet. */
export interface UsefulLink {
  name: Localized;
  /** https; the French page where the site has one. */
  href?: Localized;
  /** Where it leads, when that is a substitute page; else a remark. */
  note?: Localized;
  /** Nested links. */
  nested?: UsefulLink[];
}

export interface LinkSection {
  /** Its anchor on the page. */
  id: string;
  name: Localized;
  links: UsefulLink[];
}

/* Only verified addresses. Where none is known, the link leads to the nearest existing page and its note
   says so: when the right address is known, enter it and remove the note. */
const HOCKEY_QUEBEC = {
  href: same('https://www.hockey.qc.ca'),
  note: { en: 'via Hockey Quebec', fr: 'sur le site de Hockey Québec' },
};
const HOCKEY_CANADA_HOME: Localized = {
  en: 'https://www.hockeycanada.ca/en-ca/home',
  fr: 'https://www.hockeycanada.ca/fr-ca/home',
};
const HOCKEY_CANADA = {
  href: HOCKEY_CANADA_HOME,
  note: { en: 'via Hockey Canada', fr: 'sur le site de Hockey Canada' },
};

/** A maps search, for places without a verified address. */
const mapSearch = (query: string): Localized =>
  same(`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`);

const ARENAS = [
  'dollard-civic-centre',
  'sportplexe-pierrefonds',
  'beaconsfield',
  'mount-royal',
  'bob-birnie',
];

const arenaLinks = VENUES.filter(({ id }) => ARENAS.includes(id)).map((venue): UsefulLink => ({
  name: venue.name,
  href: same(venueMapUrl(venue)),
  note: { en: `${venue.city.en}, on the map`, fr: `${venue.city.fr}, sur la carte` },
}));

/** Every section of the page, in order. */
export const LINK_SECTIONS: LinkSection[] = [
  {
    id: 'lions-teams',
    name: { en: 'Lions team related', fr: 'Pour les équipes des Lions' },
    links: [
      { name: { en: 'Video analysis', fr: 'Analyse vidéo' }, ...HOCKEY_CANADA },
      { name: { en: 'Coaching app', fr: 'Application pour entraîneurs' }, ...HOCKEY_CANADA },
      { name: { en: 'Dressing room policy', fr: 'Politique sur les vestiaires' }, ...HOCKEY_CANADA },
      {
        name: { en: 'Dressing room FAQ', fr: 'Foire aux questions sur les vestiaires' },
        ...HOCKEY_CANADA,
      },
      { name: { en: 'Code of conduct', fr: 'Code de conduite' } },
      { name: { en: 'Manager handbook', fr: 'Guide de gérance d’équipe' } },
    ],
  },
  {
    id: 'facilities',
    name: { en: 'Facilities', fr: 'Installations' },
    links: [
      ...arenaLinks,
      {
        name: { en: 'Gym', fr: 'Centre de conditionnement physique' },
        href: mapSearch('gym, Dollard-Des Ormeaux, Quebec'),
        note: { en: 'gyms in Dollard-Des Ormeaux, on the map', fr: 'à Dollard-Des Ormeaux, sur la carte' },
      },
    ],
  },
  {
    id: 'equipment',
    name: { en: 'Equipment and gear', fr: 'Équipement' },
    links: [
      {
        name: { en: 'Used sports equipment store', fr: 'Magasin d’équipement de sport usagé' },
        href: mapSearch('used sports equipment, West Island, Montreal, Quebec'),
        note: { en: 'stores in the West Island, on the map', fr: 'dans l’Ouest-de-l’Île, sur la carte' },
      },
    ],
  },
  {
    id: 'local-associations',
    name: { en: 'Local hockey associations', fr: 'Associations locales de hockey' },
    links: [
      { name: same('MRO'), ...HOCKEY_QUEBEC },
      { name: { en: 'St Laurent', fr: 'Saint-Laurent' }, ...HOCKEY_QUEBEC },
      { name: { en: 'Cote St Luc', fr: 'Côte-Saint-Luc' }, ...HOCKEY_QUEBEC },
      { name: same('DDO'), ...HOCKEY_QUEBEC },
      { name: { en: 'West Island', fr: 'Ouest-de-l’Île (West Island)' }, ...HOCKEY_QUEBEC },
      { name: same('Pierrefonds'), ...HOCKEY_QUEBEC },
      { name: same('Lakeshore'), ...HOCKEY_QUEBEC },
      { name: same('Lachine'), ...HOCKEY_QUEBEC },
      { name: { en: 'Full Quebec list', fr: 'Liste complète pour le Québec' }, ...HOCKEY_QUEBEC },
    ],
  },
  {
    id: 'regional-associations',
    name: { en: 'Regional associations', fr: 'Associations régionales' },
    links: [
      { name: { en: 'Lac St Louis', fr: 'Lac St-Louis' }, ...HOCKEY_QUEBEC },
      { name: same('North Stars'), ...HOCKEY_QUEBEC },
      { name: same('Grizzlies'), ...HOCKEY_QUEBEC },
      { name: same('Chacals'), ...HOCKEY_QUEBEC },
    ],
  },
  {
    id: 'junior-and-college',
    name: { en: 'Junior and college hockey', fr: 'Hockey junior et collégial' },
    links: [
      {
        name: { en: 'CHL', fr: 'LCH' },
        href: same('https://chl.ca'),
        note: { en: 'Canadian Hockey League', fr: 'Ligue canadienne de hockey' },
        nested: [
          {
            name: { en: 'QMJHL', fr: 'LHJMQ' },
            href: { en: 'https://theqmjhl.ca', fr: 'https://chl.ca/lhjmq/' },
          },
          { name: same('OHL'), href: same('https://ohl.ca') },
          { name: same('WHL'), href: same('https://whl.ca') },
        ],
      },
      { name: same('NAHL'), href: same('https://www.nahl.com') },
      { name: same('USHL'), href: same('https://www.ushl.com') },
      { name: same('NCAA'), href: same('https://www.ncaa.com') },
      { name: same('U.S. College Hockey Online'), href: same('https://www.uscho.com') },
      { name: same('College Hockey News'), href: same('https://www.collegehockeynews.com') },
    ],
  },
  {
    id: 'leagues',
    name: { en: 'League information', fr: 'Ligues et fédérations' },
    links: [
      { name: { en: 'M18 AAA league', fr: 'Ligue M18 AAA' }, ...HOCKEY_QUEBEC },
      { name: same('LHEQ'), ...HOCKEY_QUEBEC },
      { name: same('Hockey Canada'), href: HOCKEY_CANADA_HOME },
      { name: { en: 'Hockey Quebec', fr: 'Hockey Québec' }, href: HOCKEY_QUEBEC.href },
    ],
  },
  {
    id: 'professional',
    name: { en: 'Professional hockey', fr: 'Hockey professionnel' },
    links: [
      {
        name: { en: 'NHL', fr: 'LNH' },
        href: { en: 'https://www.nhl.com', fr: 'https://www.nhl.com/fr' },
      },
      { name: { en: 'AHL', fr: 'Ligue américaine (LAH)' }, href: same('https://theahl.com') },
      { name: same('ECHL'), href: same('https://echl.com') },
      { name: same('KHL'), href: same('https://www.khl.ru') },
      {
        name: { en: 'Swiss league', fr: 'Ligue suisse' },
        href: same('https://www.nationalleague.ch'),
        note: same('National League'),
      },
      {
        name: { en: 'Swedish league', fr: 'Ligue suédoise' },
        href: same('https://www.shl.se'),
        note: same('SHL'),
      },
      {
        name: { en: 'Finnish league', fr: 'Ligue finlandaise' },
        href: same('https://liiga.fi'),
        note: same('Liiga'),
      },
      {
        name: { en: 'Czech league', fr: 'Ligue tchèque' },
        href: same('https://www.hokej.cz'),
        note: { en: 'via hokej.cz', fr: 'sur hokej.cz' },
      },
      {
        name: { en: 'List of all leagues', fr: 'Liste de toutes les ligues' },
        href: same('https://www.eliteprospects.com/leagues'),
        note: { en: 'via Elite Prospects', fr: 'sur Elite Prospects' },
      },
    ],
  },
];

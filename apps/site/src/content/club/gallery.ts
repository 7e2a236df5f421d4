import type { Localized, Picture } from '../localized';

/** A picture on the wall of celebrations; its caption is shown on hover, focus or press. */
export interface GalleryPicture {
  picture: Picture;
  caption: Localized;
}

const drawing = (file: string, alt: Localized): Picture => ({ file, alt, width: 640, height: 400 });

/** The golf tournament of the 50th anniversary, in seven pictures. */
export const GOLF_GALLERY: GalleryPicture[] = [
  {
    picture: drawing('gallery-flag.svg', {
      en: 'A golf ball on the green, near a flag with the number 50',
      fr: 'Une balle de golf sur le vert, près d’un drapeau portant le nombre 50',
    }),
    caption: {
      en: 'Fifty years flying over the green.',
      fr: 'Cinquante ans flottent au-dessus du vert.',
    },
  },
  {
    picture: drawing('gallery-tee.svg', {
      en: 'A hockey puck set on a golf tee, in the grass',
      fr: 'Une rondelle de hockey posée sur un té de golf, dans l’herbe',
    }),
    caption: {
      en: 'Old habits: a puck where the ball should be.',
      fr: 'Vieille habitude\u00a0: une rondelle à la place de la balle.',
    },
  },
  {
    picture: drawing('gallery-cart.svg', {
      en: 'The silhouette of a golf cart in front of the sun, two hockey sticks in its bag',
      fr: 'La silhouette d’une voiturette de golf devant le soleil, deux bâtons de hockey dans son sac',
    }),
    caption: {
      en: 'The line change takes a little longer on grass.',
      fr: 'Sur l’herbe, les changements de trio prennent un peu plus de temps.',
    },
  },
  {
    picture: drawing('gallery-stick.svg', {
      en: 'The blade of a hockey stick behind a golf ball on its tee',
      fr: 'La palette d’un bâton de hockey derrière une balle de golf sur son té',
    }),
    caption: {
      en: 'A slap shot from the first tee.',
      fr: 'Un lancer frappé du premier tertre de départ.',
    },
  },
  {
    picture: drawing('gallery-bags.svg', {
      en: 'Four golf bags in a row, a hockey stick among the clubs of each',
      fr: 'Quatre sacs de golf alignés, un bâton de hockey parmi les bâtons de golf de chacun',
    }),
    caption: {
      en: 'A foursome, ready to go.',
      fr: 'Un quatuor prêt à partir.',
    },
  },
  {
    picture: drawing('gallery-trophy.svg', {
      en: 'A gold cup with the number 50, in front of a crossed golf club and hockey stick',
      fr: 'Une coupe dorée portant le nombre 50, devant un bâton de golf et un bâton de hockey croisés',
    }),
    caption: {
      en: 'One cup for two games, and for fifty years.',
      fr: 'Une coupe pour deux sports et pour cinquante ans.',
    },
  },
  {
    picture: drawing('gallery-sunset.svg', {
      en: 'The sun setting over the water of a golf course; a flag on one bank, a stick and a puck on the other',
      fr: 'Le soleil se couche sur le plan d’eau d’un parcours de golf; un drapeau sur une rive, un bâton et une rondelle sur l’autre',
    }),
    caption: {
      en: 'Last light over the course, and a season to come.',
      fr: 'Dernières lueurs sur le parcours, et toute une saison devant soi.',
    },
  },
];

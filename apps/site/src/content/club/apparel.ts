import type { Localized, Picture } from '../localized';

/** A piece of club clothing that is not on sale yet. */
interface ApparelItem {
  name: Localized;
  text: Localized;
  picture: Picture;
}

const SIZE = { width: 480, height: 420 };

export const APPAREL: ApparelItem[] = [
  {
    name: { en: 'Jerseys', fr: 'Chandails' },
    text: {
      en: 'For game nights, on the ice and in the stands.',
      fr: 'Pour les soirs de match, sur la glace comme dans les gradins.',
    },
    picture: {
      file: 'apparel-jersey.svg',
      alt: {
        en: 'Drawing of a royal blue hockey jersey with navy shoulders, gold stripes and the lion crest',
        fr: 'Dessin d’un chandail de hockey bleu royal à épaules marine et à rayures or, orné de l’écusson au lion',
      },
      ...SIZE,
    },
  },
  {
    name: { en: 'Hoodies', fr: 'Cotons ouatés à capuchon' },
    text: { en: 'To stay warm rinkside.', fr: 'Pour rester au chaud au bord de la patinoire.' },
    picture: {
      file: 'apparel-hoodie.svg',
      alt: {
        en: 'Drawing of a navy hoodie with gold drawstrings and the word LIONS across the chest',
        fr: 'Dessin d’un coton ouaté à capuchon marine, à cordons or, avec le mot LIONS sur la poitrine',
      },
      ...SIZE,
    },
  },
  {
    name: { en: 'Caps', fr: 'Casquettes' },
    text: { en: 'For the days away from the ice.', fr: 'Pour les jours loin de la glace.' },
    picture: {
      file: 'apparel-cap.svg',
      alt: {
        en: 'Drawing of a royal blue cap with a gold brim and the lion crest',
        fr: 'Dessin d’une casquette bleu royal à visière or, ornée de l’écusson au lion',
      },
      ...SIZE,
    },
  },
];

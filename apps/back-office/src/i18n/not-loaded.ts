/** Shown when a language's texts could not be loaded, so not among them. */
export const NOT_LOADED = {
  en: { text: 'The page could not be loaded.', reload: 'Load the page again' },
  fr: { text: 'La page n’a pas pu être chargée.', reload: 'Recharger la page' },
};

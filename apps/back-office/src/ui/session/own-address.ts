import { DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { localize, splitAddress } from '@lions/web-base';

/** The language that the address names, as in '/fr/admin'; it counts for this visit only and is not stored. */
export const addressLanguage = (): Language | undefined => splitAddress(location.pathname).language;

/** The router's base path: '/fr' at an address that names French. */
export const basePath = (): string => localize('/', addressLanguage() ?? DEFAULT_LANGUAGE);

/** Address for a link outside of the router, which keeps the language of the current address. */
export const ownAddress = (path: string): string => localize(path, addressLanguage() ?? DEFAULT_LANGUAGE);

/** The current address without its language: the stored choice decides there. */
export const plainAddress = (): string =>
  splitAddress(location.pathname).path + location.search + location.hash;

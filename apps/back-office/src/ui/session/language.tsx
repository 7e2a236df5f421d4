import { isConnectionLost, lookForConnection } from '@lions/api-client';
import { isLanguage, DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { notify } from '@lions/web-base';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLanguage } from '../../i18n/load-language';
import { addressLanguage, plainAddress } from './own-address';

const YEAR_SECONDS = 31_536_000;

/** The document's language: the address's, else the visitor's choice, else the browser's. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

function remember(language: Language): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `language=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
}

type LanguageChoice = [Language, (language: Language) => void];

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Gives the views the back-office's language and its setter, which stores the choice. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  const change = (chosen: Language) => {
    const show = () => {
      remember(chosen);
      // The address would show its own language again at the next load.
      if (addressLanguage() !== undefined) return location.assign(plainAddress());
      document.documentElement.lang = chosen;
      void i18n.changeLanguage(chosen);
    };
    const reportFailure = async () => {
      // Offline, or the file is gone after a new release.
      await lookForConnection();
      const [title, text] = isConnectionLost()
        ? (['common.noConnection', 'common.noConnectionText'] as const)
        : (['common.partFailedTitle', 'common.partFailedText'] as const);
      notify({ kind: 'error', title: t(title), description: t(text) });
    };
    void loadLanguage(chosen).then(show, reportFailure);
  };
  return <LanguageContext value={[language, change]}>{children}</LanguageContext>;
}

/**
 * The back-office's language and its setter. Switching keeps all input, except at an address that names a language: that
 * one is left.
 */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage must be used within a LanguageProvider');
  return choice;
}

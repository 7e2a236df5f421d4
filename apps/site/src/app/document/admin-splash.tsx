import type { Language } from '@lions/domain';
import { Crest } from '@lions/web-base';
import { renderToStaticMarkup } from 'react-dom/server';

const LOADING: Record<Language, string> = { en: 'Loading…', fr: 'Chargement…' };

/** Shown in the back-office's document until its scripts have rendered. */
export const adminSplash = (language: Language) =>
  renderToStaticMarkup(
    <div className="splash" role="status">
      <Crest className="splash-crest" />
      <span>{LOADING[language]}</span>
    </div>,
  );

import type { PageRequest } from './page';

/**
 * The button that opens the choice about the outside service again (decisions 10); nothing where none is set up. The
 * `consent` island hears it, and shows it once it does.
 */
export function PrivacyChoices({ texts, site }: Pick<PageRequest, 'texts' | 'site'>) {
  if (!site.analytics) return null;
  return (
    <button type="button" className="privacy-choices" data-privacy-choices="">
      {texts.consent.choices}
    </button>
  );
}

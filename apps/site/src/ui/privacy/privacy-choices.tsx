import type { PageRequest } from '../page/page';

/**
 * Button that reopens the consent choice; renders nothing where no third-party script is configured. The
 * `consent` island handles it, and shows it once hydrated.
 */
export function PrivacyChoices({ texts, site }: Pick<PageRequest, 'texts' | 'site'>) {
  if (!site.analytics) return null;
  return (
    <button type="button" className="privacy-choices" data-privacy-choices="">
      {texts.consent.choices}
    </button>
  );
}

import { localize } from '../../i18n/address';
import { Island } from '../../ui/island';
import type { Page, PageRequest } from '../../ui/page';
import formCss from '../../ui/registration-form.css?inline';
import { AskLink } from './ask-link';
import css from './family.css?inline';

/** Where a family asks for its lost link; it says the same whatever happens, so it is no page to find. */
export function askLinkPage({ language, texts, site }: PageRequest): Page {
  const { ask, failed } = texts.family;
  const policyHref = localize('/privacy-policy', language);
  const props = { language, texts: { ask, failed }, contactEmail: site.contactEmail, policyHref };
  return {
    title: ask.title,
    description: ask.description,
    css: [formCss, css],
    noindex: true,
    content: <Island name="ask-link" component={AskLink} props={props} />,
  };
}

import { localize } from '../../i18n/address';
import { Island } from '../../ui/island';
import type { Page, PageRequest } from '../../ui/page';
import formCss from '../../ui/registration-form.css?inline';
import { AskLink } from './ask-link';
import { AskTheClub } from './ask-the-club';
import css from './family.css?inline';

/** Where a family asks for its lost link; it says the same whatever happens, so it is no page to find. */
export function askLinkPage(request: PageRequest): Page {
  const { ask } = request.texts.family;
  const page = { title: ask.title, description: ask.description, noindex: true };
  if (!request.site.sendsMail)
    return { ...page, css: [css], content: <AskTheClub texts={request.texts} site={request.site} /> };
  return { ...page, css: [formCss, css], content: formOf(request) };
}

function formOf({ language, texts, site }: PageRequest) {
  const { ask, failed } = texts.family;
  const policyHref = localize('/privacy-policy', language);
  const props = { language, texts: { ask, failed }, contactEmail: site.contactEmail, policyHref };
  return <Island name="ask-link" component={AskLink} props={props} />;
}

import { TERMS_OF_SERVICE } from '../../content/terms-of-service';
import { localize } from '../../i18n/address';
import type { Page, PageRequest } from '../../ui/page';
import css from './policy-document.css?inline';
import { PolicyDocument } from './policy-document';

/** The terms of service: no footer, so the ways on stand at their end (spec 2.3, 2.4). */
export function termsPage(request: PageRequest): Page {
  const { title, description, lead, readPrivacy, goHome } = request.texts.legal.terms;
  return {
    title,
    description,
    css: [css],
    hasFooter: false,
    content: (
      <>
        <PolicyDocument policy={TERMS_OF_SERVICE} title={title} lead={lead} request={request} />
        <div className="section-band policy-end">
          <p className="wrap">
            <a className="button" href={localize('/privacy-policy', request.language)}>
              {readPrivacy}
            </a>
            <a href={localize('/', request.language)}>{goHome}</a>
          </p>
        </div>
      </>
    ),
  };
}

import { localize } from '@lions/web-base';
import { PRIVACY_POLICY } from '../../content/policies/privacy-policy';
import { TERMS_OF_SERVICE } from '../../content/policies/terms-of-service';
import type { Page, PageRequest } from '../../ui/page/page';
import { PrivacyChoices } from '../../ui/privacy-notice';
import css from './policy-document.css?inline';
import { PolicyDocument } from './policy-document';

/** The privacy policy. */
export function privacyPage(request: PageRequest): Page {
  const { title, description, lead } = request.texts.legal.privacy;
  return {
    title,
    description,
    css: [css],
    content: (
      <PolicyDocument policy={PRIVACY_POLICY} title={title} lead={lead} request={request}>
        <PrivacyChoices {...request} />
      </PolicyDocument>
    ),
  };
}

/** The terms of service. The page has no footer, so its links are at the end. */
export function termsPage(request: PageRequest): Page {
  const { title, description, lead, readPrivacy, goHome } = request.texts.legal.terms;
  return {
    title,
    description,
    css: [css],
    footer: 'none',
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

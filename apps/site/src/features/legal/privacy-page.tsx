import { PRIVACY_POLICY } from '../../content/policies/privacy-policy';
import type { Page, PageRequest } from '../../ui/page/page';
import { PrivacyChoices } from '../../ui/privacy/privacy-choices';
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

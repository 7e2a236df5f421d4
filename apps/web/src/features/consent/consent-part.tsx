import type { ReactNode } from 'react';
import { localize } from '../../i18n/address';
import { Island } from '../../ui/island';
import type { PageRequest } from '../../ui/page';
import { Consent } from './consent';
import css from './consent.css?inline';

/** What a public document has for the visitor's choice: nothing at all where no outside service is set up. */
export function consentPart(request: PageRequest): { css: string[]; content: ReactNode } {
  const { site, texts, language, timeZone } = request;
  if (!site.analytics) return { css: [], content: null };
  const policyHref = localize('/privacy-policy', language);
  const props = { analytics: site.analytics, texts: texts.consent, policyHref, language, timeZone };
  return { css: [css], content: <Island name="consent" component={Consent} props={props} /> };
}

import { localize } from '@lions/web-base';
import type { ReactNode } from 'react';
import { Island } from '../../ui/page/island';
import type { PageRequest } from '../../ui/page/page';
import { Consent } from './consent';
import css from './consent.css?inline';

/** Consent part of a public document; empty where no third-party script is configured. */
export function consentPart(request: PageRequest): { css: string[]; content: ReactNode } {
  const { site, texts, language, timeZone } = request;
  if (!site.analytics) return { css: [], content: null };
  const policyHref = localize('/privacy-policy', language);
  const props = { analytics: site.analytics, texts: texts.consent, policyHref, language, timeZone };
  return { css: [css], content: <Island name="consent" component={Consent} props={props} /> };
}

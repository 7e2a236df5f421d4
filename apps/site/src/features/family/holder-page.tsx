import type { FamilyDto, ReceiptDto } from '@lions/api-client';
import { localize, qrPath } from '@lions/web-base';
import type { ReactNode } from 'react';
import { Island } from '../../ui/page/island';
import { PageProblem, type Page, type PageRequest } from '../../ui/page/page';
import { ProblemBanner } from '../../ui/page/problem-banner';
import { readJson } from '../../ui/page/public-api';
import ticketCss from '../../ui/ticket/ticket.css?inline';
import css from './family.css?inline';
import { FamilyHome } from './family-home';
import { childViews, familyView } from './family-view';
import { ReceiptHome } from './receipt-home';

/** Page data that no other address may show. */
const PRIVATE = { css: [ticketCss, css], noindex: true, isPrivate: true };

interface HolderPage<Answer> {
  /** Address of the call, without the token. */
  api: string;
  texts: { title: string; description: string; goneTitle: string };
  goneText: string;
  /** Label of the link to the page that tells how to get a link. */
  goneLink: string;
  island: (answer: Answer) => ReactNode;
}

/** The page behind a private link; the same one for a revoked, truncated or invented link. GET has no side effects. */
async function holderPage<Answer>(request: PageRequest, page: HolderPage<Answer>): Promise<Page> {
  const { title, description, goneTitle } = page.texts;
  try {
    const path = page.api + encodeURIComponent(request.params.token ?? '');
    const answer = await readJson<Answer>(request.fetchJson, path);
    return { ...PRIVATE, title, description, content: page.island(answer) };
  } catch (problem) {
    if (!(problem instanceof PageProblem && problem.kind === 'notFound')) throw problem;
    return {
      ...PRIVATE,
      status: 404,
      title: goneTitle,
      description: page.goneText,
      content: (
        <ProblemBanner title={goneTitle} text={page.goneText}>
          <a className="button button-gold" href={localize('/my', request.language)}>
            {page.goneLink}
          </a>
        </ProblemBanner>
      ),
    };
  }
}

/** Refusals that a notice explains. */
const SHOWN_ERRORS = [
  'REGISTRATION_NOT_FOUND',
  'REGISTRATION_CANCELLED',
  'REGISTRATION_OVER',
  'STILL_WAITING',
  'POSITION_POOL_FIXED',
] as const;

/** Props of both islands. */
function holderProps({ language, texts, timeZone, today }: PageRequest) {
  return {
    language,
    timeZone,
    texts: texts.family,
    newTab: texts.shell.opensInNewTab,
    thisYear: Number(today.slice(0, 4)),
    errors: Object.fromEntries(SHOWN_ERRORS.map((code) => [code, texts.errors[code]])),
    notices: { region: texts.shell.notices, dismiss: texts.shell.dismissNotice },
  };
}

/** All registrations under one e-mail address. Without a mail server the coach gives a new link. */
export function familyPage(request: PageRequest): Promise<Page> {
  const { texts, site } = request;
  const { goneText, goneByMail, goneByCoach, askAgain } = texts.family;
  return holderPage<FamilyDto>(request, {
    api: '/api/my/',
    texts: texts.family,
    goneText: `${goneText} ${site.sendsMail ? goneByMail : goneByCoach}`,
    goneLink: site.sendsMail ? askAgain : texts.receipts.howToGetIt,
    island: (answer) => {
      const shared = holderProps(request);
      const props = {
        ...shared,
        family: familyView(answer, shared),
        correctTexts: texts.receipts.correct,
      };
      return <Island name="family" component={FamilyHome} props={props} />;
    },
  });
}

/** The registrations of one request, and nothing else. */
export function receiptPage(request: PageRequest): Promise<Page> {
  const { texts, params, site, origin, path, language } = request;
  return holderPage<ReceiptDto>(request, {
    api: '/api/my/r/',
    texts: texts.receipts,
    goneText: texts.receipts.goneText,
    goneLink: texts.receipts.seeMine,
    island: ({ registrations }) => {
      const shared = holderProps(request);
      const url = origin + localize(path, language);
      const props = {
        ...shared,
        held: childViews(registrations, shared, { receipt: params.token ?? '' }),
        receiptTexts: texts.receipts,
        url,
        qr: qrPath(url),
        sendsMail: site.sendsMail ?? false,
      };
      return <Island name="receipt" component={ReceiptHome} props={props} />;
    },
  });
}

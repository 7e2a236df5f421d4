import type { FamilyDto, ReceiptDto } from '@lions/api-client';
import { pick } from '@lions/domain';
import { localize, qrPath } from '@lions/web-base';
import type { ReactNode } from 'react';
import { Island } from '../../ui/page/island';
import { PageProblem, type Page, type PageRequest } from '../../ui/page/page';
import { ProblemBanner } from '../../ui/page/problem-banner';
import { readJson } from '../../ui/page/public-api';
import calendarCss from '../../ui/calendar/add-to-calendar.css?inline';
import formCss from '../../ui/registration/registration-form.css?inline';
import ticketCss from '../../ui/ticket/ticket.css?inline';
import { familyView } from './agenda-view';
import css from './family.css?inline';
import { FamilyHome } from './family-home';
import { receiptCopy } from './receipt-copy';
import { ReceiptHome } from './receipt-home';
import { receiptAddress, receiptView } from './receipt-ticket';

/** Page data that no other address may show. */
const PRIVATE: Partial<Page> & Pick<Page, 'css'> = {
  css: [calendarCss, formCss, ticketCss, css],
  noindex: true,
  isPrivate: true,
  footer: 'short',
};

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
  'SPOT_TAKEN',
  'STILL_WAITING',
  'POSITION_POOL_FIXED',
  'OWN_ADDRESS',
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
      return <Island name="family-home" component={FamilyHome} props={props} />;
    },
  });
}

/** The registrations of one request, and nothing else. */
export function receiptPage(request: PageRequest): Promise<Page> {
  const { texts, site, search } = request;
  if (search.has('copy')) return receiptCopy(request);
  return holderPage<ReceiptDto>(request, {
    api: '/api/my/r/',
    texts: texts.receipts,
    goneText: texts.receipts.goneText,
    goneLink: texts.receipts.seeMine,
    island: (answer) => {
      const url = receiptAddress(request);
      const props = {
        ...holderProps(request),
        shown: receiptView(answer, request),
        receiptTexts: texts.receipts,
        ownTexts: pick(texts.ownReceipts, ['blocked', 'forget']),
        ticketTexts: texts.registration.outcome,
        calendarTexts: texts.calendar.add,
        url,
        qr: qrPath(url),
        sendsMail: site.sendsMail ?? false,
      };
      return <Island name="receipt-home" component={ReceiptHome} props={props} />;
    },
  });
}

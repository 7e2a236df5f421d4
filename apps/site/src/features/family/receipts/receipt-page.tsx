import type { ReceiptDto } from '@lions/api-client';
import { localize, qrPath } from '@lions/web-base';
import { Island } from '../../../ui/page/island';
import { PageProblem, type Page, type PageRequest } from '../../../ui/page/page';
import { ProblemBanner } from '../../../ui/page/problem-banner';
import { readJson } from '../../../ui/page/public-api';
import { fieldProblemTexts } from '../../../ui/registration/registration-texts';
import ticketCss from '../../../ui/ticket/ticket.css?inline';
import css from '../family.css?inline';
import { childViews } from '../family-view';
import { ReceiptHome } from './receipt-home';

/** Page data that no other address may show. */
const PRIVATE = { css: [ticketCss, css], noindex: true, isPrivate: true };

/** Same page for a revoked, truncated or invented link. */
function receiptGone({ language, texts }: PageRequest): Page {
  const { goneTitle: title, goneText: text, seeMine } = texts.receipts;
  return {
    ...PRIVATE,
    status: 404,
    title,
    description: text,
    content: (
      <ProblemBanner title={title} text={text}>
        <a className="button button-gold" href={localize('/my', language)}>
          {seeMine}
        </a>
      </ProblemBanner>
    ),
  };
}

function islandOf(request: PageRequest, { registrations }: ReceiptDto) {
  const { language, texts, timeZone, today, origin, path, params, site } = request;
  const { REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING } = texts.errors;
  const { POSITION_POOL_FIXED } = texts.errors;
  const context = { language, timeZone, texts: texts.family };
  const url = origin + localize(path, language);
  const props = {
    ...context,
    held: childViews(registrations, context, { receipt: params.token ?? '' }),
    receiptTexts: texts.receipts,
    problems: fieldProblemTexts(texts),
    thisYear: Number(today.slice(0, 4)),
    url,
    qr: qrPath(url),
    sendsMail: site.sendsMail ?? false,
    newTab: texts.shell.opensInNewTab,
    errors: {
      REGISTRATION_NOT_FOUND,
      REGISTRATION_CANCELLED,
      REGISTRATION_OVER,
      STILL_WAITING,
      POSITION_POOL_FIXED,
    },
    notices: { region: texts.shell.notices, dismiss: texts.shell.dismissNotice },
  };
  return <Island name="receipt" component={ReceiptHome} props={props} />;
}

/** The registration of one request, and nothing else. GET has no side effects. */
export async function receiptPage(request: PageRequest): Promise<Page> {
  const { texts, params, fetchJson } = request;
  try {
    const path = `/api/my/r/${encodeURIComponent(params.token ?? '')}`;
    const answer = await readJson<ReceiptDto>(fetchJson, path);
    const { title, description } = texts.receipts;
    return { ...PRIVATE, title, description, content: islandOf(request, answer) };
  } catch (problem) {
    if (problem instanceof PageProblem && problem.kind === 'notFound') return receiptGone(request);
    throw problem;
  }
}

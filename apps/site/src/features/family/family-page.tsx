import type { FamilyDto } from '@lions/api-client';
import { localize } from '@lions/web-base';
import { Island } from '../../ui/page/island';
import { PageProblem, type Page, type PageRequest } from '../../ui/page/page';
import { ProblemBanner } from '../../ui/page/problem-banner';
import { readJson } from '../../ui/page/public-api';
import { fieldProblemTexts } from '../../ui/registration/registration-texts';
import { FamilyHome } from './family-home';
import { familyView } from './family-view';
import ticketCss from '../../ui/ticket/ticket.css?inline';
import css from './family.css?inline';

/** Page data that no other address may show. */
const PRIVATE = { css: [ticketCss, css], noindex: true, isPrivate: true };

/** Same page for a revoked, truncated or invented link. Without a mail server the coach gives the new one. */
function linkGone({ language, texts, site }: PageRequest): Page {
  const { goneTitle: title, goneText, goneByMail, goneByCoach, askAgain } = texts.family;
  const text = `${goneText} ${site.sendsMail ? goneByMail : goneByCoach}`;
  return {
    ...PRIVATE,
    status: 404,
    title,
    description: text,
    content: (
      <ProblemBanner title={title} text={text}>
        <a className="button button-gold" href={localize('/my', language)}>
          {site.sendsMail ? askAgain : texts.receipts.howToGetIt}
        </a>
      </ProblemBanner>
    ),
  };
}

function islandOf({ language, texts, timeZone, today }: PageRequest, answer: FamilyDto) {
  const context = { language, timeZone, texts: texts.family };
  const { REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING } = texts.errors;
  const { POSITION_POOL_FIXED } = texts.errors;
  const props = {
    ...context,
    family: familyView(answer, context),
    newTab: texts.shell.opensInNewTab,
    correctTexts: texts.receipts.correct,
    problems: fieldProblemTexts(texts),
    thisYear: Number(today.slice(0, 4)),
    errors: {
      REGISTRATION_NOT_FOUND,
      REGISTRATION_CANCELLED,
      REGISTRATION_OVER,
      STILL_WAITING,
      POSITION_POOL_FIXED,
    },
    notices: { region: texts.shell.notices, dismiss: texts.shell.dismissNotice },
  };
  return <Island name="family" component={FamilyHome} props={props} />;
}

/** All registrations under one e-mail address. GET has no side effects. */
export async function familyPage(request: PageRequest): Promise<Page> {
  const { texts, params, fetchJson } = request;
  try {
    const path = `/api/my/${encodeURIComponent(params.token ?? '')}`;
    const answer = await readJson<FamilyDto>(fetchJson, path);
    const { title, description } = texts.family;
    return { ...PRIVATE, title, description, content: islandOf(request, answer) };
  } catch (problem) {
    if (problem instanceof PageProblem && problem.kind === 'notFound') return linkGone(request);
    throw problem;
  }
}

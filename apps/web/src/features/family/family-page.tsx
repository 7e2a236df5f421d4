import { localize } from '../../i18n/address';
import { Island } from '../../ui/island';
import { PageProblem, type Page, type PageRequest } from '../../ui/page';
import { readJson } from '../../ui/public-api';
import { FamilyHome } from './family-home';
import { familyView, type FamilyAnswer } from './family-view';
import css from './family.css?inline';

/** What no address but this one may show. */
const PRIVATE = { css: [css], noindex: true, isPrivate: true };

/** Dead, cut short or made up: all the same to who asks. */
function linkGone({ language, texts }: PageRequest): Page {
  const { goneTitle, goneText, askAgain } = texts.family;
  const content = (
    <div className="banner">
      <div className="wrap problem">
        <h1>{goneTitle}</h1>
        <p className="lead">{goneText}</p>
        <p className="actions">
          <a className="button button-gold" href={localize('/my', language)}>
            {askAgain}
          </a>
        </p>
      </div>
    </div>
  );
  return { ...PRIVATE, status: 404, title: goneTitle, description: goneText, content };
}

function islandOf({ language, texts, timeZone }: PageRequest, answer: FamilyAnswer) {
  const forms = { language, timeZone, texts: texts.family };
  const { REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING } = texts.errors;
  const props = {
    ...forms,
    family: familyView(answer, forms),
    newTab: texts.shell.opensInNewTab,
    errors: { REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING },
    notices: { region: texts.shell.notices, dismiss: texts.shell.dismissNotice },
  };
  return <Island name="family" component={FamilyHome} props={props} />;
}

/** Everything that is held for the children under one e-mail (decisions 7). Opening it changes nothing. */
export async function familyPage(request: PageRequest): Promise<Page> {
  const { texts, params, fetchJson } = request;
  try {
    const path = `/api/my/${encodeURIComponent(params.token ?? '')}`;
    const answer = await readJson<FamilyAnswer>(fetchJson, path);
    const { title, description } = texts.family;
    return { ...PRIVATE, title, description, content: islandOf(request, answer) };
  } catch (problem) {
    if (problem instanceof PageProblem && problem.kind === 'notFound') return linkGone(request);
    throw problem;
  }
}

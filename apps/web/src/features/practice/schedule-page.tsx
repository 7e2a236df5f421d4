import { SCHEDULE_PICTURES } from '../../content/practice';
import { localize } from '../../i18n/address';
import type { Page, PageRequest } from '../../ui/page';
import { PageHead } from '../../ui/page-head';
import { SitePicture } from '../../ui/picture';
import css from './practice-page.css?inline';

/** The practice schedule: a picture that says that it is coming (spec 2.4, decisions 5). */
export function schedulePage({ language, texts }: PageRequest): Page {
  const { schedule, seeTryouts } = texts.practice;
  return {
    title: schedule.title,
    description: schedule.description,
    css: [css],
    content: (
      <>
        <PageHead title={schedule.title} lead={schedule.lead} />
        <div className="wrap page-body">
          <SitePicture
            className="schedule-picture"
            picture={SCHEDULE_PICTURES[language]}
            language={language}
            eager
          />
          <p className="schedule-text">{schedule.text}</p>
          <p className="actions">
            <a className="button" href={localize('/practice', language)}>
              {schedule.seeRegistration}
            </a>
            <a className="button button-outline" href={localize('/hockey-programs/tryouts', language)}>
              {seeTryouts}
            </a>
          </p>
        </div>
      </>
    ),
  };
}

import { translate } from '@lions/web-base';
import {
  CHAMPIONSHIPS,
  GOALTENDING_RECORDS,
  RECORD_SOURCES,
  SCORING_RECORDS,
  TITLES,
  WINNING_STREAK,
  type ClubRecord,
} from '../../content/club/records';
import type { PageRequest } from '../../ui/page/page';

type RecordsProps = Pick<PageRequest, 'language' | 'texts'>;

interface RecordItemProps {
  record: ClubRecord;
  language: RecordsProps['language'];
}

function RecordText({ record, language }: RecordItemProps) {
  return (
    <>
      <p className="record-mark">
        <span className="figure-value">{record.value}</span> {record.unit[language]}
      </p>
      <p className="record-holder">{record.holder[language]}</p>
      <p className="record-season">{record.season[language]}</p>
      <p className="record-note">{record.note[language]}</p>
    </>
  );
}

/** One mark per game of a winning streak; gold for those that made the record. */
function StreakMarks() {
  return (
    <div className="streak-marks" aria-hidden="true">
      {Array.from({ length: WINNING_STREAK.value }, (_, index) => (
        <span key={index} className={index < WINNING_STREAK.previous ? undefined : 'streak-record'} />
      ))}
    </div>
  );
}

function RecordList({ records, language }: { records: ClubRecord[]; language: RecordsProps['language'] }) {
  return (
    <ul className="record-list">
      {records.map((record) => (
        <li key={record.holder.en} className="record">
          <RecordText record={record} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** League records, scoring records and goaltending records. */
export function Records({ language, texts }: RecordsProps) {
  const { home } = texts;
  return (
    <section className="section section-dark records" aria-labelledby="records-title">
      <div className="wrap">
        <h2 id="records-title">{home.recordsTitle}</h2>
        <div className="record-groups">
          <div className="streak">
            <h3>{home.streakTitle}</h3>
            <div className="record">
              <RecordText record={WINNING_STREAK} language={language} />
              <StreakMarks />
            </div>
          </div>
          <div>
            <h3>{home.goaltendingTitle}</h3>
            <RecordList records={GOALTENDING_RECORDS} language={language} />
          </div>
        </div>
        <h3>{home.scoringTitle}</h3>
        <p className="lead">{home.scoringLead}</p>
        <RecordList records={SCORING_RECORDS} language={language} />
        <p className="home-note">
          {translate(language, home, 'sources', { names: RECORD_SOURCES.join(', ') })}
        </p>
      </div>
    </section>
  );
}

/** The number of championships, and banners of the titles whose year is known. */
export function Championships({ language, texts }: RecordsProps) {
  const { home } = texts;
  return (
    <section className="section titles" aria-labelledby="titles-title">
      <div className="wrap titles-columns">
        <div className="titles-count">
          <h2 id="titles-title">{home.titlesTitle}</h2>
          <p className="titles-total">
            <span className="figure-value">{CHAMPIONSHIPS.value}</span>{' '}
            {translate(language, home, 'championships', { year: CHAMPIONSHIPS.since })}
          </p>
          <p className="lead">{home.titlesLead}</p>
        </div>
        <ul className="title-banners">
          {TITLES.map(({ year, name }) => (
            <li key={`${year} ${name.en}`}>
              <span className="figure-value">{year}</span> <span>{name[language]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

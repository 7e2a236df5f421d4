import { Injectable } from '@nestjs/common';
import { addDays, civilAt, LANGUAGES, LIMITS, type CivilDate, type Language } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { oneOf, text, whole } from '../../platform/database/row-shape.js';
import { REPORT_DAYS, type PageViewsDto, type PageViewsQuery, type ViewedPageDto } from './page-views.dto.js';
import { IdColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';

/** Views of a public page on one day in one language: a number, and nothing about the visitor. */
@Entity('page_views')
@Index('page_views_day', ['day', 'path', 'language'], { unique: true })
export class PageViewCount {
  @IdColumn() id: number;
  /** The club's day, 'YYYY-MM-DD'. */
  @TextColumn(10) day: string;
  /** The page's canonical path without language: '/hockey-programs/team/7'. */
  @TextColumn(LIMITS.shortText) path: string;
  @TextColumn(2) language: Language;
  @WholeNumberColumn() views: number;
}

/** Views of one page in one language on one of the club's days. */
export interface DaysViews {
  day: CivilDate;
  path: string;
  language: Language;
  views: number;
}

/** The database adds, so that two processes never overwrite each other's counts. */
const ADD = 'UPDATE page_views SET views = views + ? WHERE day = ? AND path = ? AND language = ?';

const byKey = (a: DaysViews, b: DaysViews) =>
  a.day.localeCompare(b.day) || a.path.localeCompare(b.path) || a.language.localeCompare(b.language);

/** Daily counts of the public pages: written by the counter, read by superadmins. */
@Injectable()
export class PageViewsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Adds to the stored counts, all or nothing. */
  async add(counts: DaysViews[]): Promise<void> {
    // In one order, or two processes could deadlock.
    const inOrder = counts.toSorted(byKey);
    await this.db.write(async (tx) => {
      for (const count of inOrder) await addIn(tx, count);
    });
  }

  /** @throws AppError VALIDATION_FAILED when the range is reversed or too long */
  report(query: PageViewsQuery): Promise<PageViewsDto> {
    const to = query.to ?? civilAt(this.clock.now(), this.configuration.zone).date;
    const from = query.from ?? addDays(to, 1 - REPORT_DAYS.default);
    acceptRange(from, to);
    return this.db.read(async (reader) => {
      const byDay = await byDayIn(reader, from, to);
      const total = byDay.reduce((sum, { views }) => sum + views, 0);
      return { from, to, total, byDay, byPage: await byPageIn(reader, from, to) };
    });
  }
}

async function addIn(tx: Writer, { day, path, language, views }: DaysViews): Promise<void> {
  const addition = [views, day, path, language];
  if ((await tx.execute(ADD, addition, PageViewCount)) > 0) return;
  try {
    await tx.insert(PageViewCount, { day, path, language, views });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Another process inserted the row meanwhile.
    await tx.execute(ADD, addition, PageViewCount);
  }
}

function acceptRange(from: CivilDate, to: CivilDate): void {
  const refused = (message: string) =>
    new AppError('VALIDATION_FAILED', { details: [{ field: 'to', message }] });
  if (to < from) throw refused('to must not lie before from');
  if (to > addDays(from, REPORT_DAYS.max - 1)) throw refused(`At most ${REPORT_DAYS.max} days at once`);
}

/** Every day of the range, including those without views. */
async function byDayIn(reader: Reader, from: CivilDate, to: CivilDate): Promise<PageViewsDto['byDay']> {
  const rows = await reader.select(
    'SELECT day, SUM(views) AS total FROM page_views WHERE day >= ? AND day <= ? GROUP BY day',
    [from, to],
    { day: text, total: whole },
  );
  const found = new Map(rows.map(({ day, total }) => [day, total]));
  const days: PageViewsDto['byDay'] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, views: found.get(day) ?? 0 });
  return days;
}

async function byPageIn(reader: Reader, from: CivilDate, to: CivilDate): Promise<ViewedPageDto[]> {
  const rows = await reader.select(
    'SELECT path, language, SUM(views) AS total FROM page_views WHERE day >= ? AND day <= ? GROUP BY path, language',
    [from, to],
    { path: text, language: oneOf(LANGUAGES), total: whole },
  );
  const pages = new Map<string, ViewedPageDto>();
  for (const { path, language, total } of rows) {
    const page = pages.get(path) ?? { path, en: 0, fr: 0, views: 0 };
    page[language] += total;
    page.views += total;
    pages.set(path, page);
  }
  return [...pages.values()].sort((a, b) => b.views - a.views || a.path.localeCompare(b.path));
}

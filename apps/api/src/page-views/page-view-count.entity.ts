import { LIMITS, type Language } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { IdColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** How often a public page was answered on one day in one language: numbers, and nothing about who asked (decisions 10). */
@Entity('page_views')
@Index('page_views_day', ['day', 'path', 'language'], { unique: true })
export class PageViewCount {
  @IdColumn() id: number;
  /** The club's day, 'YYYY-MM-DD'. */
  @TextColumn(10) day: string;
  /** The page's own address without language: '/hockey-programs/team/7'. */
  @TextColumn(LIMITS.shortText) path: string;
  @TextColumn(2) language: Language;
  @WholeNumberColumn() views: number;
}

import { LIMITS, type Language } from '@lions/domain';
import { Entity, Index } from 'typeorm';
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

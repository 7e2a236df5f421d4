import {
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { safeCell, type Language } from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import papaparse from 'papaparse';
import { map, type Observable } from 'rxjs';
import type { ListQuery } from '../common/input/query-fields.js';
import { visitorsLanguage } from './visitors-language.js';

/** A column of a spreadsheet. */
export interface CsvColumn<Row> {
  name: Record<Language, string>;
  /** An empty text where there is none. */
  cell: (row: Row, language: Language) => string | number;
}

/** The rows of an answer. */
interface CsvTable<Answer, Row> {
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  rowsOf: (answer: Answer, language: Language) => Row[];
}

/**
 * With `?format=csv` the call answers a table (RFC 4180): UTF-8 with commas in both languages, because IMPORTDATA splits at
 * commas, and without a byte order mark, which programs would read as a part of the first column's name.
 */
export const AlsoCsv = <Answer, Row>(table: CsvTable<Answer, Row>) => UseInterceptors(new CsvAnswer(table));

class CsvAnswer<Answer, Row> implements NestInterceptor<Answer, Answer | string> {
  constructor(private readonly table: CsvTable<Answer, Row>) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer>): Observable<Answer | string> {
    const http = context.switchToHttp();
    const { query, headers } = http.getRequest<FastifyRequest<{ Querystring: ListQuery }>>();
    if (query.format !== 'csv') return next.handle();
    const { fileName, columns, rowsOf } = this.table;
    return next.handle().pipe(
      map((answer) => {
        const language = query.lang ?? visitorsLanguage(headers);
        const cells = rowsOf(answer, language).map((row) => columns.map(({ cell }) => cell(row, language)));
        void http.getResponse<FastifyReply>().headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `inline; filename="${fileName}.csv"`,
          'content-language': language,
          vary: 'accept-language',
        });
        return csvText([columns.map(({ name }) => name[language]), ...cells]);
      }),
    );
  }
}

const csvText = (rows: (string | number)[][]) =>
  `${papaparse.unparse(rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : safeCell(cell)))))}\r\n`;

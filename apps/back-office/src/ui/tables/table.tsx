import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../session/language';
import { partOnDemand } from '../screen/part';
import './table.css';

const PageNumbers = partOnDemand(async () => (await import('antd/es/pagination')).default);

/** One column: its cell and, where it is sortable, the sort value. */
export interface TableColumn<Row> {
  key: string;
  title: string;
  show: (row: Row) => ReactNode;
  sortBy?: (row: Row) => string | number;
  isNumber?: true;
}

interface AdminTableProps<Row> {
  /** Id of the heading that labels the table. */
  labelledBy: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows per page: rendering thousands of rows blocks input. */
  pageSize?: number;
}

interface Sorting {
  key: string;
  isDescending: boolean;
}

const PAGE_SIZE = 25;

/** A sortable, paged table; under 768 px each row is a card . */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { labelledBy, columns, rows, rowKey, pageSize } = props;
  const [sorting, setSorting] = useState<Sorting>();
  const sorted = useSorted(rows, columns, sorting);
  const { shown, pages, setPage } = usePages(sorted, pageSize);
  const toggle = (key: string) => {
    setPage(1);
    setSorting({ key, isDescending: sorting?.key === key && !sorting.isDescending });
  };
  return (
    <>
      <table className="admin-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHead key={column.key} column={column} sorting={sorting} onSort={toggle} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {pages}
    </>
  );
}

/** The rows of the current page, and the pagination below them, named after the list where there may be another one. */
export function usePages<Row>(rows: readonly Row[], pageSize = PAGE_SIZE, listName?: string) {
  const [asked, setPage] = useState(1);
  // A filter may leave fewer pages than the current page number.
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / pageSize)));
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  const pages = (
    <TablePages listName={listName} page={page} pageSize={pageSize} total={rows.length} onChange={setPage} />
  );
  return { shown, pages, setPage };
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

/** A row; rendered again when it or the columns change. */
const TableRow = memo(function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map(({ key, title, show, isNumber }) => (
        <td key={key} data-label={title} data-number={isNumber}>
          {show(row)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

interface TableHeadProps<Row> {
  column: TableColumn<Row>;
  sorting: Sorting | undefined;
  onSort: (key: string) => void;
}

function TableHead<Row>({ column, sorting, onSort }: TableHeadProps<Row>) {
  const { key, title, sortBy, isNumber } = column;
  if (!sortBy) {
    return (
      <th scope="col" data-number={isNumber}>
        {title}
      </th>
    );
  }
  const direction = sorting?.key !== key ? 'none' : sorting.isDescending ? 'descending' : 'ascending';
  const Icon = direction === 'descending' ? CaretDownOutlined : CaretUpOutlined;
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber}>
      <button type="button" className="admin-table-sort" onClick={() => onSort(key)}>
        {title} <Icon aria-hidden style={{ visibility: direction === 'none' ? 'hidden' : 'visible' }} />
      </button>
    </th>
  );
}

interface TablePagesProps {
  listName: string | undefined;
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/** Pagination with the shown range; renders nothing when there is one page. */
function TablePages({ listName, page, pageSize, total, onChange }: TablePagesProps) {
  const { t } = useTranslation();
  if (total <= pageSize) return null;
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total };
  return (
    <nav className="admin-table-pages" aria-label={[t('common.pages'), listName].filter(Boolean).join(' – ')}>
      <p role="status">{t('common.rowsShown', range)}</p>
      <PageNumbers
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showLessItems
        onChange={onChange}
      />
    </nav>
  );
}

function useSorted<Row>(
  rows: readonly Row[],
  columns: TableColumn<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const [language] = useLanguage();
  const valueOf = columns.find(({ key }) => key === sorting?.key)?.sortBy;
  if (!sorting || !valueOf) return rows;
  const byText = new Intl.Collator(language, { numeric: true });
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : byText.compare(String(a), String(b));
  const sorted = [...rows].sort((a, b) => compare(valueOf(a), valueOf(b)));
  return sorting.isDescending ? sorted.reverse() : sorted;
}

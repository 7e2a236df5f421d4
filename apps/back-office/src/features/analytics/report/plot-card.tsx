import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** One row of a chart. */
export interface PlotPoint {
  key: string;
  name: string;
  count: number;
  /** Texts of the table's value cells; default to the count. */
  figures?: (number | string)[];
  /** Text beside the bar; defaults to the count. */
  text?: string;
  /** Value at the full width of a bar; defaults to the largest count. */
  whole?: number;
  /** Link to the counted rows. */
  to: string;
  onOpen?: () => void;
  isChosen?: boolean;
}

interface PlotCardProps {
  title: string;
  /** Heading of the table's first column. */
  nameTitle: string;
  /** Headings of the value columns. */
  countTitles: string[];
  points: PlotPoint[];
  /** Text of the empty state; defaults to "nothing counted". */
  emptyText?: string;
  /** The chart, shown until the reader switches to the table. */
  children: ReactNode;
}

/** A chart that can be switched to a table. */
export function PlotCard({ title, nameTitle, countTitles, points, emptyText, children }: PlotCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className="admin-card plot-card" aria-labelledby={id}>
      <div className="admin-card-head">
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          type="text"
          className="plot-toggle"
          icon={isTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
          aria-describedby={id}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t('analytics.showAsPlot') : t('analytics.showAsTable')}
        </Button>
      </div>
      {points.length === 0 && <p className="admin-hint">{emptyText ?? t('analytics.nothingToPlot')}</p>}
      {points.length > 0 && !isTable && children}
      {points.length > 0 && isTable && (
        <table className="plot-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{nameTitle}</th>
              {countTitles.map((countTitle) => (
                <th key={countTitle} scope="col">
                  {countTitle}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, name, count, figures = [count] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {countTitles.map((countTitle, place) => (
                  <td key={countTitle}>{figures[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

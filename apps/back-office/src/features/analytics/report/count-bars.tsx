import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlotPoint } from './plot-card';

/** Number of bars shown before "show all". */
const FIRST_BARS = 8;

/** Horizontal bars: a name, its count, and a bar relative to the point's whole or to the largest count. */
export function CountBars({ points }: { points: PlotPoint[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...points.map(({ count }) => count));
  const shown = isWhole ? points : points.filter((point, place) => place < FIRST_BARS || point.isChosen);
  return (
    <>
      <ul className="count-bars">
        {shown.map(({ key, name, count, text, whole, to, onOpen, isChosen }) => (
          <li key={key}>
            <Link to={to} preventScrollReset={onOpen !== undefined} aria-current={isChosen} onClick={onOpen}>
              <span>
                {isChosen && <CheckOutlined aria-hidden />} {name}
              </span>
              <b>{text ?? count}</b>
              <span className="count-bar" aria-hidden>
                <span style={{ width: `${Math.min(1, count / (whole || most)) * 100}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {points.length > FIRST_BARS && (
        <Button type="text" className="count-bars-more" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('analytics.showFewer') : t('analytics.showAll', { count: points.length })}
        </Button>
      )}
    </>
  );
}

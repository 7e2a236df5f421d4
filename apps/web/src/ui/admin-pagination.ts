/** Ant Design's page numbers in a file of their own: with them come its lists, which few tables are long enough to need. */
export { Pagination } from 'antd';

/** Ant Design's pagination in a separate chunk: it includes the select, and few tables need it. */
export { Pagination } from 'antd';

export { withoutAccents } from '@lions/domain';

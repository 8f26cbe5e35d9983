export { withSubscripts } from '@app/shared/rules/subscripts';

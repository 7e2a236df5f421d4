import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import '../../../app.module.js';
import { boundsOf, type InputClass } from './input-bounds.js';

/** Rules that leave no room for a long text. */
const FORMATS = [
  'isIn',
  'equals',
  'isInt',
  'isBoolean',
  'isUuid',
  'isIso8601',
  'day',
  'nested',
  'openObject',
];
const LISTS = ['isArray', 'arrayMinSize', 'arrayUnique'];

/** The rules of each field of each DTO, by a name for people. */
function fields(): Map<string, { target: InputClass; name: string; rules: ValidationMetadata[] }> {
  // No public method returns the rules of all classes.
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<InputClass, ValidationMetadata[]>;
  };
  const found: ReturnType<typeof fields> = new Map();
  for (const target of validationMetadatas.keys())
    for (const rule of getMetadataStorage().getTargetValidationMetadatas(target, '', false, false)) {
      const key = `${target.name}.${rule.propertyName}`;
      const field = found.get(key) ?? { target, name: rule.propertyName, rules: [] };
      field.rules.push(rule);
      found.set(key, field);
    }
  return found;
}

const namesThat = (isWrong: (field: { target: InputClass; name: string; rules: string[] }) => boolean) =>
  [...fields()].flatMap(([key, { rules, ...field }]) =>
    isWrong({ ...field, rules: rules.map(({ name = '' }) => name) }) ? [key] : [],
  );

describe('every DTO', () => {
  it('is looked at', () => {
    expect(fields().size).toBeGreaterThan(100);
  });

  it('has a bound for every text', () => {
    const unbounded = namesThat(
      ({ target, name, rules }) =>
        boundsOf(target).get(name)?.text === undefined && !rules.some((rule) => FORMATS.includes(rule)),
    );
    expect(unbounded).toEqual([]);
  });

  it('has a bound for every list', () => {
    const isList = ({ each }: ValidationMetadata) => each;
    const unbounded = [...fields()].flatMap(([key, { target, name, rules }]) => {
      const holdsList = rules.some((rule) => isList(rule) || LISTS.includes(rule.name ?? ''));
      return holdsList && boundsOf(target).get(name)?.entries === undefined ? [key] : [];
    });
    expect(unbounded).toEqual([]);
  });

  it('declares the class of every nested object', () => {
    // Without `Nested`, the fields of the object would count as unknown.
    const hidden = [...fields()].flatMap(([key, { target, name, rules }]) => {
      const isNested = rules.some(({ type }) => type === 'nestedValidation');
      return isNested && boundsOf(target).get(name)?.nested === undefined ? [key] : [];
    });
    expect(hidden).toEqual([]);
  });
});

import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import '../../app.module.js';

/** Where @nestjs/swagger keeps a class's published fields. */
const PUBLISHED = 'swagger/apiModelPropertiesArray';
const SCHEMA = 'swagger/apiModelProperties';

/** Names of class-validator's bounds, and of the same bounds in a schema. */
const BOUNDS: Record<string, string> = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  storable: 'maxLength',
  arrayMinSize: 'minItems',
  arrayMaxSize: 'maxItems',
  min: 'minimum',
  max: 'maximum',
};

type Schema = Record<string, unknown> & { items?: Record<string, unknown> };

/** Every rule of every body and query of the API. */
function rules(): ValidationMetadata[] {
  // No public method returns the rules of all classes.
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<unknown, ValidationMetadata[]>;
  };
  return [...validationMetadatas.values()].flat();
}

const prototypeOf = ({ target }: ValidationMetadata) => (target as { prototype: object }).prototype;
const nameOf = ({ target, propertyName }: ValidationMetadata) =>
  `${(target as { name: string }).name}.${propertyName}`;

describe('the contract', () => {
  it('publishes every validated field', () => {
    const missing = rules().filter((rule) => {
      const published = Reflect.getMetadata(PUBLISHED, prototypeOf(rule)) as string[] | undefined;
      return !published?.includes(`:${rule.propertyName}`);
    });
    expect([...new Set(missing.map(nameOf))]).toEqual([]);
  });

  // The bundle derives DTOs without what they publish: a field without a rule would be unknown there, and here not.
  it('validates every published field of a body or query', () => {
    const targets = new Set(rules().map(({ target }) => target as { prototype: object; name: string }));
    const unchecked = [...targets].flatMap((target) => {
      const inherited = getMetadataStorage().getTargetValidationMetadatas(target as never, '', false, false);
      const checked = inherited.map(({ propertyName }) => `:${propertyName}`);
      const published = (Reflect.getMetadata(PUBLISHED, target.prototype) ?? []) as string[];
      return published.filter((field) => !checked.includes(field)).map((field) => target.name + field);
    });
    expect(unchecked).toEqual([]);
  });

  it('publishes bounds at least as strict as each rule', () => {
    const wrong = rules().filter((rule) => {
      const bound = BOUNDS[rule.name ?? ''];
      if (bound === undefined) return false;
      const schema = Reflect.getMetadata(SCHEMA, prototypeOf(rule), rule.propertyName) as Schema;
      const published = (rule.each ? schema.items?.[bound] : schema[bound]) as number;
      // Two rules may bound one field; the contract has the stricter bound.
      const isLower = bound.startsWith('min');
      return isLower ? !(published >= rule.constraints[0]) : !(published <= rule.constraints[0]);
    });
    expect(wrong.map((rule) => `${nameOf(rule)}: ${rule.name}`)).toEqual([]);
  });
});

// The fields of a form as they are read back. What a person may type is stricter than what may stand in a record: older
// rows, imports and other programs wrote it under other rules, and a record that cannot be shown cannot be corrected.
//
// Keeps kinds, choices and nulls; drops lengths, patterns and limits. An unknown code in a field that may be empty reads
// as empty. How one could get it wrong: extending a form's schema for a reply, so that one odd row answers 500.
import { type ZodObject, type ZodRawShape, type ZodType, z } from 'zod'

interface Definicao {
  readonly type: string
  readonly innerType?: ZodType
  readonly element?: ZodType
}

function semRegras(esquema: ZodType): ZodType {
  const { type, innerType, element } = esquema.def as Definicao
  if (type === 'string') return z.string()
  if (type === 'number') return z.number()
  if (type === 'default' && innerType) return semRegras(innerType)
  if (type === 'optional' && innerType) return semRegras(innerType).optional()
  if (type === 'array' && element) return z.array(semRegras(element))
  if (type === 'nullable' && innerType) {
    const dentro = semRegras(innerType).nullable()
    return (innerType.def as Definicao).type === 'enum' ? dentro.catch(null) : dentro
  }
  return esquema
}

/** The same fields and types as `formulario`, without its rules. */
export function paraLeitura<S extends ZodRawShape>(formulario: ZodObject<S>): ZodObject<S> {
  const campos = Object.entries(formulario.shape).map(([nome, s]) => [nome, semRegras(s as ZodType)])
  return z.object(Object.fromEntries(campos) as S)
}

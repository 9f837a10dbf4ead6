// The fields of a form as they are read back. What a person may type is stricter than what may stand in a record:
// older rows and imports follow other rules, and a record that cannot be shown cannot be corrected. Keeps kinds,
// choices and nulls; drops lengths, patterns and limits. An unknown code in a field that may be empty reads as empty.
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

/**
 * The same fields and types as `formulario`, without its rules. Do not extend the form's own schema for a reply: one
 * odd row would answer 500.
 */
export function paraLeitura<S extends ZodRawShape>(formulario: ZodObject<S>): ZodObject<S> {
  const campos = Object.entries(formulario.shape).map(([nome, s]) => [nome, semRegras(s as ZodType)])
  return z.object(Object.fromEntries(campos) as S)
}

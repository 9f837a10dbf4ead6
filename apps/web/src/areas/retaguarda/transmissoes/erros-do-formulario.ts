// What a refused form of the studio says: at the fields, and below them only what no field on the screen says already.
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

export type ErrosDoFormulario = Readonly<Record<string, string>>

/** `mostrados`: the fields that the form has; `senao`: where the server did not answer. */
export function errosDoFormulario(
  e: unknown,
  mostrados: readonly string[],
  senao = 'Não foi possível falar com o servidor. Tente de novo.',
): ErrosDoFormulario {
  if (!(e instanceof ErroDeChamada)) return { geral: senao }
  const ditos = Object.keys(e.campos)
  const todos = ditos.length > 0 && ditos.every((campo) => mostrados.includes(campo))
  return todos ? e.campos : { ...e.campos, geral: e.message }
}

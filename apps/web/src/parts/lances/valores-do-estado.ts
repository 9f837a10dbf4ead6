import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { ESCADA_PADRAO, ESCADA_SUCATA } from '@martelo/domain/lotes/incrementos.ts'

/** What `proximosValores` of the domain needs, from the state on the wire. */
export function valoresDoEstado(e: EstadoDoLote) {
  const escada = e.escada === null ? null : e.escada === 'sucata' ? ESCADA_SUCATA : ESCADA_PADRAO
  return { valor: e.valor, regras: { minimo: e.minimo, incremento: e.incremento, escada } }
}

// Until when a security incident with personal data is told to the ANPD and to those affected, and the report completed
// (Resolução CD/ANPD 15/2024, arts. 6 and 9): business days after the day on which the house came to know, twice as many
// for a small agent (docs/decisions/101-days-of-a-data-incident.md).
import { montarCalendario, somarDiasUteis } from '../calendario/dias-uteis.ts'
import { quantos } from '../comum/quantos.ts'
import type { Dia } from '../calendario/dia.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import { diaEmBrasilia } from '../calendario/tempo-brasilia.ts'

const DIAS_PARA_COMUNICAR = 3
const DIAS_PARA_COMPLETAR = 20

export interface IncidenteNoPrazo {
  readonly conhecidoAt: number
  readonly pequenoPorte: boolean
  /** null: not told yet */
  readonly comunicadoAnpdAt: number | null
}

/** The last days; the report is completed after it was made. */
export function prazosDoIncidente(i: IncidenteNoPrazo): { comunicarAte: Dia; completarAte: Dia | null } {
  const vezes = i.pequenoPorte ? 2 : 1
  const depois = (instante: number, dias: number): Dia => {
    const dia = diaEmBrasilia(instante)
    const ano = Number(dia.slice(0, 4))
    return somarDiasUteis(dia, dias * vezes, montarCalendario('civil', feriadosDosAnos(ano, ano + 1)))
  }
  return {
    comunicarAte: depois(i.conhecidoAt, DIAS_PARA_COMUNICAR),
    completarAte: i.comunicadoAnpdAt === null ? null : depois(i.comunicadoAnpdAt, DIAS_PARA_COMPLETAR),
  }
}

export interface IncidenteAberto {
  readonly comunicarAte: Dia
  readonly comunicadoAnpd: boolean
  readonly comunicadoTitulares: boolean
  /** on the list and not written to; after the letters went out: who was added later */
  readonly porAvisar: number
}

const titularesQueFaltam = (i: IncidenteAberto): string[] => {
  if (!i.comunicadoTitulares) return ['os titulares']
  if (i.porAvisar === 0) return []
  return [quantos(i.porAvisar, 'pessoa incluída depois da carta', 'pessoas incluídas depois da carta')]
}

/** What its people are reminded of on this day: from the day before the last one, each day until it is done. */
export function lembreteDoIncidente(i: IncidenteAberto, hoje: Dia, amanha: Dia): string | null {
  const faltam = [i.comunicadoAnpd ? [] : ['a ANPD'], titularesQueFaltam(i)].flat()
  if (faltam.length === 0 || amanha < i.comunicarAte) return null
  const quem = faltam.join(' e ')
  if (hoje > i.comunicarAte) return `O prazo para avisar ${quem} passou`
  return hoje === i.comunicarAte
    ? `Hoje é o último dia para avisar ${quem}`
    : `Amanhã é o último dia para avisar ${quem}`
}

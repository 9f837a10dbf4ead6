// A person's decision about a deposit, as an event of the table with what it moves. `podeDecidir` asks the same rows, so that
// the button and the refusal have one cause.
import { destinoDaCaucao } from '@martelo/domain/caucoes/destino-da-caucao.ts'
import { devolucaoDecidida } from '@martelo/domain/caucoes/devolucao.ts'
import { retencao } from '@martelo/domain/caucoes/retencao.ts'
import {
  DECISOES_DE_CAUCAO,
  type DecisaoDeCaucao,
  podeTransitarCaucao,
  ROTULO_DA_DECISAO,
} from '@martelo/domain/caucoes/states.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import type { Tx } from '../../core/database/database.ts'
import { estornarCreditos } from '../pagamentos/door.ts'
import type { QuemMexe } from '../vendas/door.ts'
import type { Caucao, FatosDaCaucao } from './caucoes.sql.ts'
import { type Destinada, destinarCaucao } from './destinar-caucao.ts'
import { contextoDaCaucao, moverCaucao } from './mover-caucao.ts'

/** The buttons of this person, with the reason of those that are off. A motive will be asked for: it greys none out. */
export function decisoesPossiveis(c: Caucao, f: FatosDaCaucao, atores: readonly Ator[]) {
  const contexto = contextoDaCaucao(f, 'informado depois')
  return DECISOES_DE_CAUCAO.map((decisao) => {
    const r = podeTransitarCaucao({ de: c.situacao, evento: decisao, atores }, contexto)
    const espera =
      r.pode &&
      decisao === 'aplicar' &&
      destinoDaCaucao((c.valorRecebido ?? 0) - c.valorDevolvido, f).tipo !== 'aplicar'
    return {
      decisao,
      rotulo: ROTULO_DA_DECISAO[decisao],
      existe: r.pode || r.causa === 'guarda',
      pode: r.pode && !espera,
      motivo: espera ? AGUARDE : r.pode ? null : r.motivo,
    }
  }).filter((d) => d.existe)
}
const AGUARDE = 'Há um lote, um comprovante ou um Pix do cliente ainda em andamento neste leilão.'

interface Decidida {
  readonly decisao: DecisaoDeCaucao
  readonly motivo: string | undefined
  /** centavos to retain; absent: all */
  readonly valor: number | undefined
}

export async function decidirCaucao(
  m: QuemMexe,
  tx: Tx,
  c: Caucao,
  f: FatosDaCaucao,
  quem: readonly Ator[],
  { decisao, motivo, valor }: Decidida,
): Promise<Destinada> {
  const contexto = contextoDaCaucao(f, motivo)
  const so = async (p: Omit<Parameters<typeof moverCaucao>[3], 'quem' | 'contexto'>): Promise<Destinada> => ({
    movida: await moverCaucao(m, tx, c, { quem, contexto, ...p }),
    vendas: [],
  })
  switch (decisao) {
    case 'aceitar':
      return so({ evento: 'aceitar', mudar: { pagaAt: new Date(m.agora) } })
    case 'aplicar':
      return (
        (await destinarCaucao(m, tx, c, f, quem, motivo)) ?? {
          movida: { pode: false, motivo: AGUARDE },
          vendas: [],
        }
      )
    case 'registrarDevolucao':
      return so({ evento: 'registrarDevolucao', mudar: { valorDevolvido: c.valorDevolver } })
    case 'reter': {
      const { devolver, ...mudar } = retencao(c, valor)
      return so(devolver === null ? { evento: 'reter', mudar } : { evento: 'reterComSobra', mudar, devolver })
    }
    case 'devolver': {
      const { desfazCreditos, ...devolucao } = devolucaoDecidida(c)
      const r = await so({ evento: 'devolver', ...devolucao })
      // The lines that it paid stand in cancelled sales.
      if (r.movida.pode && desfazCreditos) await estornarCreditos(m, tx, c.id, 'Caução devolvida')
      return r
    }
  }
}

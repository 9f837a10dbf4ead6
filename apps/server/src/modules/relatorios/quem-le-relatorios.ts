// From a request to a question: whether this person reads this report, of whom, and which days.
import { limitadoAosPatios, permite } from '@martelo/contracts/core/permissions.ts'
import { veReserva } from '@martelo/contracts/lotes/quem-ve-reserva.ts'
import type { RecorteDeRelatorio } from '@martelo/contracts/relatorios/recorte-de-relatorio.schemas.ts'
import {
  ladoDoRelatorio,
  type NomeDeRelatorio,
  RELATORIOS,
} from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import type { ColunaDeRelatorio } from '@martelo/domain/relatorios/declarar-relatorio.ts'
import { limitesDoPeriodo } from '@martelo/domain/relatorios/periodos.ts'
import { exigirSessao, type Ctx, type Sessao } from '../../core/http/contexto.ts'
import type { Pergunta } from './apurar-relatorio.ts'
import type { Recorte } from './recortar.ts'

export function alcanceDe(
  sessao: Pick<Sessao, 'usuId' | 'papeis' | 'ajustes'>,
  lado: 'casa' | 'comitente',
): Recorte['alcance'] {
  if (lado === 'comitente') return { de: 'comitente', usuId: sessao.usuId }
  return limitadoAosPatios(sessao) ? { de: 'patios', usuId: sessao.usuId } : { de: 'casa' }
}

export interface Leitura {
  readonly pergunta: Omit<Pergunta, 'pagina' | 'porPagina' | 'ordenar'>
  /** what this person sees of each row */
  readonly colunas: readonly ColunaDeRelatorio[]
}

type QuemLe = Pick<Sessao, 'usuId' | 'papeis' | 'ajustes'>

/** Null: not his report. */
export function lerPara(
  onde: { readonly hotId: number; readonly agora: number },
  sessao: QuemLe,
  nome: NomeDeRelatorio,
  q: RecorteDeRelatorio,
): Leitura | null {
  const lado = ladoDoRelatorio(nome, sessao)
  if (lado === null) return null
  const r = RELATORIOS[nome]
  const { de, ate } = limitesDoPeriodo(q.periodo, onde.agora, { de: q.de ?? null, ate: q.ate ?? null })
  const veValores = lado === 'comitente' || veReserva(sessao)
  const vePessoas = lado === 'casa' && permite('cliente:ver', sessao)
  return {
    colunas: r.colunas.filter(
      (c) => (c.pessoal !== true || vePessoas) && (c.daReserva !== true || veValores),
    ),
    pergunta: {
      nome,
      recorte: {
        hotId: onde.hotId,
        de: r.periodo === null ? null : de,
        ate: r.periodo === null ? null : ate,
        leilao: q.leilao ?? null,
        comitente: q.comitente ?? null,
        patio: q.patio ?? null,
        alcance: alcanceDe(sessao, lado),
      },
      grupo: q.grupo,
      so: q.campo === undefined ? null : { campo: q.campo, valor: q.valor ?? null },
    },
  }
}

export const lerComo = (ctx: Ctx, nome: NomeDeRelatorio, q: RecorteDeRelatorio): Leitura | null =>
  lerPara({ hotId: ctx.hotsite.id, agora: ctx.agora }, exigirSessao(ctx), nome, q)

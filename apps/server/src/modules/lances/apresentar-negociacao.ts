// From the rows of one lot to its thread on the wire: what was said comes from the domain, never from a column.
import { ultimoDiaDoPrazo } from '@martelo/domain/condicionais/acordo.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { estadoDoMeuLance } from '@martelo/domain/lances/estado-do-lance.ts'
import { type AcordoDoFio, negociacao } from '@martelo/domain/lances/negociacao.ts'
import { caminhoDoLote } from '@martelo/domain/lotes/caminho.ts'
import type * as fios from './negociacoes.sql.ts'

export interface Ditos {
  readonly lances: readonly fios.LinhaDoFio[]
  readonly propostas: readonly fios.PropostaDaNegociacao[]
  readonly passos: readonly fios.LinhaDoPasso[]
}

const ms = <T extends { readonly em: Date }>(x: T): Omit<T, 'em'> & { em: number } => ({
  ...x,
  em: x.em.getTime(),
})

export function apresentarNegociacao(l: fios.LoteDaNegociacao, d: Ditos, tipoHotsite: TipoHotsite) {
  const { falas, ate, ...n } = negociacao(
    {
      agora: l.agora.getTime(),
      situacaoLote: l.situacaoLote,
      estado: estadoDoMeuLance({
        meuLance: l.meuLance,
        lanceAtual: l.lanceAtual,
        situacao: l.situacaoLote,
        vendidoParaMim: l.venceu ? true : l.compradorId === null ? null : false,
      }),
      teto: l.teto,
      lances: d.lances.map(ms),
      propostas: d.propostas.map((p) => ({
        ...ms(p),
        respondidaEm: p.respondidaEm?.getTime() ?? null,
        desistidaEm: p.desistidaEm?.getTime() ?? null,
      })),
      acordo: acordoDe(l, d.passos),
    },
    palavras(tipoHotsite),
  )
  return {
    ...n,
    lelUid: l.lelUid,
    numero: l.numero,
    nome: l.nome,
    url: caminhoDoLote({ ...l, tipo: l.tipoDoBem, tipoHotsite, id: l.lelId }),
    ate: ate === null ? null : ultimoDiaDoPrazo(ate),
    falas: falas.map((f) => ({ ...f, em: new Date(f.em).toISOString() })),
  }
}

function acordoDe(l: fios.LoteDaNegociacao, passos: readonly fios.LinhaDoPasso[]): AcordoDoFio | null {
  if (l.condicionalSituacao === null || l.lanceAtual === null) return null
  return {
    situacao: l.condicionalSituacao,
    desde: l.condicionalData?.getTime() ?? 0,
    prazo: l.condicionalPrazo?.getTime() ?? null,
    lance: l.lanceAtual,
    novoValor: l.condicionalNovoValor,
    prorrogacoes: l.condicionalProrrogacoes,
    passos: passos.map(ms),
  }
}

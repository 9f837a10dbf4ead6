// What a court's lot without a bid does when its round is over, every minute: the best offer in instalments for that round has
// it; without one it goes into the second round, at that round's price and end. Any number of processes may run it: each
// lot is decided under its lock.
import { diaEmBrasilia, inicioDoDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { type Indice, ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { melhorProposta, planoDeParcelas } from '@martelo/domain/judicial/parcelamento.ts'
import { fimNaSegundaPraca, impedimentoDaSegundaPraca } from '@martelo/domain/judicial/pracas.ts'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import {
  type LoteTravado,
  transitarTravado,
  type Transitou,
  travarLote,
  venderPorOferta,
} from '../../engines/lances/port.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { inserirPagamento } from '../pagamentos/door.ts'
import {
  assentarVenda,
  calendarioBancario,
  concluir,
  criarVendaDoLote,
  emNomeDoSistema,
  type QuemMexe,
  type VendaMudada,
} from '../vendas/door.ts'
import {
  andamentoDaSegunda,
  encerrarPropostas,
  lerPropostasParceladas,
  lotesAEspera,
  marcarSegundaPraca,
  type PropostaLida,
} from './judicial.sql.ts'
import { type LoteDeJuizo, loteDeJuizo, minimoPara } from './lote-de-juizo.ts'

const TAREFA = 'andar-pracas'
const LEMBRAR_DIAS = 5
/** Thirty months from any day of a year, and the days that a due day is moved by. */
const ANOS_DO_PLANO = 3

interface Andou {
  readonly transitou: Transitou
  readonly venda: VendaMudada | null
}

/** Answers how many lots moved. */
export async function andarPracas(s: Servicos): Promise<number> {
  let andaram = 0
  for (const { id, uid, hotId } of await lotesAEspera(s.banco.sistema as unknown as Tx)) {
    const m = await emNomeDoSistema(s, hotId, TAREFA)
    if (m === null) continue
    const r = await s.banco.doHotsite(hotId, (tx) => andar(m, tx, id, uid))
    if (r === null) continue
    andaram += 1
    if (r.venda === null) publicarTransicoes(s, [r.transitou])
    else concluir(s, { ...r.venda, lotes: [r.transitou, ...r.venda.lotes] })
  }
  return andaram
}

async function andar(m: QuemMexe, tx: Tx, lelId: number, lelUid: string): Promise<Andou | null> {
  const travado = await travarLote(tx, m.hotsite.id, lelId)
  const l = travado && (await loteDeJuizo(tx, m.hotsite.id, lelUid))
  if (!travado || !l || l.lote.situacao !== 'NAO_ARREMATADO') return null
  const propostas = await lerPropostasParceladas(tx, m.hotsite.id, { lelId })
  const melhor = melhorProposta(
    l.lote.praca,
    propostas
      .filter((p) => p.situacao === 'APRESENTADA' && !p.impedido)
      .map((p) => ({ ...p, feitaEm: p.createdAt.getTime() })),
  )
  if (melhor !== null) return vender(m, tx, travado, melhor, l.processo.indice)
  return abrirSegunda(m, tx, travado, l)
}

async function abrirSegunda(m: QuemMexe, tx: Tx, lote: LoteTravado, l: LoteDeJuizo): Promise<Andou | null> {
  const { segundaInicio, segundaFim } = l.processo
  const impedimento = impedimentoDaSegundaPraca({
    ...l.lote,
    segundaInicio: segundaInicio.getTime(),
    segundaFim: segundaFim.getTime(),
    agora: lote.agora,
  })
  const fim = fimNaSegundaPraca({
    segundaFim: segundaFim.getTime(),
    ...(await andamentoDaSegunda(tx, m.hotsite.id, lote.leiId)),
  })
  const transitou = await transitarTravado(tx, m, lote, {
    lelId: lote.lelId,
    evento: 'abrirSegundaPraca',
    quem: ['sistema'],
    motivo: `2ª praça, a partir de ${formatarReais(minimoPara(l, 2))}`,
    fatos: { impedimentoDaSegundaPraca: impedimento },
    mudar: {
      minimo: minimoPara(l, 2),
      dataInicio: segundaInicio,
      dataFim: new Date(fim),
    },
  })
  if (!transitou.pode) return null
  await marcarSegundaPraca(tx, m.hotsite.id, lote.lelId)
  return { transitou, venda: null }
}

async function vender(
  m: QuemMexe,
  tx: Tx,
  lote: LoteTravado,
  p: PropostaLida,
  indice: Indice,
): Promise<Andou | null> {
  const hotId = m.hotsite.id
  const transitou = await venderPorOferta(tx, m, lote, {
    evento: 'aceitarParcelamento',
    cliId: p.cliId,
    valor: p.valor,
    motivo: `Proposta parcelada de ${p.cliente}`,
    fatos: { haParcelamento: true },
  })
  if (!transitou.pode) return null
  await encerrarPropostas(tx, hotId, { lelId: lote.lelId, id: p.id }, 'ACEITA')
  await encerrarPropostas(tx, hotId, { lelId: lote.lelId }, 'PREJUDICADA')
  const venda = await criarVendaDoLote(m, tx, lote.lelId)
  if (venda === null) throw new Error(`lot ${lote.uid} has no sale`)
  for (const x of planoDeParcelas(
    p,
    diaEmBrasilia(lote.agora),
    calendarioBancario(lote.agora, ANOS_DO_PLANO),
  ))
    await inserirPagamento(tx, {
      hotId,
      vndId: venda.aviso.vndId,
      lelId: lote.lelId,
      tipo: 'A_RECEBER',
      valor: x.valor,
      situacao: 'aguardandoValidacao',
      // The number of the instalment is how the plan is read again; no form asks for it.
      detalhes: JSON.stringify({ lembrarDias: LEMBRAR_DIAS, parcela: x.numero }),
      motivo: `Parcela ${x.numero} de ${p.parcelas}, corrigida por: ${ROTULO_DO_INDICE[indice]}`,
      dataPagamento: new Date(inicioDoDia(x.vencimento)),
    })
  const assentada = await assentarVenda(m, tx, venda.aviso.vndId, null)
  return { transitou, venda: { ...assentada, lotes: [...venda.lotes, ...assentada.lotes] } }
}

definirTarefa<Record<string, never>>(TAREFA, async (_, s) => {
  await andarPracas(s)
})

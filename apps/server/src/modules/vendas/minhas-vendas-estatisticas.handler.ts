import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { minhasVendasEstatisticas } from '@martelo/contracts/vendas/minhas-vendas-estatisticas.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { type ChaveDeFiltro, ROTULO_DO_FILTRO } from '@martelo/domain/vendas/filtros.ts'
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { idsDasVendas } from './lista-de-vendas.sql.ts'

const CARTOES: readonly { key: ChaveDeFiltro; icone: string; descricao: string }[] = [
  { key: 'agPagamentoAgValidacao', icone: 'cash', descricao: 'Falta pagar ou validar' },
  { key: 'agRetirada', icone: 'calendar', descricao: 'Pagas, a retirar no pátio' },
  { key: 'documentacao', icone: 'file', descricao: 'Retiradas, documentos a caminho' },
  { key: 'fechadas', icone: 'check', descricao: 'Pagamento confirmado' },
]

type Cartao = RespostaDe<typeof minhasVendasEstatisticas>[number]
/** Cancelled ones are in no other card. */
const CANCELADAS = {
  key: 'canceladas',
  nome: 'Canceladas',
  descricao: 'Compras desfeitas',
  icone: 'x',
} as const

handle(minhasVendasEstatisticas, (ctx) => {
  const { cliId } = exigirCliente(ctx)
  const base = { hotId: ctx.hotsite.id, cliId, pagina: 1, porPagina: 1 }
  return ctx.ler(async (tx) => {
    const cartoes: Cartao[] = []
    for (const c of CARTOES) {
      const { total } = await idsDasVendas(tx, { ...base, chave: c.key })
      cartoes.push({ ...c, nome: ROTULO_DO_FILTRO[c.key], qtd: total, leiUid: null, leiDia: null })
    }
    const canceladas = await idsDasVendas(tx, { ...base, situacao: 'Cancelada' })
    if (canceladas.total > 0)
      cartoes.push({ ...CANCELADAS, qtd: canceladas.total, leiUid: null, leiDia: null })
    const leiloes = await tx
      .selectFrom('venda as v')
      .innerJoin('leilao as a', 'a.id', 'v.leiId')
      .select((e) => ['a.uid', 'a.nome', 'a.data', e.fn.countAll<number>().as('qtd')])
      .where('v.hotId', '=', ctx.hotsite.id)
      .where('v.cliId', '=', sql<number>`any(${cadastrosDoCliente(ctx.hotsite.id, cliId)})`)
      .where('v.situacao', '<>', 'Cancelada')
      .groupBy(['a.uid', 'a.nome', 'a.data'])
      .orderBy('a.data', 'desc')
      .limit(50)
      .execute()
    return [
      ...cartoes,
      ...leiloes.map((l) => ({
        nome: l.nome,
        descricao: ROTULO_DO_FILTRO.leilao,
        icone: 'gavel',
        qtd: l.qtd,
        key: 'leilao',
        leiUid: l.uid,
        leiDia: diaEmBrasilia(l.data.getTime()),
      })),
    ]
  })
})

// The lots of a sale follow its cards: partly paid by card, wholly paid by card until the acquirer has settled, paid.
import { contaNosTotais } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import type { Tx } from '../../core/database/database.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { itensAtivos, type QuemMexe, valoresDe, type VendaLida, type VendaMudada } from '../vendas/door.ts'

type Lotes = VendaMudada['lotes']

interface Passo {
  readonly de: readonly string[]
  readonly evento: EventoLote
  readonly quem: Ator
}
const ESTORNAR: Passo = {
  de: ['PARCIAL_CARTAO', 'PAGO_CARTAO'],
  evento: 'estornarCartao',
  quem: 'Financeiro',
}
const PARCIAL: Passo = { de: ['AG_PAGAMENTO'], evento: 'capturarParcial', quem: 'sistema' }
const TOTAL: Passo = { de: ['AG_PAGAMENTO', 'PARCIAL_CARTAO'], evento: 'capturarTotal', quem: 'sistema' }
const LIQUIDAR: Passo = { de: ['PAGO_CARTAO'], evento: 'liquidarCartao', quem: 'sistema' }

const devidoDe = (v: VendaLida): number => {
  const { valorTotalVenda, valorRecibo, valorDesconto } = valoresDe(v)
  return valorTotalVenda - valorRecibo - valorDesconto
}
const noCartao = (v: VendaLida): number =>
  v.pagamentos
    .filter((p) => p.tipo === 'CARTAO_DE_CREDITO' && contaNosTotais(p.tipo) && p.situacao === 'aprovado')
    .reduce((t, p) => t + p.valor, 0)

async function mudar(m: QuemMexe, tx: Tx, v: VendaLida, passo: Passo, soma: number): Promise<Lotes> {
  const total = devidoDe(v)
  const lotes = itensAtivos(v)
    // The members of a set follow their principal.
    .filter((i) => i.lanceLelId === null && passo.de.includes(i.situacaoLote))
    .toSorted((a, b) => a.lelId - b.lelId)
  const respostas = []
  for (const i of lotes)
    respostas.push(
      await transitarLote(tx, m, {
        lelId: i.lelId,
        evento: passo.evento,
        quem: [passo.quem],
        motivo: passo.evento === 'estornarCartao' ? 'Pagamento no cartão desfeito' : undefined,
        fatos: { somaCartoes: Math.min(soma, total), total, restante: 0, estornado: true },
      }),
    )
  return respostas
}

/** After money came by card; before the sale is settled, so that it closes with lots that the card has paid. With the sale locked. */
export async function lotesPagosNoCartao(m: QuemMexe, tx: Tx, v: VendaLida): Promise<Lotes> {
  const soma = noCartao(v)
  if (soma <= 0) return []
  return mudar(m, tx, v, soma >= devidoDe(v) ? TOTAL : PARCIAL, soma)
}

/** After a card's money went; `ler` reads the sale again. With the sale locked. */
export async function lotesSemOCartao(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  ler: () => Promise<VendaLida>,
): Promise<Lotes> {
  const soma = noCartao(v)
  if (soma >= devidoDe(v)) return []
  const soltos = await mudar(m, tx, v, ESTORNAR, 0)
  return soma === 0 ? soltos : [...soltos, ...(await mudar(m, tx, await ler(), PARCIAL, soma))]
}

/** The acquirer has settled all cards of the sale. With the sale locked. */
export const lotesLiquidados = (m: QuemMexe, tx: Tx, v: VendaLida): Promise<Lotes> =>
  v.venda.situacao === 'Fechada' ? mudar(m, tx, v, LIQUIDAR, noCartao(v)) : Promise.resolve([])

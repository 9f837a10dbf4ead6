// The payment's line of a card payment in its sale: held, approved, or put aside. A line whose card ended does not count any more;
// what was tried stays with the card.
import { BANDEIRAS, type DetalhesDoPagamento } from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import {
  type EventoDePagamento,
  podeTransitarPagamento,
  type SituacaoDePagamento,
} from '@martelo/domain/pagamentos/states.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { mudarPagamento, pagamentoPor } from '../pagamentos/door.ts'
import type { Caso } from './aplicar-estado.ts'

function detalhesDe({ c }: Caso): DetalhesDoPagamento {
  return {
    bandeira: BANDEIRAS.find((b) => b === c.bandeira) ?? 'Outra',
    ...(c.nome === null ? {} : { nome: c.nome }),
    ...(c.numero === null ? {} : { numero: c.numero }),
    ...(c.autorizacao === null ? {} : { autorizacao: c.autorizacao }),
    ...(c.nsu === null ? {} : { nsu: c.nsu }),
    qtdParcelas: c.parcelas,
    taxaDeJuros: c.taxaDeJuros,
    valorComJuros: c.valorComJuros,
  }
}

async function mover(
  caso: Caso,
  eventos: readonly { readonly evento: EventoDePagamento; readonly quem: Ator }[],
  mudar: { readonly ativo: boolean; readonly motivo: string | null; readonly pago?: boolean },
): Promise<void> {
  const { m, tx, c } = caso
  const p = await pagamentoPor(tx, m.hotsite.id, { uid: c.pagUid })
  if (p === undefined) throw new Error(`the payment of card ${c.uid} is gone`)
  let situacao: SituacaoDePagamento = p.situacao
  let feito: EventoDePagamento | null = null
  for (const { evento, quem } of eventos) {
    // The acquirer's own record stands for the proof.
    const r = podeTransitarPagamento(
      { de: situacao, evento, atores: [quem] },
      { temArquivo: true, motivo: mudar.motivo ?? undefined },
    )
    if (!r.pode) continue
    situacao = r.para
    feito = evento
    break
  }
  const { pago = false, ...resto } = mudar
  if (feito === null && p.ativo === resto.ativo) return
  await mudarPagamento(tx, m.hotsite.id, p.id, {
    ...resto,
    situacao,
    detalhes: JSON.stringify(detalhesDe(caso)),
    pagadorNome: c.nome,
    ...(pago ? { dataPagamento: new Date(m.agora), respondidoAt: new Date(m.agora) } : {}),
  })
  await auditar(m, tx, {
    entidade: 'pagamento',
    uid: p.uid,
    acao: feito ?? 'remover',
    antes: { situacao: p.situacao },
    depois: { situacao, valor: p.valor },
    motivo: mudar.motivo,
  })
}

/** Authorised: the sum is held on the card. */
export const esperarLinha = (c: Caso): Promise<void> =>
  mover(c, [{ evento: 'enviarComprovante', quem: 'Cliente' }], { ativo: true, motivo: null })

/** Captured. */
export const aprovarLinha = (c: Caso): Promise<void> =>
  mover(c, [{ evento: 'confirmarPeloBanco', quem: 'sistema' }], { ativo: true, motivo: null, pago: true })

/** Refused, voided, refunded or contested: it pays nothing of the sale any more. */
export const abandonarLinha = (c: Caso, motivo: string): Promise<void> =>
  mover(
    c,
    [
      { evento: 'estornar', quem: 'sistema' },
      { evento: 'divergirPeloBanco', quem: 'sistema' },
    ],
    { ativo: false, motivo },
  )

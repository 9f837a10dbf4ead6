// Accounts to consignors in every state, made by the house's own calls: one paid by transfer, one that waits for a second
// person's approval; the rest of what was sold and paid can still be opened.
import { randomUUID } from 'node:crypto'
import { abrirPrestacao } from '@martelo/contracts/prestacoes/abrir-prestacao.contract.ts'
import { encerrarOrdem } from '@martelo/contracts/prestacoes/encerrar-ordem.contract.ts'
import { lancarNaPrestacao } from '@martelo/contracts/prestacoes/lancar-na-prestacao.contract.ts'
import { moverPrestacao } from '@martelo/contracts/prestacoes/mover-prestacao.contract.ts'
import { ordenarPagamento } from '@martelo/contracts/prestacoes/ordenar-pagamento.contract.ts'
import { prestacoesAAbrir } from '@martelo/contracts/prestacoes/prestacoes-a-abrir.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Passado } from './passado.ts'

const HORA = 3_600_000
const [ACERTO, ADM] = ['acerto@martelo.demo', 'adm@martelo.demo']

export async function semearPrestacoes(p: Passado, casa: number): Promise<void> {
  p.em(casa - 5 * HORA)
  const porAbrir = await p.chamar(ACERTO, prestacoesAAbrir, {})
  const [paga, esperando] = porAbrir.toSorted((a, b) => b.vendido - a.vendido)
  if (paga === undefined) return
  const uid = await conferida(p, paga)
  p.em(casa - 4 * HORA)
  const params = { uid }
  const aprovada = await p.chamar(ADM, moverPrestacao, {
    params,
    body: { evento: 'aprovar', motivo: null, versao: 2 },
  })
  p.em(casa - 3 * HORA)
  const ordenada = await p.chamar(ADM, ordenarPagamento, {
    params,
    body: { forma: 'TRANSFERENCIA', versao: aprovada.versao },
  })
  const [ordem] = ordenada.ordens
  if (ordem === undefined) throw new Error('the order was not made')
  p.em(casa - HORA)
  await p.chamar(ADM, encerrarOrdem, {
    params: { uid: ordem.uid },
    body: { resultado: 'paga', autenticacao: 'TED 4471.0098.23', motivo: null, versao: ordem.versao },
  })
  if (esperando !== undefined) await conferida(p, esperando)
}

async function conferida(
  p: Passado,
  { leiUid, comUid }: { readonly leiUid: string; readonly comUid: string },
): Promise<string> {
  const { uid } = await p.chamar(ACERTO, abrirPrestacao, { body: { leiUid, comUid } })
  const params = { uid }
  const { versao } = await p.chamar(ACERTO, lancarNaPrestacao, {
    params,
    body: {
      tipo: 'despesa',
      descricao: 'Guincho até o pátio',
      valor: 380_00,
      dia: diaEmBrasilia(p.agora),
      chaveDoPedido: randomUUID(),
    },
  })
  await p.chamar(ACERTO, moverPrestacao, { params, body: { evento: 'conferir', motivo: null, versao } })
  return uid
}

/**
 * A purchase far enough along that every paper of it exists: bought at once, paid at the counter, its pickup booked by
 * a third person. Made through the calls that the screens use; a second run finds the first one's.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pelaApi } from './pela-api.ts'

export interface CompraDeExemplo {
  readonly id: number
  /** of the purchase's statement, and of the authorisation for whoever collects */
  readonly extrato: string
  readonly retirada: string
}

interface Venda {
  readonly id: number
  readonly valorTotalVenda: number
  readonly hashQrcode: string
  readonly pagamentos: readonly { uid: string; versao: number; situacao: string }[]
  readonly itens: readonly { uid: string; agendamentoRetirada: { hashQrcode: string } | null }[]
}
const MINHAS = '/v1/leilao/vendas/buscar-venda/minhas-vendas'

const TERCEIRO = { nome: 'Benedito Alves Moreira', documento: '111.444.777-35', telefone: '(62) 99999-8888' }

/** `cliente` and `acerto` are signed in and stand on any page of the same brand. */
export async function compraDeExemplo(cliente: Page, acerto: Page): Promise<CompraDeExemplo> {
  const feita = (await pelaApi<{ id: number }[]>(cliente, 'GET', MINHAS))[0]?.id
  const id = feita ?? (await comprar(cliente))
  let venda = await pelaApi<Venda>(cliente, 'GET', `${MINHAS}/${id}`)
  if (!venda.itens[0]?.agendamentoRetirada) {
    await escolherEntrega(cliente, venda)
    await receber(acerto, id)
    await agendar(cliente, venda)
    venda = await pelaApi<Venda>(cliente, 'GET', `${MINHAS}/${id}`)
  }
  return { id, extrato: venda.hashQrcode, retirada: venda.itens[0]?.agendamentoRetirada?.hashQrcode ?? '' }
}

interface LoteDaBusca {
  readonly uid: string
  readonly compreJa: number | null
  readonly situacao: string
  readonly lance: unknown
  readonly leilao: { readonly uid: string }
}

async function comprar(cliente: Page): Promise<number> {
  const lotes = await pelaApi<LoteDaBusca[]>(cliente, 'GET', '/v1/lote/busca-elastic?porPagina=200')
  const lote = lotes.find((l) => l.compreJa !== null && l.lance === null && l.situacao === 'LIBERADO_LEILAO')
  if (lote === undefined) throw new Error('no lot of the demonstration can be bought at once')
  await pelaApi(cliente, 'POST', `/v1/leilao/${lote.leilao.uid}/habilitar`, { aceitoRegulamento: true })
  await pelaApi(cliente, 'POST', `/v1/leilao/lotes/${lote.uid}/comprar-ja`, {
    valor: lote.compreJa,
    chaveDoPedido: randomUUID(),
  })
  // The sale is made after the lot's commit.
  for (let vez = 0; vez < 100; vez++) {
    const [venda] = await pelaApi<{ id: number }[]>(cliente, 'GET', MINHAS)
    if (venda !== undefined) return venda.id
    await cliente.waitForTimeout(100)
  }
  throw new Error('the sale did not come')
}

async function escolherEntrega(cliente: Page, venda: Venda): Promise<void> {
  const { patios } = await pelaApi<{ patios: { uid: string }[] }>(cliente, 'GET', '/v1/entregas/opcoes')
  for (const item of venda.itens)
    await pelaApi(cliente, 'PUT', '/v1/cliente/meus-lances/salvar-metodo-entrega', {
      uid: item.uid,
      metodo: 'Retirada',
      valor: 0,
      patUid: patios[0]?.uid,
    })
}

async function receber(acerto: Page, id: number): Promise<void> {
  const casa = `/v1/leilao/vendas/buscar-venda/${id}`
  const { valorTotalVenda } = await pelaApi<Venda>(acerto, 'GET', casa)
  const { pagamentos } = await pelaApi<Venda>(acerto, 'POST', `/v1/leilao/vendas/${id}/pagamentos/registro`, {
    tipo: 'DINHEIRO',
    valor: valorTotalVenda,
    chaveDoPedido: randomUUID(),
  })
  for (const p of pagamentos)
    if (p.situacao !== 'APROVADO')
      await pelaApi(acerto, 'PUT', `/v1/pagamentos/${p.uid}/resposta`, {
        evento: 'aprovar',
        versao: p.versao,
      })
}

async function agendar(cliente: Page, venda: Venda): Promise<void> {
  const dia = (daqui: number) => new Date(Date.now() + daqui * 86_400_000).toISOString().slice(0, 10)
  const item = venda.itens[0]?.uid ?? ''
  const { dias } = await pelaApi<{ dias: { horarios: { inicio: string; impedimento: string | null }[] }[] }>(
    cliente,
    'GET',
    `/v1/entregas/${item}/horarios?de=${dia(1)}&ate=${dia(14)}`,
  )
  const livre = dias.flatMap((d) => d.horarios).find((h) => h.impedimento === null)
  if (livre === undefined) throw new Error('the yard has no free hour in a fortnight')
  await pelaApi(cliente, 'POST', `/v1/entregas/${item}/agendamento`, {
    inicio: livre.inicio,
    terceiro: TERCEIRO,
    chaveDoPedido: randomUUID(),
  })
}

/**
 * Sales that are paid over the wire: the buyer's calls, and bank and acquirer as servers that are slow, fail, fall silent,
 * tell everything twice, late and out of order, or never. Each mood has its sales; afterwards the parties are well again,
 * the product asks by itself for what it was not told, and people do what is left to them. Everything is drawn from a seed.
 */
import { baixarRemessa } from '@martelo/contracts/boletos/baixar-remessa.contract.ts'
import { emitirBoleto } from '@martelo/contracts/boletos/emitir-boleto.contract.ts'
import { gerarRemessa } from '@martelo/contracts/boletos/gerar-remessa.contract.ts'
import { processarRetorno } from '@martelo/contracts/boletos/processar-retorno.contract.ts'
import { pagarComCartao } from '@martelo/contracts/cartoes/pagar-com-cartao.contract.ts'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { sql } from 'kysely'
import { setTimeout as dormir } from 'node:timers/promises'
import { conciliarCartoes } from '../../../apps/server/src/modules/cartoes/conferir-cartao.job.ts'
import { conciliarPix } from '../../../apps/server/src/modules/pagamentos/conciliar-pix.job.ts'
import { MODOS_DE_LIQUIDAR } from '../../../apps/server/src/simuladores/banco-de-boletos.ts'
import { MODOS_DE_PAGAR } from '../../../apps/server/src/simuladores/balcao-do-banco-pix.ts'
import { CARTOES_DE_TESTE, CODIGO_3DS } from '../../../apps/server/src/simuladores/cartoes-de-teste.ts'
import type { ClienteDoCenario } from '../../pg/cenario.ts'
import { executarChamada, type Resposta } from '../../pg/executar-chamada.ts'
import { vezes } from '../../noite.ts'
import { ateQue, bater, venderLote } from '../../pg/venda-de-teste.ts'
import { Acaso } from '../acaso.ts'
import { HUMORES, type Humor, type PracaDaRede } from './praca-da-rede.ts'

export const MEIOS = ['pix', 'boleto', 'cartao'] as const
type Meio = (typeof MEIOS)[number]

export interface VendaNaRede {
  readonly id: number
  readonly comprador: ClienteDoCenario
  readonly humor: Humor
  readonly meio: Meio
}

interface Jogo {
  readonly p: PracaDaRede
  readonly acaso: Acaso
}

const CARTOES = Object.keys(CARTOES_DE_TESTE).filter(
  (n) => CARTOES_DE_TESTE[n as keyof typeof CARTOES_DE_TESTE].conduta !== 'contestar',
)
const BOM = '4111111111111111'
/** A card whose answer got lost is asked for after so long. */
const DEPOIS_MS = 3 * 60_000
const TENTATIVAS = 8
/** Long enough for many sales at once on a busy machine; what is well takes a second. */
const ESPERA_MS = vezes(120_000, 600_000)

/** Plays `porHumor` sales of each kind of payment in each of the moods; answers the sales. */
export async function venderNaRede(
  p: PracaDaRede,
  o: { readonly semente: string; readonly porHumor: number; readonly humores?: readonly Humor[] },
): Promise<readonly VendaNaRede[]> {
  const jogo: Jogo = { p, acaso: new Acaso(o.semente) }
  const vendas: VendaNaRede[] = []
  for (const humor of o.humores ?? HUMORES) {
    const desta: VendaNaRede[] = []
    for (let n = 0; n < o.porHumor; n++)
      for (const meio of MEIOS) desta.push({ ...(await comprar(jogo)), humor, meio })
    vendas.push(...desta)
    // Bank files are how one hears of a bank that tells nothing.
    await p.cobrarPor(humor === 'nunca' ? 'CNAB' : 'API')
    await p.ficar(humor)
    await Promise.all(desta.map((v) => PAGAR[v.meio](jogo, v)))
    if (humor === 'nunca') {
      await trocarArquivos(jogo, desta)
      // Its silent acquirer is asked before the other one takes its place.
      await assentar(p, desta)
    }
    await p.ficar('normal')
    await assentar(p, desta)
  }
  await quitar(jogo, vendas)
  return vendas
}

async function comprar({ p, acaso }: Jogo): Promise<Pick<VendaNaRede, 'id' | 'comprador'>> {
  const comprador = await p.c.novoCliente()
  const id = await venderLote(p.c, await bater(p.c, comprador, acaso.inteiro(1_000_00, 90_000_00)))
  if (id === null) throw new Error('no sale')
  return { id, comprador }
}

/** As a buyer does whose page says that the bank does not answer: again, a little later. */
async function insistir<C extends { readonly key: string }>(
  p: PracaDaRede,
  pedir: () => Promise<Resposta<RespostaDe<C>>>,
): Promise<RespostaDe<C>> {
  for (let i = 1; ; i++) {
    const r = await pedir()
    if (r.erro === null) return r.valor
    if (r.status !== 503 || i === TENTATIVAS)
      throw new Error(`${r.status} ${r.erro.error}: ${String(r.erro.message)}`)
    await dormir(100)
    await p.passarAPausa()
  }
}

const restante = async (p: PracaDaRede, v: VendaNaRede): Promise<number> =>
  (await executarChamada(p.ctx(v.comprador), minhaVenda, { params: { id: v.id } })).valor.somas.restante

async function pagarPix(
  { p, acaso }: Jogo,
  v: VendaNaRede,
  modo = acaso.escolher(MODOS_DE_PAGAR),
): Promise<void> {
  const valor = await restante(p, v)
  const chaveDoPedido = acaso.uuid()
  const { pagUid } = await insistir<typeof criarPagamento>(p, () =>
    executarChamada(p.ctx(v.comprador), criarPagamento, {
      params: { id: v.id },
      body: { tipo: 'DEPOSITO', origemTipoPagamento: 'PIX', valor, chaveDoPedido },
    }),
  )
  await p.banco.pagar(pagUid.replaceAll('-', ''), modo, 1)
}

async function pagarBoleto({ p, acaso }: Jogo, v: VendaNaRede): Promise<void> {
  const modo = acaso.escolher(MODOS_DE_LIQUIDAR)
  const valor = await restante(p, v)
  const { uid } = await insistir<typeof emitirBoleto>(p, () =>
    executarChamada(p.ctx(v.comprador), emitirBoleto, {
      params: { id: v.id },
      body: { valor, chaveDoPedido: acaso.uuid() },
    }),
  )
  // By file it is paid when the bank has its file.
  if (v.humor === 'nunca') return
  await ateQue(
    async () => {
      await p.passarAPausa()
      return p.boletos.boletos[uid] !== undefined
    },
    'the bank registers the boleto',
    ESPERA_MS,
  )
  await p.boletos.pagar(uid, modo)
}

async function pagarCartao(
  { p, acaso }: Jogo,
  v: VendaNaRede,
  numero = acaso.escolher(CARTOES),
): Promise<void> {
  const valor = await restante(p, v)
  const { uid } = await insistir<typeof pagarComCartao>(p, () =>
    executarChamada(p.ctx(v.comprador), pagarComCartao, {
      params: { id: v.id },
      body: { valor, qtdParcelas: 1, valorComJuros: valor, chaveDoPedido: acaso.uuid() },
    }),
  )
  const adquirente = v.humor === 'nunca' ? p.mudo : p.adquirente
  const situacao = await adquirente.usarCartao(uid, numero)
  if (situacao === 'AUTENTICANDO')
    await adquirente.responderDesafio(uid, acaso.chance(0.7) ? CODIGO_3DS : '000000')
}

const PAGAR: Readonly<Record<Meio, (j: Jogo, v: VendaNaRede) => Promise<void>>> = {
  pix: pagarPix,
  boleto: pagarBoleto,
  cartao: pagarCartao,
}

/** The remessa goes to the bank, people pay there, and its retorno comes back: once, again, and with more in it. */
async function trocarArquivos({ p, acaso }: Jogo, vendas: readonly VendaNaRede[]): Promise<void> {
  const equipe = p.ctx(p.c.equipe)
  const r = await executarChamada(equipe, gerarRemessa, { body: { contaUid: p.contaUid } })
  if (r.erro !== null) throw new Error(`no remessa: ${r.erro.error}`)
  await executarChamada(equipe, baixarRemessa, { params: { uid: r.valor.uid } })
  const { conteudo } = await p.c.banco.sistema
    .selectFrom('boletoRemessa')
    .select('conteudo')
    .where('uid', '=', r.valor.uid)
    .executeTakeFirstOrThrow()
  const antes = new Set(Object.keys(p.boletos.boletos))
  p.boletos.receberRemessa(conteudo)
  const novos = Object.keys(p.boletos.boletos).filter((ref) => !antes.has(ref))
  if (novos.length !== vendas.filter((v) => v.meio === 'boleto').length)
    throw new Error('the file lost a boleto')
  const ler = (nome: string) =>
    executarChamada(equipe, processarRetorno, {
      body: { nome, conteudo: p.boletos.retorno('400'), previa: false },
    })
  await ler('primeiro.ret')
  for (const ref of novos) await p.boletos.pagar(ref, acaso.escolher(MODOS_DE_LIQUIDAR))
  // The file has all of before once more, and comes twice.
  for (const nome of ['segundo.ret', 'segundo-de-novo.ret']) {
    const lido = await ler(nome)
    if (lido.erro !== null) throw new Error(`the retorno was refused: ${lido.erro.error}`)
  }
}

/** Until nothing is on its way: what was not told is asked for, as the product does by itself every minute and every night. */
async function assentar(p: PracaDaRede, vendas: readonly VendaNaRede[]): Promise<void> {
  const ids = vendas.map((v) => v.id)
  await ateQue(
    async () => {
      await p.passarAPausa()
      await conciliarPix(p.c.servicos)
      await conciliarCartoes(p.c.servicos, Date.now() + DEPOIS_MS)
      await dormir(200)
      const recebidos = await p.c.banco.sistema
        .selectFrom('pixRecebido')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('processadoAt', 'is not', null)
        .executeTakeFirstOrThrow()
      const { rows } = await sql<{ abertos: number }>`
        select (select count(*) from cartao_transacao where vnd_id = any(${ids}) and situacao in ('aguardando', 'autenticando', 'autorizada'))::int
          + (select count(*) from boleto where vnd_id = any(${ids}) and situacao = 'aguardandoRegistro')::int as abertos`.execute(
        p.c.banco.sistema,
      )
      return (
        Number(recebidos.n) >= (await p.pixNoBanco()).length &&
        rows[0]?.abertos === 0 &&
        (await todosPagos(p))
      )
    },
    'everything that was paid outside is known',
    ESPERA_MS,
  )
}

/** What the bank of boletos took is what the product has of it. */
async function todosPagos(p: PracaDaRede): Promise<boolean> {
  const { rows } = await sql<{ pago: number }>`
    select coalesce(sum(pago), 0)::bigint as pago from boleto_liquidacao where hot_id = ${p.c.hotsite.id}`.execute(
    p.c.banco.sistema,
  )
  return rows[0]?.pago === Object.values(p.boletos.boletos).reduce((t, b) => t + b.pago, 0)
}

/** What is still owed is paid well, and what waits for a person gets his answer: every sale ends closed. */
async function quitar(jogo: Jogo, vendas: readonly VendaNaRede[]): Promise<void> {
  const { p } = jogo
  await p.cobrarPor('API')
  for (const v of vendas) {
    const lida = await executarChamada(p.ctx(p.c.equipe), buscarVenda, { params: { id: v.id } })
    for (const g of lida.valor.pagamentos.filter((x) => x.situacao === 'aguardandoValidacao'))
      await executarChamada(p.ctx(p.c.equipe), responderPagamento, {
        params: { uid: g.uid },
        body: { evento: 'aprovar', motivo: null, versao: g.versao, aceitaExcedente: true },
      })
    if (lida.valor.situacao !== 'Aguardando Pagamento') continue
    const bem = { ...v, humor: 'normal' as const }
    await (v.meio === 'cartao' ? pagarCartao(jogo, bem, BOM) : pagarPix(jogo, bem, 'certo'))
  }
  await assentar(p, vendas)
}

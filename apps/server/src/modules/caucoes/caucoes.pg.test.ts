import { randomUUID } from 'node:crypto'
import { cancelarCaucao } from '@martelo/contracts/caucoes/cancelar-caucao.contract.ts'
import { caucaoDaCasa } from '@martelo/contracts/caucoes/caucao-da-casa.contract.ts'
import { caucoesDoLeilao } from '@martelo/contracts/caucoes/caucoes-do-leilao.contract.ts'
import { minhaCaucao } from '@martelo/contracts/caucoes/minha-caucao.contract.ts'
import { minhasCaucoes } from '@martelo/contracts/caucoes/minhas-caucoes.contract.ts'
import { moverCaucao } from '@martelo/contracts/caucoes/mover-caucao.contract.ts'
import { pagarCaucao } from '@martelo/contracts/caucoes/pagar-caucao.contract.ts'
import { estouHabilitado } from '@martelo/contracts/habilitacoes/estou-habilitado.contract.ts'
import { habilitar } from '@martelo/contracts/habilitacoes/habilitar.contract.ts'
import { darLance } from '@martelo/contracts/lances/dar-lance.contract.ts'
import { meusLimites } from '@martelo/contracts/lances/meus-limites.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirPraca, ateQue, bater, type Praca, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import type { ModoDePagar } from '../../simuladores/balcao-do-banco-pix.ts'
import { bancoDaCasa, conferirPixNoBanco, creditarNaVenda } from '../pagamentos/door.ts'
import { emNomeDoSistema } from '../vendas/door.ts'
import { assentarCaucoes } from './assentar-caucoes.job.ts'

const R = 100
let c: Cenario
let p: Praca
const paradas: (() => unknown)[] = []

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    lotes: 0,
    clientes: 1,
    leilao: { tipoHabilitacao: 'CAUCAO', caucaoValor: 1_000 * R },
  })
  p = await abrirPraca(c)
  paradas.push(await c.servicos.lances.iniciar())
})
afterAll(async () => {
  await p.parar()
  for (const parar of paradas.toReversed()) await parar()
  await c.fechar()
})
beforeEach(async () => {
  p.banco.comportamento.devolucoes = 'logo'
  p.banco.comportamento.falharACada = 0
  await leilao({ situacao: 'PRONTO', caucaoValor: 1_000 * R, caucaoPorcentagem: null })
})

const leilao = (mudar: object) =>
  c.banco.sistema.updateTable('leilao').set(mudar).where('id', '=', c.leilao.id).execute()
const doLeilao = () => ({ params: { leiUid: c.leilao.uid } })

/** A client who accepted the rules and has paid nothing. */
async function candidato(): Promise<ClienteDoCenario> {
  const cli = await c.novoCliente()
  await c.banco.sistema.deleteFrom('habilitacao').where('cliId', '=', cli.cliId).execute()
  await executarChamada(p.ctx(cli), habilitar, { ...doLeilao(), body: { aceitoRegulamento: true } })
  return cli
}
const ver = async (cli: ClienteDoCenario) =>
  (await executarChamada(p.ctx(cli), minhaCaucao, doLeilao())).valor
const situacao = async (cli: ClienteDoCenario) => (await ver(cli)).caucao?.situacao ?? null
const cobrar = (cli: ClienteDoCenario, limite?: number) =>
  executarChamada(p.ctx(cli), pagarCaucao, { ...doLeilao(), body: limite === undefined ? {} : { limite } })
const habilitado = async (cli: ClienteDoCenario) =>
  (await executarChamada(p.ctx(cli), estouHabilitado, { query: { leiUid: c.leilao.uid } })).valor.habilitado
const txid = (uid: string | undefined) => (uid ?? '').replaceAll('-', '')

/** Charged and paid in that way. */
async function pagar(cli: ClienteDoCenario, modo: ModoDePagar = 'certo', limite?: number) {
  const { valor } = await cobrar(cli, limite)
  return p.banco.pagar(txid(valor.caucao?.uid), modo, 1)
}
async function comCaucaoPaga(limite?: number): Promise<ClienteDoCenario> {
  const cli = await candidato()
  await pagar(cli, 'certo', limite)
  await ateQue(async () => (await situacao(cli)) === 'PAGA', 'the deposit')
  return cli
}
const lance = (cli: ClienteDoCenario, lelUid: string, valor: number) =>
  executarChamada(c.ctx(cli), darLance, { params: { lelUid }, body: { valor, chaveDoPedido: randomUUID() } })
const daCasa = async (cli: ClienteDoCenario) => {
  const { valor } = await executarChamada(p.ctx(c.equipe), caucoesDoLeilao, {
    query: { leiUid: c.leilao.uid, porPagina: 200 },
  })
  const achada = valor.find((k) => k.cliUid === cli.cliUid)
  if (achada === undefined) throw new Error('no deposit of this client')
  return (await executarChamada(p.ctx(c.equipe), caucaoDaCasa, { params: { uid: achada.uid } })).valor
}
const decidir = async (cli: ClienteDoCenario, body: object) => {
  const k = await daCasa(cli)
  return executarChamada(p.ctx(c.equipe), moverCaucao, {
    params: { uid: k.uid },
    body: { versao: k.versao, ...body },
  })
}

describe('before the auction', () => {
  test('asked, paid, enabled, heard by the judge', async () => {
    const lote = await c.novoLote()
    const ninguem = await c.novoCliente()
    await c.banco.sistema.deleteFrom('habilitacao').where('cliId', '=', ninguem.cliId).execute()
    expect((await lance(ninguem, lote.uid, 1_000 * R)).erro?.error).toBe('sem-habilitacao')
    expect((await cobrar(ninguem)).erro).toMatchObject({ error: 'NAO_PODE', message: /Aceite o regulamento/ })

    const cli = await candidato()
    expect(await habilitado(cli)).toBe(false)
    expect((await lance(cli, lote.uid, 1_000 * R)).erro).toMatchObject({
      statusCode: 403,
      error: 'caucao-nao-paga',
      message: 'Pague a caução do leilão para dar lance.',
    })
    const { valor } = await cobrar(cli)
    expect(valor).toMatchObject({
      exigida: true,
      habilitacao: 'EM_ANALISE',
      caucao: { situacao: 'AGUARDANDO_PAGAMENTO', valor: 1_000 * R, limite: null },
    })
    expect(valor.caucao?.pix?.copiaECola).toContain('br.gov.bcb.pix')
    await p.banco.pagar(txid(valor.caucao?.uid), 'certo')
    await ateQue(() => habilitado(cli), 'the enabling')
    expect(await situacao(cli)).toBe('PAGA')
    expect((await lance(cli, lote.uid, 1_000 * R)).valor?.situacao).toBe('vencendo')
  })

  test('an enabling that was given before the auction asked a deposit does not stand for one', async () => {
    const cli = await c.novoCliente()
    const lote = await c.novoLote()
    expect(
      (
        await sql<{ situacao: string }>`select situacao from habilitacao where cli_id = ${cli.cliId}`.execute(
          c.banco.sistema,
        )
      ).rows[0]?.situacao,
    ).toBe('APROVADA')
    expect((await lance(cli, lote.uid, 1_000 * R)).erro?.error).toBe('caucao-nao-paga')
  })

  test('five tabs at once get one charge; another sum replaces it', async () => {
    await leilao({ caucaoValor: null, caucaoPorcentagem: 10 })
    const cli = await candidato()
    const respostas = await Promise.all(Array.from({ length: 5 }, () => cobrar(cli, 20_000 * R)))
    expect(new Set(respostas.map((r) => r.valor.caucao?.uid)).size).toBe(1)
    const outra = await cobrar(cli, 50_000 * R)
    expect(outra.valor.caucao).toMatchObject({ valor: 5_000 * R, limite: 50_000 * R })
    expect((await executarChamada(p.ctx(cli), minhasCaucoes, {})).valor.map((k) => k.situacao)).toEqual([
      'AGUARDANDO_PAGAMENTO',
      'CANCELADA',
    ])
    expect((await cobrar(cli)).erro).toMatchObject({
      error: 'LIMITE',
      campos: { limite: expect.any(String) },
    })
  })

  test('a share of the limit: what was paid for is the limit that the judge enforces', async () => {
    await leilao({ caucaoValor: null, caucaoPorcentagem: 10 })
    const cli = await comCaucaoPaga(1_500 * R)
    await ateQue(() => habilitado(cli), 'the enabling')
    const [um, dois] = [await c.novoLote(), await c.novoLote()]
    expect((await lance(cli, um.uid, 1_000 * R)).valor?.situacao).toBe('vencendo')
    expect((await lance(cli, dois.uid, 1_000 * R)).erro).toMatchObject({
      error: 'limite-de-compra-excedido',
      message: expect.stringContaining('500,00'),
    })
    const limites = (await executarChamada(c.ctx(cli), meusLimites, {})).valor.leiloes
    expect(limites).toMatchObject([{ limite: 1_500 * R, comprometido: 1_000 * R, disponivel: 500 * R }])
  })

  test.each<[ModoDePagar, RegExp]>([
    ['valor-errado', /diferente do cobrado/],
    ['pagador-errado', /não é o titular/],
  ])('%s: never enabled, and the money goes back', async (modo, motivo) => {
    const cli = await candidato()
    const [pix] = await pagar(cli, modo)
    await ateQue(async () => (await situacao(cli)) === 'DEVOLVIDA', 'the refund')
    const { caucao } = await ver(cli)
    expect(caucao?.motivo).toMatch(motivo)
    expect(caucao?.valorDevolvido).toBe(modo === 'valor-errado' ? 990 * R : 1_000 * R)
    expect(await habilitado(cli)).toBe(false)
    expect(pix?.devolucoes).toHaveLength(1)
    // He may try again.
    expect((await cobrar(cli)).valor.caucao?.situacao).toBe('AGUARDANDO_PAGAMENTO')
  })

  test('the bank does not tell who paid: a person decides, with a reason', async () => {
    const cli = await candidato()
    await pagar(cli, 'sem-pagador')
    await ateQue(async () => (await situacao(cli)) === 'EM_CONFERENCIA', 'the check')
    expect(await habilitado(cli)).toBe(false)
    expect((await decidir(cli, { decisao: 'aceitar' })).erro).toMatchObject({
      error: 'NAO_PODE',
      campos: { motivo: 'Informe o motivo.' },
    })
    expect((await decidir(cli, { decisao: 'aceitar', motivo: 'x', versao: 99 })).erro?.error).toBe('MUDOU')
    expect((await decidir(cli, { decisao: 'aceitar', motivo: 'Extrato conferido' })).valor.situacao).toBe(
      'PAGA',
    )
    await ateQue(() => habilitado(cli), 'the enabling')
  })

  test('a late Pix counts; a duplicate is refunded by itself', async () => {
    const tarde = await candidato()
    await pagar(tarde, 'atrasado')
    expect(await situacao(tarde)).toBe('AGUARDANDO_PAGAMENTO')
    await ateQue(async () => (await situacao(tarde)) === 'PAGA', 'the late notice')
    const cli = await candidato()
    const [um, dois] = await pagar(cli, 'duas-vezes')
    await ateQue(async () => (dois?.devolucoes.length ?? 0) > 0, 'the refund of the second')
    expect(um?.devolucoes).toEqual([])
    expect(await situacao(cli)).toBe('PAGA')
  })

  test('a code that was put aside is taken when paid, unless another deposit stands', async () => {
    const cli = await candidato()
    const { valor } = await cobrar(cli)
    const uid = valor.caucao?.uid ?? ''
    const alheio = await candidato()
    expect((await executarChamada(p.ctx(alheio), cancelarCaucao, { params: { uid } })).erro?.error).toBe(
      'NAO_ENCONTRADA',
    )
    expect((await executarChamada(p.ctx(cli), cancelarCaucao, { params: { uid } })).status).toBe(200)
    const nova = await cobrar(cli)
    expect(nova.valor.caucao?.uid).not.toBe(uid)
    const [velho] = await p.banco.pagar(txid(uid), 'certo')
    await ateQue(async () => (velho?.devolucoes.length ?? 0) > 0, 'the refund')
    await p.banco.pagar(txid(nova.valor.caucao?.uid), 'certo')
    await ateQue(async () => (await situacao(cli)) === 'PAGA', 'the new one')
    const so = await candidato()
    const posta = (await cobrar(so)).valor.caucao?.uid ?? ''
    await executarChamada(p.ctx(so), cancelarCaucao, { params: { uid: posta } })
    await p.banco.pagar(txid(posta), 'certo')
    await ateQue(async () => (await situacao(so)) === 'PAGA', 'the one put aside')
  })

  test('the bank out: nothing is lost, the same request finds the same deposit', async () => {
    const cli = await candidato()
    p.banco.comportamento.falharACada = 1
    expect((await cobrar(cli)).erro?.error).toBe('BANCO_FORA')
    p.banco.comportamento.falharACada = 0
    expect((await cobrar(cli)).valor.caucao?.pix).not.toBeNull()
    expect((await executarChamada(p.ctx(cli), minhasCaucoes, {})).valor).toHaveLength(1)
  })

  test('a charge that ended unpaid is put aside, and no other client sees or moves a deposit', async () => {
    const cli = await candidato()
    await cobrar(cli)
    await sql`update caucao set pix_expira_at = now() - interval '31 minutes' where cli_id = ${cli.cliId}`.execute(
      c.banco.sistema,
    )
    const k = await daCasa(cli)
    expect(
      (
        await executarChamada(p.ctx(cli), moverCaucao, {
          params: { uid: k.uid },
          body: { decisao: 'reter', versao: 1 },
        })
      ).status,
    ).toBe(403)
    const deFora = { ...c.equipe, hotId: c.outroHotsite.id }
    expect(
      (await executarChamada(c.ctx(deFora, c.outroHotsite), caucaoDaCasa, { params: { uid: k.uid } })).status,
    ).toBe(404)
    await assentarCaucoes(c.servicos)
    expect(await situacao(cli)).toBe('CANCELADA')
  })
})

describe('after the auction', () => {
  const encerrar = async () => {
    await leilao({ situacao: 'EXECUTADO' })
    await assentarCaucoes(c.servicos)
  }

  test('won nothing: goes back, idempotent, however slow the bank is', async () => {
    const cli = await comCaucaoPaga()
    p.banco.comportamento.devolucoes = 'demoram'
    await encerrar()
    expect(await situacao(cli)).toBe('DEVOLVENDO')
    // The bank keeps silent: a retry under the same number.
    await ateQue(async () => {
      const r = await sql<{
        n: number
      }>`select count(*)::int as n from pix_recebido where cau_id = (select id from caucao where cli_id = ${cli.cliId})`.execute(
        c.banco.sistema,
      )
      return r.rows[0]?.n === 1
    }, 'the Pix')
    await sql`update caucao set devolucao_pedida_at = now() - interval '11 minutes' where cli_id = ${cli.cliId}`.execute(
      c.banco.sistema,
    )
    await assentarCaucoes(c.servicos)
    await ateQue(async () => (await situacao(cli)) === 'DEVOLVIDA', 'the slow refund')
    const { caucao } = await ver(cli)
    expect(caucao?.valorDevolvido).toBe(1_000 * R)
    expect(await habilitado(cli)).toBe(true)
    // A lot that is still offered goes to those enabled in time.
    const repasse = await c.novoLote({ situacao: 'REPASSE' })
    expect((await lance(cli, repasse.uid, 1_000 * R)).erro?.error).not.toBe('caucao-nao-paga')
  })

  test('the bank fails when it is asked: the queue asks again', async () => {
    const cli = await comCaucaoPaga()
    p.banco.comportamento.falharACada = 1
    await encerrar()
    await new Promise((r) => setTimeout(r, 300))
    expect(await situacao(cli)).toBe('DEVOLVENDO')
    p.banco.comportamento.falharACada = 0
    await sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`.execute(
      c.banco.sistema,
    )
    await ateQue(async () => (await situacao(cli)) === 'DEVOLVIDA', 'the refund after all')
  })

  test('the bank refuses the refund: a person is asked, tries again, or pays by hand', async () => {
    const cli = await comCaucaoPaga()
    p.banco.comportamento.devolucoes = 'recusadas'
    await encerrar()
    await ateQue(async () => (await situacao(cli)) === 'DEVOLUCAO_RECUSADA', 'the refusal')
    expect((await daCasa(cli)).pedeDecisao).toBe(true)
    p.banco.comportamento.devolucoes = 'logo'
    expect((await decidir(cli, { decisao: 'devolver', motivo: 'Conta corrigida' })).valor.situacao).toBe(
      'DEVOLVENDO',
    )
    await ateQue(async () => (await situacao(cli)) === 'DEVOLVIDA', 'the second refund')
  })

  test('bought for more than the deposit: it pays part, and the sale asks for the rest', async () => {
    const cli = await comCaucaoPaga()
    const id = await venderLote(c, await bater(c, cli, 10_000 * R))
    await encerrar()
    expect((await ver(cli)).caucao).toMatchObject({ situacao: 'APLICADA', valorAplicado: 1_000 * R })
    const v = (await executarChamada(p.ctx(cli), minhaVenda, { params: { id } })).valor
    expect(v.somas).toMatchObject({ aprovado: 1_000 * R, restante: 9_500 * R })
    expect(v.pagamentos[0]).toMatchObject({ situacao: 'aprovado', valor: 1_000 * R })
  })

  test('bought for less: the sale closes, the rest goes back', async () => {
    const cli = await comCaucaoPaga()
    const id = await venderLote(c, await bater(c, cli, 800 * R))
    await encerrar()
    await ateQue(async () => (await situacao(cli)) === 'APLICADA', 'the rest')
    expect((await ver(cli)).caucao).toMatchObject({ valorAplicado: 840 * R, valorDevolvido: 160 * R })
    const v = (await executarChamada(p.ctx(cli), minhaVenda, { params: { id } })).valor
    expect(v).toMatchObject({ situacao: 'Fechada', fechadaByClienteNome: 'Caução da habilitação' })
  })

  /** The bank takes money back without being asked by us, and says so. */
  async function bancoDevolve(cli: ClienteDoCenario, valor: number): Promise<void> {
    const { endToEndId } = await daCasa(cli)
    if (endToEndId === null) throw new Error('no Pix of this client')
    await (await bancoDaCasa(c.servicos, c.hotsite.id))?.devolver(
      endToEndId,
      `FORA${cli.cliId}x${valor}`,
      valor,
    )
    await c.banco.sistema
      .transaction()
      .execute((tx) => conferirPixNoBanco.agendar(tx, { hotId: c.hotsite.id, endToEndId }))
    await ateQue(async () => (await ver(cli)).caucao?.valorDevolvido === valor, 'what the bank took back')
  }

  test('the bank sends a part back by itself: the rest still stands for it, and pays no more than it is', async () => {
    const cli = await comCaucaoPaga()
    await bancoDevolve(cli, 100 * R)
    expect(await situacao(cli)).toBe('PAGA')
    const id = await venderLote(c, await bater(c, cli, 800 * R))
    await encerrar()
    await ateQue(async () => (await situacao(cli)) === 'APLICADA', 'the rest')
    expect((await ver(cli)).caucao).toMatchObject({ valorAplicado: 840 * R, valorDevolvido: 160 * R })
    expect((await executarChamada(p.ctx(cli), minhaVenda, { params: { id } })).valor.somas.restante).toBe(0)
  })

  test('the bank takes back what had paid a purchase: the sale asks for the money again', async () => {
    const cli = await comCaucaoPaga()
    const id = await venderLote(c, await bater(c, cli, 10_000 * R))
    await encerrar()
    expect(await situacao(cli)).toBe('APLICADA')
    await bancoDevolve(cli, 1_000 * R)
    expect((await ver(cli)).caucao).toMatchObject({ situacao: 'DEVOLVIDA', valorAplicado: 0 })
    const v = (await executarChamada(p.ctx(cli), minhaVenda, { params: { id } })).valor
    expect(v.somas).toMatchObject({ aprovado: 0, restante: 10_500 * R })
  })

  test('the sale is paid in the moment in which the deposit is applied: it pays nothing twice', async () => {
    const cli = await comCaucaoPaga()
    const id = await venderLote(c, await bater(c, cli, 800 * R))
    const m = await emNomeDoSistema(c.servicos, c.hotsite.id, 'teste')
    if (m === null || id === null) throw new Error('the scenario has no sale')
    const { promise: creditada, resolve: creditou } = Promise.withResolvers<void>()
    const { promise: paga, resolve: soltar } = Promise.withResolvers<void>()
    // Holds the sale with its money in it; the sweep has looked at the sale before, and waits for its lock.
    const dono = c.banco.doHotsite(c.hotsite.id, async (tx) => {
      await creditarNaVenda(m, tx, {
        vndId: id,
        valor: 840 * R,
        origem: 'TED',
        cauId: null,
        assinatura: 'TED',
      })
      creditou()
      await paga
    })
    await creditada
    await leilao({ situacao: 'EXECUTADO' })
    const varrida = assentarCaucoes(c.servicos)
    await new Promise((ok) => setTimeout(ok, 400))
    soltar()
    await Promise.all([dono, varrida])
    const v = (await executarChamada(p.ctx(cli), minhaVenda, { params: { id } })).valor
    expect(v.somas).toMatchObject({ aprovado: 840 * R, restante: 0 })
    expect(await situacao(cli)).toBe('PAGA')
    await assentarCaucoes(c.servicos)
    await ateQue(async () => (await situacao(cli)) === 'DEVOLVIDA', 'all of it back')
  })

  test('one that cannot be settled delays no other', async () => {
    const [podre, boa] = [await comCaucaoPaga(), await comCaucaoPaga()]
    // Nothing of it is left to send back: no state that the product makes.
    await sql`update caucao set valor_devolvido = valor_recebido, updated_at = now() - interval '1 hour' where cli_id = ${podre.cliId}`.execute(
      c.banco.sistema,
    )
    await encerrar()
    await ateQue(async () => (await situacao(boa)) === 'DEVOLVIDA', 'the good one')
    expect(await situacao(podre)).toBe('PAGA')
    await sql`delete from caucao where cli_id = ${podre.cliId}`.execute(c.banco.sistema)
  })

  test('a lot of his is not settled: it waits, and a person cannot send it back either', async () => {
    const cli = await comCaucaoPaga()
    const lote = await bater(c, cli, 5_000 * R)
    await encerrar()
    expect(await situacao(cli)).toBe('PAGA')
    expect((await decidir(cli, { decisao: 'devolver', motivo: 'Pediu' })).erro).toMatchObject({
      error: 'NAO_PODE',
      message: /ganhando um lote/,
    })
    await venderLote(c, lote)
    await assentarCaucoes(c.servicos)
    expect(await situacao(cli)).toBe('APLICADA')
  })

  test('gave the purchase up: kept until a person retains it, in part, with a reason', async () => {
    const cli = await comCaucaoPaga()
    const id = await venderLote(c, await bater(c, cli, 5_000 * R))
    await sql`update venda set situacao = 'Cliente Desistiu', multa_valor = ${600 * R} where id = ${id}`.execute(
      c.banco.sistema,
    )
    await sql`update lote set situacao = 'CLIENTE_DESISTIU' where lance_cli_id = ${cli.cliId}`.execute(
      c.banco.sistema,
    )
    await encerrar()
    const k = await daCasa(cli)
    expect(k).toMatchObject({
      situacao: 'PAGA',
      pedeDecisao: true,
      multaPrevista: 600 * R,
      disponivel: 1_000 * R,
    })
    expect((await decidir(cli, { decisao: 'reter', motivo: 'x', valor: 1_001 * R })).erro?.error).toBe(
      'VALOR',
    )
    expect((await decidir(cli, { decisao: 'reter', valor: 600 * R })).erro?.error).toBe('NAO_PODE')
    await decidir(cli, { decisao: 'reter', motivo: 'Não pagou a compra', valor: 600 * R })
    await ateQue(async () => (await situacao(cli)) === 'RETIDA', 'the rest')
    expect((await ver(cli)).caucao).toMatchObject({ valorRetido: 600 * R, valorDevolvido: 400 * R })
    const trilha = await sql<{ acao: string; motivo: string | null }>`select acao, motivo from auditoria
      where entidade = 'caucao' and entidade_uid = ${k.uid} order by id`.execute(c.banco.sistema)
    expect(trilha.rows.map((t) => t.acao)).toEqual([
      'criar',
      'confirmar',
      'reterComSobra',
      'confirmarSobraRetida',
    ])
    expect(trilha.rows[2]?.motivo).toBe('Não pagou a compra')
  })

  test('applied to a sale that the house cancels: the lines are taken back and the money returns', async () => {
    const cli = await comCaucaoPaga()
    const id = await venderLote(c, await bater(c, cli, 10_000 * R))
    await encerrar()
    expect((await decidir(cli, { decisao: 'devolver', motivo: 'x' })).erro?.message).toMatch(/continua de pé/)
    await sql`update venda set situacao = 'Cancelada' where id = ${id}`.execute(c.banco.sistema)
    await decidir(cli, { decisao: 'devolver', motivo: 'Venda cancelada pela casa' })
    await ateQue(async () => (await situacao(cli)) === 'DEVOLVIDA', 'the refund')
    const v = (await executarChamada(p.ctx(cli), minhaVenda, { params: { id } })).valor
    expect(v.somas.aprovado).toBe(0)
  })
})

// A court's auction on a real database: two rounds, a right that matches the price, an offer in instalments.
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { judicialDoLeilao } from '@martelo/contracts/judicial/judicial-do-leilao.contract.ts'
import { ANDAMENTOS_DO_ATRASO } from '@martelo/domain/judicial/atraso-da-parcela.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada, type Solto } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { andarPracas } from './andar-pracas.job.ts'

const HORA = 3_600_000
let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 1 })
  expect((await salvar(com('Leilão'))).valor).toEqual({ versao: 1 })
})
afterAll(() => c.fechar())

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const em = (horas: number) => new Date(Date.now() + horas * HORA).toISOString()
const processo = () => ({
  processo: '0710802-55.2018.8.02.0001',
  vara: '1ª Vara Cível',
  comarca: 'Maceió',
  exequente: null,
  executado: null,
  primeiraInicio: em(1),
  segundaInicio: em(30),
  segundaFim: em(60),
  segundaPorcentagem: 50,
  fixadaPeloJuiz: false,
  aceitaParcelamento: true,
  entradaMinima: 25,
  parcelasMaximas: 30,
  indice: 'IPCA',
  preferenciaHoras: 24,
  versao: null as number | null,
})
const salvar = (p: Pessoa, mudar: object = {}, h = c.hotsite) =>
  chamarComo(
    c,
    p,
    'PUT /v1/leiloes/judicial/:leilaoUid',
    { params: { leilaoUid: c.leilao.uid }, body: { ...processo(), ...mudar } },
    h,
  )
const avaliar = (p: Pessoa, l: LoteDoCenario, avaliacao: number) =>
  chamarComo(c, p, 'PUT /v1/leiloes/judicial/lotes/:lelUid', {
    params: { lelUid: l.uid },
    body: { avaliacao, onus: 'IPVA de 2025' },
  })
const noLote = (chave: string, i: number, l: LoteDoCenario, body: object = {}) =>
  chamarComo(c, cliente(i), chave, {
    params: { lelUid: l.uid },
    body,
  })
const propor = (i: number, l: LoteDoCenario, valor: number, parcelas = 10) =>
  noLote('POST /v1/lotes/judicial/:lelUid/parcelamento', i, l, {
    valor,
    entrada: valor / 4,
    parcelas,
    garantia: 'Alienação do próprio bem',
  })
const declarar = (i: number, l: LoteDoCenario, fundamento: string) =>
  noLote('POST /v1/lotes/judicial/:lelUid/preferencia', i, l, {
    fundamento,
    explicacao: 'Certidão anexada ao processo',
  })
const exercer = (i: number, l: LoteDoCenario, valor: number) =>
  noLote('POST /v1/lotes/judicial/:lelUid/preferencia/exercer', i, l, { valor })
const daCasa = async () =>
  (
    await executarChamada(c.ctx(com('Leilão')), judicialDoLeilao, {
      params: { leilaoUid: c.leilao.uid },
    })
  ).valor
async function reconhecer(i: number) {
  const d = (await daCasa()).preferencias.find(
    (p) => p.cliente === cliente(i).nome && p.situacao === 'DECLARADA',
  )
  return chamarComo(c, com('Assessorias Jurídicas'), 'PUT /v1/leiloes/judicial/preferencias/:uid', {
    params: { uid: d?.uid ?? '' },
    body: { evento: 'reconhecer', motivo: null, versao: d?.versao ?? 0 },
  })
}
const lido = (l: LoteDoCenario) =>
  c.banco.sistema
    .selectFrom('lote')
    .select(['situacao', 'minimo', 'dataFim', 'lanceValor', 'lanceCliId'])
    .where('id', '=', l.id)
    .executeTakeFirstOrThrow()
const vendaDe = async (l: LoteDoCenario) =>
  (
    await sql<{ cliId: number; situacao: string; valor: number; vndId: number }>`
      select v.cli_id, v.situacao, i.valor, v.id as vnd_id from venda_item i join venda v on v.id = i.vnd_id where i.lel_id = ${l.id} and i.ativo`.execute(
      c.banco.sistema,
    )
  ).rows[0]
const mudarProcesso = (colunas: string) =>
  sql`update leilao_judicial set ${sql.raw(colunas)} where lei_id = ${c.leilao.id}`.execute(c.banco.sistema)
const semLance = (l: LoteDoCenario) =>
  sql`update lote set situacao = 'NAO_ARREMATADO', encerrado_at = now() where id = ${l.id}`.execute(
    c.banco.sistema,
  )

test('the case is the house’s to say, and what contradicts is said at its field', async () => {
  expect((await salvar(com('MKT'))).erro).toMatchObject({ statusCode: 403 })
  expect((await salvar(com('ADM'), {}, c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await salvar(com('ADM'))).erro).toMatchObject({ error: 'MUDOU' })
  const errado = { versao: 1, processo: '1', segundaPorcentagem: 40, segundaInicio: em(2) }
  expect((await salvar(com('ADM'), errado)).erro).toMatchObject({
    error: 'CONTRADICAO',
    campos: {
      processo: expect.any(String),
      segundaPorcentagem: expect.any(String),
      segundaInicio: expect.any(String),
    },
  })
  expect((await salvar(com('ADM'), { versao: 1, entradaMinima: 20 })).erro).toMatchObject({ statusCode: 400 })
})

test('without a bid the lot goes into its second round once, at half, and the auction waits for it', async () => {
  const l = await c.novoLote()
  const seguinte = await c.novoLote()
  expect((await avaliar(com('Leilão'), seguinte, 20_000_00)).valor).toEqual({ minimo: 20_000_00 })
  expect((await avaliar(com('MKT'), l, 80_000_00)).erro).toMatchObject({ statusCode: 403 })
  expect((await avaliar(com('Leilão'), l, 80_000_00)).valor).toEqual({ minimo: 80_000_00 })
  expect((await lido(l)).minimo).toBe(80_000_00)
  await semLance(l)
  await semLance(seguinte)
  expect(await andarPracas(c.servicos)).toBe(0)
  const pendente = async () =>
    (await sql<{ p: boolean }>`select segunda_praca_pendente(${c.leilao.id}) as p`.execute(c.banco.sistema))
      .rows[0]?.p
  expect(await pendente()).toBe(true)
  await mudarProcesso(
    `segunda_inicio = now() - interval '1 minute', primeira_inicio = now() - interval '2 hours'`,
  )
  const vezes = await Promise.all([andarPracas(c.servicos), andarPracas(c.servicos)])
  expect(vezes[0] + vezes[1]).toBe(2)
  const depois = await lido(l)
  expect(depois).toMatchObject({ situacao: 'LIBERADO_LEILAO', minimo: 40_000_00 })
  expect((depois.dataFim?.getTime() ?? 0) > Date.now() + 50 * HORA).toBe(true)
  // One after another, as in the first round.
  expect((await lido(seguinte)).dataFim?.getTime()).not.toBe(depois.dataFim?.getTime())
  expect(await pendente()).toBe(false)
  expect((await daCasa()).lotes.find((x) => x.lelUid === l.uid)).toMatchObject({
    praca: 2,
    minimo: 40_000_00,
    podeAvaliar: false,
    preso: expect.stringContaining('2ª praça'),
  })
  // The second round ends too, and there is no third.
  await semLance(l)
  await semLance(seguinte)
  expect(await andarPracas(c.servicos)).toBe(0)
  expect((await avaliar(com('Leilão'), l, 90_000_00)).erro).toMatchObject({ error: 'TRAVADO' })
  await mudarProcesso(
    `segunda_inicio = now() + interval '30 hours', primeira_inicio = now() + interval '1 hour'`,
  )
})

test('a recognised right matches the price; the better one takes it again; the buyer owes nothing', async () => {
  const l = await bater(c, cliente(0), 50_000_00)
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao) values (${l.id}, ${c.hotsite.id}, 5000000)`.execute(
    c.banco.sistema,
  )
  await sql`update lote set encerrado_at = now() where id = ${l.id}`.execute(c.banco.sistema)
  const primeira = (await venderLote(c, l)) ?? 0
  expect((await declarar(1, l, 'DESCENDENTE')).erro).toBeNull()
  expect((await declarar(1, l, 'CONJUGE')).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await declarar(2, l, 'CONJUGE')).erro).toBeNull()
  expect((await exercer(1, l, 50_000_00)).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await exercer(3, l, 50_000_00)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  for (const i of [1, 2]) expect((await reconhecer(i)).valor).toEqual({ situacao: 'RECONHECIDA' })
  const visto = (await noLote('GET /v1/lotes/judicial/:lelUid', 1, l)).valor
  expect(visto['meuDireito']).toMatchObject({ situacao: 'RECONHECIDA', podeExercer: true })
  expect((await exercer(1, l, 49_000_00)).erro).toMatchObject({ error: 'MUDOU' })
  // Two taps: one buys.
  const duas = await Promise.all([exercer(1, l, 50_000_00), exercer(1, l, 50_000_00)])
  expect(duas.filter((r) => r.erro === null)).toHaveLength(1)
  expect(await vendaDe(l)).toMatchObject({ cliId: cliente(1).cliId, valor: 50_000_00 })
  expect(await lido(l)).toMatchObject({ situacao: 'AG_PAGAMENTO', lanceCliId: cliente(1).cliId })
  const antiga = await c.banco.sistema
    .selectFrom('venda')
    .select('situacao')
    .where('id', '=', primeira)
    .executeTakeFirst()
  expect(antiga?.situacao).toBe('Cancelada')
  const perdeu =
    await sql`select from aviso where tipo = 'preferencia-perdeu-lote' and usu_id = ${cliente(0).usuId}`.execute(
      c.banco.sistema,
    )
  expect(perdeu.rows).toHaveLength(1)
  // The house is told each time a right is used.
  const usados = async () =>
    (
      await sql`select from aviso where hot_id = ${c.hotsite.id} and tipo = 'preferencia-exercida' and usu_id = ${c.equipe.usuId}`.execute(
        c.banco.sistema,
      )
    ).rows.length
  expect(await usados()).toBe(1)
  expect((await exercer(2, l, 50_000_00)).erro).toBeNull()
  expect(await usados()).toBe(2)
  expect(await vendaDe(l)).toMatchObject({ cliId: cliente(2).cliId, situacao: 'Aguardando Pagamento' })
})

test('too late, or once the buyer pays, there is no right any more', async () => {
  const l = await bater(c, cliente(0), 20_000_00)
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao) values (${l.id}, ${c.hotsite.id}, 2000000)`.execute(
    c.banco.sistema,
  )
  const vndId = (await venderLote(c, l)) ?? 0
  await declarar(3, l, 'COPROPRIETARIO')
  await reconhecer(3)
  const fim = (quando: string) =>
    sql`update lote set encerrado_at = now() - ${quando}::interval where id = ${l.id}`.execute(
      c.banco.sistema,
    )
  await fim('25 hours')
  expect((await exercer(3, l, 20_000_00)).erro).toMatchObject({
    message: expect.stringMatching(/já terminou/),
  })
  await fim('1 hour')
  await sql`insert into pagamento (hot_id, vnd_id, tipo, valor) values (${c.hotsite.id}, ${vndId}, 'DEPOSITO', 100)`.execute(
    c.banco.sistema,
  )
  expect((await exercer(3, l, 20_000_00)).erro).toMatchObject({
    message: expect.stringMatching(/começou a pagar/),
  })
})

test('the best offer in instalments has a lot without a bid: a quarter at once, the rest in months', async () => {
  const l = await c.novoLote()
  await avaliar(com('Leilão'), l, 40_000_00)
  expect((await propor(0, l, 39_000_00)).erro).toMatchObject({ campos: { valor: expect.any(String) } })
  expect((await propor(0, l, 40_000_00)).erro).toBeNull()
  expect((await propor(1, l, 44_000_00, 11)).erro).toBeNull()
  expect((await propor(2, l, 48_000_00)).erro).toBeNull()
  expect((await noLote('DELETE /v1/lotes/judicial/:lelUid/parcelamento', 2, l)).erro).toBeNull()
  expect((await noLote('DELETE /v1/lotes/judicial/:lelUid/parcelamento', 2, l)).erro).toMatchObject({
    error: 'NAO_ENCONTRADO',
  })
  await mudarProcesso(`primeira_inicio = now() - interval '1 minute'`)
  expect((await noLote('DELETE /v1/lotes/judicial/:lelUid/parcelamento', 1, l)).erro).toMatchObject({
    error: 'NAO_PODE',
  })
  await semLance(l)
  expect(await andarPracas(c.servicos)).toBe(1)
  const v = await vendaDe(l)
  expect(v).toMatchObject({ cliId: cliente(1).cliId, valor: 44_000_00 })
  const parcelas = await sql<{ valor: number; tipo: string }>`
    select valor, tipo from pagamento where vnd_id = ${v?.vndId ?? 0} and lel_id = ${l.id} order by data_pagamento`.execute(
    c.banco.sistema,
  )
  expect(parcelas.rows).toHaveLength(11)
  expect(parcelas.rows.reduce((a, p) => a + p.valor, 0)).toBe(33_000_00)
  expect(
    (await daCasa()).propostas
      .filter((p) => p.lote.startsWith(`${p.lote.split(' ')[0]} `))
      .map((p) => p.situacao),
  ).toEqual(['PREJUDICADA', 'ACEITA', 'RETIRADA'])
  await mudarProcesso(`primeira_inicio = now() + interval '1 hour'`)
  await comMulta(l, v?.vndId ?? 0)
})

test('a right goes before a sale in instalments too, until a centavo is paid; its plan ends with it', async () => {
  const vender = async (i: number): Promise<{ l: LoteDoCenario; vndId: number }> => {
    const l = await c.novoLote()
    await avaliar(com('Leilão'), l, 40_000_00)
    expect((await propor(i, l, 40_000_00)).erro).toBeNull()
    await mudarProcesso(`primeira_inicio = now() - interval '1 minute'`)
    await semLance(l)
    expect(await andarPracas(c.servicos)).toBe(1)
    await mudarProcesso(`primeira_inicio = now() + interval '1 hour'`)
    expect((await declarar(3, l, 'COPROPRIETARIO')).erro).toBeNull()
    await reconhecer(3)
    return { l, vndId: (await vendaDe(l))?.vndId ?? 0 }
  }
  const plano = async (vndId: number) =>
    (
      await sql<{
        ativo: boolean
      }>`select ativo from pagamento where vnd_id = ${vndId} and detalhes ? 'parcela'`.execute(
        c.banco.sistema,
      )
    ).rows
  const { l, vndId } = await vender(2)
  const visto = (await noLote('GET /v1/lotes/judicial/:lelUid', 3, l)).valor
  expect(visto['meuDireito']).toMatchObject({ podeExercer: true, porque: null })
  const planoAntes = await plano(vndId)
  expect((await exercer(3, l, 40_000_00)).erro).toBeNull()
  expect(await vendaDe(l)).toMatchObject({ cliId: cliente(3).cliId, situacao: 'Aguardando Pagamento' })
  const doLote = await sql`select from pagamento where lel_id = ${l.id} and ativo`.execute(c.banco.sistema)
  expect(doLote.rows).toEqual([])
  expect((await plano(vndId)).filter((p) => p.ativo).length).toBe(
    planoAntes.filter((p) => p.ativo).length - 10,
  )
  const pago = await vender(2)
  await sql`update pagamento set situacao = 'aprovado' where lel_id = ${pago.l.id} and (detalhes ->> 'parcela')::int = 1`.execute(
    c.banco.sistema,
  )
  expect((await exercer(3, pago.l, 40_000_00)).erro).toMatchObject({
    message: expect.stringMatching(/começou a pagar/),
  })
})

/** The buyer is late with the third of eleven instalments. */
async function comMulta(l: LoteDoCenario, id: number): Promise<void> {
  const parcelas = async (p: Pessoa = com('Acerto')) =>
    chamarComo(c, p, 'GET /v1/vendas/judicial/:id/parcelas', { params: { id } })
  const multar = (p: Pessoa, parcela: number, multa: number) =>
    chamarComo(c, p, 'POST /v1/vendas/judicial/:id/multa', {
      params: { id },
      body: { lelUid: l.uid, parcela, multa },
    })
  const [plano] = (await parcelas()).valor
  expect(plano).toMatchObject({ indice: 'IPCA', moras: [] })
  expect(plano?.['parcelas']?.map((x) => x['numero'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect((await multar(com('Acerto'), 3, 1)).erro).toMatchObject({
    message: expect.stringMatching(/não venceu/),
  })
  await sql`update pagamento set situacao = 'aprovado' where vnd_id = ${id} and (detalhes ->> 'parcela')::int < 3`.execute(
    c.banco.sistema,
  )
  await sql`update pagamento set data_pagamento = now() - interval '2 days' where vnd_id = ${id} and (detalhes ->> 'parcela')::int = 3`.execute(
    c.banco.sistema,
  )
  // 10 % of nine instalments of R$ 3.000,00.
  expect((await parcelas()).valor[0]?.['parcelas']?.[2]).toMatchObject({
    vencida: true,
    multa: { parcelas: 9, base: 27_000_00, multa: 2_700_00 },
  })
  await emAtraso(id, { andamento: 'A_MULTAR', mora: null })
  expect((await multar(com('SAC'), 3, 2_700_00)).erro).toMatchObject({ statusCode: 403 })
  expect((await multar(com('Acerto'), 3, 2_600_00)).erro).toMatchObject({ error: 'MUDOU' })
  expect((await multar(com('Acerto'), 40, 1)).erro).toMatchObject({ error: 'NAO_PODE' })
  const duas = await Promise.all([multar(com('Acerto'), 3, 2_700_00), multar(com('Acerto'), 3, 2_700_00)])
  expect(duas.filter((r) => r.erro === null)).toHaveLength(1)
  // It stands on the sale and on its paper, and the buyer is told.
  const venda = await chamarComo(c, com('Acerto'), 'GET /v1/leilao/vendas/buscar-venda/:id', {
    params: { id },
  })
  expect(venda.valor['itensExtras']).toMatchObject([{ valor: 2_700_00 }])
  const { hashQrcode } = await c.banco.sistema
    .selectFrom('venda')
    .select('hashQrcode')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const papel = await executarChamada(c.ctx(cliente(1)), lerDocumento, {
    params: { tipo: 'extrato', chave: hashQrcode },
  })
  expect(JSON.stringify(papel.valor)).toContain('Multa de 10% (CPC, art. 895, § 4º)')
  const avisos =
    await sql`select from aviso where hot_id = ${c.hotsite.id} and tipo = 'parcela-multada' and usu_id = ${cliente(1).usuId}`.execute(
      c.banco.sistema,
    )
  expect(avisos.rows).toHaveLength(1)
  const mora = (await parcelas()).valor[0]?.['moras']?.[0]
  await emAtraso(id, { andamento: 'ESPERA_ESCOLHA', mora: { uid: mora?.['uid'], parcela: 3, escolha: null } })
  await escolher(mora)
  await emAtraso(id, {
    andamento: 'ESCOLHIDO',
    mora: { escolha: 'EXECUCAO', explicacao: 'Petição de fls. 210' },
  })
  expect((await parcelas()).valor[0]?.['moras']).toMatchObject([
    { parcela: 3, multa: 2_700_00, escolha: 'EXECUCAO', retirada: false },
  ])
  expect(
    (
      await chamarComo(
        c,
        com('ADM'),
        'GET /v1/vendas/judicial/:id/parcelas',
        { params: { id } },
        c.outroHotsite,
      )
    ).valor,
  ).toEqual([])
}

/** The list reads for those who open no sale too, and each filter finds the row that it names. */
async function emAtraso(vndId: number, esperado: { andamento: string; mora: object | null }): Promise<void> {
  const ler = async (p: Pessoa, query: object = {}, h = c.hotsite) =>
    chamarComo(c, p, 'GET /v1/judicial/parcelas/qb', { query }, h)
  for (const papel of ['ADM', 'Leilão', 'Assessorias Jurídicas', 'Acerto'] as const)
    expect((await ler(com(papel))).valor).toMatchObject([
      { vndId, atrasadas: 1, valorAtrasado: 3_000_00, ...esperado },
    ])
  for (const andamento of ANDAMENTOS_DO_ATRASO)
    expect((await ler(com('ADM'), { andamento })).valor).toHaveLength(
      andamento === esperado.andamento ? 1 : 0,
    )
  expect((await ler(com('ADM'), { busca: 'nada disso' })).valor).toEqual([])
  expect((await ler(com('SAC'))).erro).toMatchObject({ statusCode: 403 })
  expect((await ler(com('ADM'), {}, c.outroHotsite)).valor).toEqual([])
}

async function escolher(m: Solto | undefined): Promise<void> {
  const pedir = (p: Pessoa, body: object, h = c.hotsite) =>
    chamarComo(c, p, 'PUT /v1/vendas/judicial/moras/:uid', { params: { uid: String(m?.['uid']) }, body }, h)
  const body = { escolha: 'EXECUCAO', explicacao: 'Petição de fls. 210', versao: 1 }
  for (const papel of ['Acerto', 'SAC'] as const)
    expect((await pedir(com(papel), body)).erro).toMatchObject({ statusCode: 403 })
  expect((await pedir(com('ADM'), body, c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADA' })
  expect((await pedir(com('ADM'), { ...body, explicacao: '' })).erro).toMatchObject({ statusCode: 400 })
  expect((await pedir(com('Assessorias Jurídicas'), body)).valor).toEqual({ escolha: 'EXECUCAO' })
  expect((await pedir(com('ADM'), { ...body, versao: 2, escolha: 'RESOLUCAO' })).erro).toMatchObject({
    error: 'NAO_PODE',
  })
}

test('another house, a lot of no court, and a stranger read nothing', async () => {
  const ler = (uid: string, p: Pessoa | null = null, h = c.hotsite) =>
    chamarComo(c, p, 'GET /v1/lotes/judicial/:lelUid', { params: { lelUid: uid } }, h)
  const semAvaliacao = c.lotes[0]?.uid ?? ''
  expect((await ler(semAvaliacao)).valor).toBeNull()
  expect((await ler(semAvaliacao, null, c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  const l = await c.novoLote()
  await avaliar(com('Leilão'), l, 10_000_00)
  expect((await ler(l.uid)).valor).toMatchObject({ praca: 1, avaliacao: 10_000_00, meuDireito: null })
  expect((await ler(l.uid)).valor['pracas']?.[1]).toMatchObject({ minimo: 5_000_00 })
  const foraste = await chamarComo(
    c,
    c.forasteiro,
    'POST /v1/lotes/judicial/:lelUid/preferencia',
    { params: { lelUid: l.uid }, body: { fundamento: 'CONJUGE', explicacao: 'x' } },
    c.outroHotsite,
  )
  expect(foraste.erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
})

test('who is blocked neither matches a price nor offers instalments, and what he offered before does not buy', async () => {
  const bloquear = (situacao: string) =>
    sql`update cliente set situacao = ${situacao} where id = ${cliente(3).cliId}`.execute(c.banco.sistema)
  const l = await c.novoLote()
  expect((await avaliar(com('Leilão'), l, 80_000_00)).erro).toBeNull()
  expect((await propor(3, l, 90_000_00)).erro).toBeNull()
  await bloquear('Bloqueado')
  expect((await propor(3, l, 95_000_00)).erro).toMatchObject({ error: 'NAO_PODE' })
  expect((await propor(1, l, 85_000_00)).erro).toBeNull()
  await mudarProcesso(`primeira_inicio = now() - interval '1 minute'`)
  await semLance(l)
  expect(await andarPracas(c.servicos)).toBe(1)
  expect(await vendaDe(l)).toMatchObject({ cliId: cliente(1).cliId, valor: 85_000_00 })
  await mudarProcesso(`primeira_inicio = now() + interval '1 hour'`)
  const vendido = await bater(c, cliente(0), 50_000_00)
  await sql`insert into lote_judicial (lel_id, hot_id, avaliacao) values (${vendido.id}, ${c.hotsite.id}, 5000000)`.execute(
    c.banco.sistema,
  )
  await sql`update lote set encerrado_at = now() where id = ${vendido.id}`.execute(c.banco.sistema)
  expect(await venderLote(c, vendido)).not.toBeNull()
  expect((await declarar(3, vendido, 'CONJUGE')).erro).toBeNull()
  expect((await reconhecer(3)).erro).toBeNull()
  const r = await exercer(3, vendido, 50_000_00)
  expect(r.erro).toMatchObject({ error: 'NAO_PODE' })
  expect(String(r.erro?.message)).toContain('bloqueado')
  await bloquear('Ativo')
})

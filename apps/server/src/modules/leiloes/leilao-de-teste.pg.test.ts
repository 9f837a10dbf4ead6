// A rehearsal on a real database: made in one act, seen by staff alone, run to the hammer without a sale, and taken away
// with all that was its own.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { abrirLeilaoDeTeste } from '@martelo/contracts/leiloes/abrir-leilao-de-teste.contract.ts'
import { leilaoPorId } from '@martelo/contracts/leiloes/leilao-por-id.contract.ts'
import { leiloesListaSite } from '@martelo/contracts/leiloes/leiloes-lista-site.contract.ts'
import { publicoLeilao } from '@martelo/contracts/leiloes/publico-leilao.contract.ts'
import { pendencias } from '@martelo/contracts/pendencias/pendencias.contract.ts'
import { linhasDoRelatorio } from '@martelo/contracts/relatorios/linhas-do-relatorio.contract.ts'
import { opcoesDosRelatorios } from '@martelo/contracts/relatorios/opcoes-dos-relatorios.contract.ts'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { estoquePorPatio } from '@martelo/contracts/veiculos/estoque-por-patio.contract.ts'
import { estoqueQb } from '@martelo/contracts/veiculos/estoque-qb.contract.ts'
import { condicionaisDaCasa } from '@martelo/contracts/condicionais/condicionais-da-casa.contract.ts'
import { retirarLeilaoDeTeste } from '@martelo/contracts/leiloes/retirar-leilao-de-teste.contract.ts'
import { LEILAO_DE_TESTE } from '@martelo/domain/leiloes/leilao-de-teste.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type Cenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarLancesDeTeste } from '../../../../../tests/pg/motores-de-teste.ts'
import { pregaoDeTeste } from '../../../../../tests/pg/pregao-de-teste.ts'
import { laudosDevidos } from '../condicionais/door.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { criarVenda } from '../vendas/criar-venda.ts'
import { emNomeDoSistema } from '../vendas/em-nome-da-casa.ts'

let c: Cenario
let parar: () => Promise<void>
let teste: { id: number; uid: string }
const { chamar, codigo, passarIntervalo, situacao } = pregaoDeTeste(() => c)

const TABELAS = ['leilao', 'lote', 'veiculo', 'comitente', 'leiloeiro', 'local_realizacao', 'lance'] as const
async function contar(): Promise<Record<string, number>> {
  const linhas = await Promise.all(
    TABELAS.map((t) =>
      sql<{ n: number }>`select count(*)::int as n from ${sql.table(t)}`.execute(c.banco.sistema),
    ),
  )
  return Object.fromEntries(TABELAS.map((t, i) => [t, linhas[i]?.rows[0]?.n ?? -1]))
}
const adm = (): Pessoa => ({ ...c.equipe, papeis: ['ADM'] })
const lotes = async (): Promise<LoteDoCenario[]> =>
  c.banco.sistema
    .selectFrom('lote')
    .select(['id', 'uid'])
    .where('leiId', '=', teste.id)
    .orderBy('posicaoLeilao')
    .execute()
const retirar = (quem = c.ctx(adm()), id = teste.id) =>
  executarChamada(quem, retirarLeilaoDeTeste, { params: { id } })

/** What the house counts: every report, its stock, its queues. */
async function figuras(): Promise<unknown[]> {
  const quem = c.ctx(adm())
  const r: unknown[] = []
  for (const relatorio of Object.keys(RELATORIOS)) {
    await sql`delete from limite_de_taxa`.execute(c.banco.sistema)
    const lido = await executarChamada(quem, linhasDoRelatorio, {
      params: { relatorio },
      query: { periodo: 'tudo' },
    })
    expect(lido.erro, relatorio).toBeNull()
    r.push({ relatorio, total: lido.valor.total, somas: lido.valor.somas, grupos: lido.valor.grupos })
  }
  const outras = [estoquePorPatio, estoqueQb, pendencias, condicionaisDaCasa]
  for (const chamada of outras) r.push((await executarChamada(quem, chamada)).valor)
  for (const filtro of ['leilao', 'comitente', 'patio'])
    r.push((await executarChamada(quem, opcoesDosRelatorios, { query: { filtro } })).valor)
  return r
}

let figurasDeAntes: unknown[]
let antes: Record<string, number>
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  parar = await iniciarLancesDeTeste(c.servicos)
  antes = await contar()
  figurasDeAntes = await figuras()
  teste = (await executarChamada(c.ctx(adm()), abrirLeilaoDeTeste)).valor
})
afterAll(async () => {
  await parar()
  await c.fechar()
})

test('it is ready with its lots; a second one, another role and another house are refused', async () => {
  const a = (await executarChamada(c.ctx(adm()), leilaoPorId, { params: { id: teste.id } })).valor
  expect(a).toMatchObject({
    nome: LEILAO_DE_TESTE.nome,
    situacao: 'PRONTO',
    teste: true,
    impedimentoDoDia: null,
  })
  expect(await lotes()).toHaveLength(LEILAO_DE_TESTE.lotes.length)
  expect((await executarChamada(c.ctx(adm()), abrirLeilaoDeTeste)).erro?.error).toBe('JA_EXISTE')
  for (const papel of ['SAC', 'Leiloeiro', 'Clientes'])
    expect((await executarChamada(c.ctx({ ...c.equipe, papeis: [papel] }), abrirLeilaoDeTeste)).status).toBe(
      403,
    )
  expect((await retirar(c.ctx({ ...c.equipe, papeis: ['SAC'] }))).status).toBe(403)
  expect((await retirar(c.ctx(adm(), c.outroHotsite))).status).toBe(404)
})

test('a real auction is not taken away by this act, nor made a rehearsal', async () => {
  expect((await retirar(c.ctx(adm()), c.leilao.id)).status).toBe(404)
  await expect(
    sql`update leilao set teste = true where id = ${c.leilao.id}`.execute(c.banco.sistema),
  ).rejects.toThrow(/rehearsal/)
})

test('visitors and clients meet it nowhere: list, page, room, lot, search, bid', async () => {
  const [lote] = await lotes()
  const params = { lelUid: lote?.uid, leiUid: teste.uid, uid: teste.uid }
  for (const quem of [null, c.clientes[0] as Pessoa]) {
    const lista = (await executarChamada(c.ctx(quem), leiloesListaSite, { query: {} })).valor
    expect(JSON.stringify(lista)).not.toContain(teste.uid)
    expect((await executarChamada(c.ctx(quem), publicoLeilao, { params })).status).toBe(404)
    expect(codigo(await chamar(quem, 'GET /v1/leilao/:leiUid/sala', { params }))).toBe('NAO_ENCONTRADO')
    expect(codigo(await chamar(quem, 'GET /v1/lote/publico/:id', { params: { id: lote?.id } }))).not.toBe(
      'ok',
    )
  }
  const visiveis = await sql`select from busca_lote_fonte where lei_uid = ${teste.uid} and publico`.execute(
    c.banco.sistema,
  )
  expect(visiveis.rows).toHaveLength(0)
  await sql`insert into habilitacao (hot_id, lei_id, cli_id, tipo, situacao, aceite_regulamento_at) values (${c.hotsite.id}, ${teste.id}, ${c.clientes[0]?.cliId}, 'AUTOMATICA', 'APROVADA', now())`.execute(
    c.banco.sistema,
  )
  const lance = await chamar(c.clientes[0] as Pessoa, 'POST /v1/leilao/lotes/:lelUid/lances', {
    params,
    body: { valor: 10_000_00, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
  })
  expect(codigo(lance)).toMatch(/grupos/i)
})

test('it runs from the first cry to the hammer by bids of the floor, and no sale comes of it', async () => {
  const [lote] = await lotes()
  if (!lote) throw new Error('a rehearsal has lots')
  const aqui = { leiUid: teste.uid, lelUid: lote.uid }
  const agir = (acao: string, vista: string, mais: object = {}) =>
    chamar(adm(), 'POST /v1/leilao/:leiUid/sala/lotes/:lelUid/acao', {
      params: aqui,
      body: { acao, situacao: vista, ...mais },
    })
  const iniciar = await chamar(adm(), 'POST /v1/leilao/:leiUid/sala/acao', {
    params: aqui,
    body: { acao: 'iniciar', situacao: 'PRONTO', pausada: false },
  })
  expect(codigo(iniciar)).toBe('ok')
  expect(codigo(await agir('abrir', 'LIBERADO_LEILAO'))).toBe('ok')
  const { uid } = await c.banco.sistema
    .selectFrom('apelidoLeiloeiro')
    .select('uid')
    .where('leiId', '=', teste.id)
    .orderBy('ordem')
    .executeTakeFirstOrThrow()
  const lance = await chamar(adm(), 'POST /v1/leilao/:leiUid/sala/lotes/:lelUid/lance-de-apelido', {
    params: aqui,
    body: { quem: { apeUid: uid }, valor: 11_000_00, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
  })
  expect(codigo(lance)).toBe('ok')
  expect(codigo(await agir('douLheUma', 'AO_VIVO'))).toBe('ok')
  await passarIntervalo(lote)
  expect(codigo(await agir('douLheDuas', 'DOULHE_UMA'))).toBe('ok')
  expect(codigo(await agir('bater', 'DOULHE_DUAS', { valor: 11_000_00 }))).toBe('ok')
  expect(await situacao(lote)).toBe('AG_CLIENTE')
  const quem = await chamar(adm(), 'POST /v1/leilao/lotes/:lelUid/identificar-cliente', {
    params: aqui,
    body: { cliUid: c.clientes[0]?.cliUid },
  })
  expect(quem).toMatchObject({ ok: false, erro: { error: 'NAO_PODE' } })
  // Even a lot that stood as sold would make none.
  await sql`update lote set situacao = 'AG_PAGAMENTO', lance_cli_id = ${c.clientes[0]?.cliId} where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const m = await emNomeDoSistema(c.servicos, c.hotsite.id, 'teste')
  if (!m) throw new Error('the house is there')
  expect(await c.banco.doHotsite(c.hotsite.id, (tx) => criarVenda(m, tx, lote.id))).toBeNull()
})

test('it counts in no report, stock, queue or figure of the house, and no letter tells of it', async () => {
  const [, moto] = await lotes()
  await sql`update lote set situacao = 'CONDICIONAL', condicional_situacao = 'AGUARDANDO_COMITENTE', condicional_data = now(),
    condicional_prazo = now() + interval '3 days', lance_valor = 500000, lance_quantidade = 1 where id = ${moto?.id}`.execute(
    c.banco.sistema,
  )
  expect(await figuras()).toEqual(figurasDeAntes)
  const doTeste = await executarChamada(c.ctx(adm()), condicionaisDaCasa, { query: { leiUid: teste.uid } })
  expect(doTeste.valor).toMatchObject([{ lelUid: moto?.uid }])
  await sql`update hotsite set laudo_lote_condicional_destinatarios = '{laudo@casa.exemplo.com.br}' where id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
  await sql`update leilao set situacao = 'EXECUTADO', encerrado_at = now() where id = ${teste.id}`.execute(
    c.banco.sistema,
  )
  expect(await laudosDevidos(c.banco.sistema)).toEqual([])
  await sql`update leilao set situacao = 'AO_VIVO', encerrado_at = null where id = ${teste.id}`.execute(
    c.banco.sistema,
  )
})

test('its bids may be deleted, those of an auction not', async () => {
  const real = c.lotes[0]
  await sql`insert into apelido_leiloeiro (hot_id, lei_id, apelido) values (${c.hotsite.id}, ${c.leilao.id}, 'Balcão')`.execute(
    c.banco.sistema,
  )
  await sql`insert into lance (lel_id, seq, hot_id, ape_id, tipo, situacao, valor, data, hash)
    select ${real?.id}, 1, ${c.hotsite.id}, id, 'Leiloeiro', 'superado', 100, now(), '\\x00' from apelido_leiloeiro where lei_id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  await expect(sql`delete from lance where lel_id = ${real?.id}`.execute(c.banco.sistema)).rejects.toThrow(
    /append-only/,
  )
})

test('what of the house was put into it stays, and keeps it', async () => {
  const [lote] = await lotes()
  const comId = (
    await c.banco.sistema
      .selectFrom('lote')
      .select('comId')
      .where('id', '=', lote?.id ?? 0)
      .executeTakeFirstOrThrow()
  ).comId
  await sql`update lote set com_id = ${c.comId} where id = ${lote?.id}`.execute(c.banco.sistema)
  expect((await retirar()).erro?.error).toBe('LIGADO')
  await sql`update lote set com_id = ${comId} where id = ${lote?.id}`.execute(c.banco.sistema)
  await sql`insert into evento (hot_id, lei_id, nome, local, inicio_at, fim_at) values (${c.hotsite.id}, ${teste.id}, 'Coquetel', 'Auditório', now(), now() + interval '1 hour')`.execute(
    c.banco.sistema,
  )
  expect((await retirar()).erro?.error).toBe('LIGADO')
  await sql`delete from evento where lei_id = ${teste.id}`.execute(c.banco.sistema)
})

const CANAIS = [
  'canal_transmissao',
  'transmissao',
  'destino_transmissao',
  'gravacao',
  'gravacao_marca',
] as const

test('taken away while it runs and is broadcast, it leaves nothing behind, and another may be made', async () => {
  const [lote] = await lotes()
  const daCasa = [c.hotsite.id, teste.id] as const
  const { rows } = await sql<{ id: number; uid: string }>`
    insert into canal_transmissao (hot_id, lei_id, tem_id, nome, disponivel, situacao)
    select ${daCasa[0]}, ${daCasa[1]}, id, 'Principal', true, 'NO_AR' from template_transmissao where hot_id = ${daCasa[0]} limit 1
    returning id, uid`.execute(c.banco.sistema)
  const canal = rows[0]
  if (canal === undefined) throw new Error('the house has templates')
  await sql`insert into transmissao (hot_id, can_id, tipo, situacao, video_ativo, audio_ativo, posicao_template, url_rmtp)
    values (${daCasa[0]}, ${canal.id}, 'MESA', 'NO_AR', true, true, 0, 'rtmp://leilao.localhost/entrada')`.execute(
    c.banco.sistema,
  )
  await sql`insert into destino_transmissao (hot_id, can_id, nome, rede, layout, url_rmtp, chave, chave_id, situacao)
    values (${daCasa[0]}, ${canal.id}, 'Rede', 'OUTRA', '16:9', 'rtmp://rede.exemplo/entrada', '\\x00', 'k', 'NO_AR')`.execute(
    c.banco.sistema,
  )
  const nome = `${canal.uid}-1`
  const gravada = await sql<{ id: number }>`insert into gravacao (hot_id, can_id, lei_id, nome, inicio)
    values (${daCasa[0]}, ${canal.id}, ${daCasa[1]}, ${nome}, now()) returning id`.execute(c.banco.sistema)
  await sql`insert into gravacao_marca (gra_id, hot_id, lel_id, seq, hash, ms)
    select ${gravada.rows[0]?.id}, ${daCasa[0]}, lel_id, seq, hash, 0 from lance where lel_id = ${lote?.id}`.execute(
    c.banco.sistema,
  )
  const pasta = path.join(c.servicos.midia.pasta, 'gravacoes')
  await mkdir(pasta, { recursive: true })
  await writeFile(path.join(pasta, `${nome}.mp4`), 'x')
  const ordens = vi.spyOn(c.servicos.midia, 'ordenar').mockImplementation(() => undefined)
  expect((await retirar()).status).toBe(200)
  expect(ordens.mock.calls.map(([o]) => o.t)).toEqual(['destino', 'chave-rtmp', 'parar'])
  ordens.mockRestore()
  for (const t of CANAIS)
    expect((await sql`select from ${sql.table(t)}`.execute(c.banco.sistema)).rows, t).toHaveLength(0)
  expect(await readdir(pasta)).toEqual([])
  expect(await contar()).toEqual({ ...antes, lance: 1 })
  expect((await retirar()).status).toBe(404)
  expect((await executarChamada(c.ctx(adm()), abrirLeilaoDeTeste)).status).toBe(200)
})

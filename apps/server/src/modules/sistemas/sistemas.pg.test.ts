// A consignor's own systems on a real database: what a key opens, what it does not, what is sent, and what is heard.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { julgarAviso } from '@martelo/domain/externo/julgar-aviso.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { porHmac } from '../../core/externo/assinaturas.ts'
import { tentarEnvio } from '../../core/externo/envio.ts'
import { criarExterno } from '../../core/externo/externo.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { distribuir } from './avisar-sistemas.job.ts'
import { WEBHOOK_COMITENTE } from './webhook-comitente.integration.ts'
import { chamarComo, responderChamada } from '../../../../../tests/pg/executar-chamada.ts'

/** What the calls of a key answer, as far as these tests look. */
interface Lido {
  readonly total: number
  readonly itens: readonly Record<string, unknown>[]
  readonly linhas: readonly { readonly uid: string; readonly erros: Record<string, string> }[]
}

interface Ouvido {
  readonly corpo: Buffer
  readonly cabecalhos: Record<string, string>
}

let c: Cenario
let rival: { comId: number; pessoa: Pessoa }
let servidor: Server
let endereco: string
let ouvidos: Ouvido[] = []
let resposta = 200
const TODOS = ['veiculos:ler', 'veiculos:importar', 'lotes:ler', 'resultados:ler', 'prestacoes:ler']

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 1 })
  const { rows } = await sql<{
    id: number
  }>`insert into comitente (hot_id, nome) values (${c.hotsite.id}, 'Rival') returning id`.execute(
    c.banco.sistema,
  )
  // The same role, and no consignor of his: the test gives him one.
  const u = await sql<{
    id: number
    uid: string
  }>`select id, uid from usuario where id = ${c.leiloeiro.usuId}`.execute(c.banco.sistema)
  const comId = rows[0]?.id ?? 0
  await sql`insert into usuario_comitente (hot_id, usu_id, com_id) values (${c.hotsite.id}, ${u.rows[0]?.id}, ${comId})`.execute(
    c.banco.sistema,
  )
  rival = { comId, pessoa: { ...c.leiloeiro, papeis: ['Comitente'] } }
  servidor = createServer((req, rep) => {
    void lerCorpo(req).then((corpo) => {
      const cabecalhos = Object.fromEntries(Object.entries(req.headers).map(([k, v]) => [k, String(v)]))
      if (resposta < 300) ouvidos.push({ corpo, cabecalhos })
      rep.writeHead(resposta).end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((pronto) => servidor.once('listening', pronto))
  endereco = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/eventos`
})
afterAll(async () => {
  servidor.closeAllConnections()
  servidor.close()
  await c.fechar()
})
beforeEach(() => {
  ouvidos = []
  resposta = 200
})

async function lerCorpo(req: IncomingMessage): Promise<Buffer> {
  const partes: Buffer[] = []
  for await (const p of req) partes.push(p as Buffer)
  return Buffer.concat(partes)
}

async function novaChave(mudar: object = {}, quem: Pessoa = c.comitente) {
  const r = await chamarComo(c, quem, 'POST /v1/comitentes/chaves', {
    body: { comId: c.comId, nome: 'ERP', ambiente: 'producao', escopos: TODOS, ...mudar },
  })
  return r.valor as unknown as { uid: string; chave: string }
}

/** A call with a key, at a moment, in a house. */
async function pedir(
  chave: string | null,
  key: string,
  entrada: { query?: object; body?: object } = {},
  { agora, casa }: { agora?: number; casa?: Hotsite } = {},
) {
  const ctx = { ...c.ctx(null, casa), portador: chave, ...(agora === undefined ? {} : { agora }) }
  const r = await responderChamada(ctx, key, entrada)
  return r.ok
    ? { status: 200, valor: ('valor' in r ? r.valor : null) as Lido, erro: null }
    : { status: r.erro.statusCode, valor: null as never, erro: r.erro }
}
const VEICULOS = 'GET /v1/api-comitente/veiculos'
const LOTES = 'GET /v1/api-comitente/lotes'
const ENVIAR = 'POST /v1/api-comitente/veiculos'

const GOL = {
  referencia: 'SIN-1',
  tipoId: 1,
  marca: 'Volkswagen',
  modelo: 'Gol',
  anoFabricacao: 2018,
  anoModelo: 2019,
  placa: 'ABC1D23',
  chassi: '9BWZZZ377KT004251',
}

test('a key is shown once and kept as a hash; it opens its scopes, its consignor and its house, and is no session', async () => {
  const { chave, uid } = await novaChave({ escopos: ['lotes:ler'] })
  expect(chave).toMatch(/^mtk_prod_[\w-]{43}$/)
  const { rows } = await sql<{
    linha: string
  }>`select row_to_json(x)::text as linha from chave_comitente x`.execute(c.banco.sistema)
  expect(rows.some((r) => r.linha.includes(chave))).toBe(false)
  const lista = (await chamarComo(c, c.comitente, 'GET /v1/comitentes/sistemas')).valor
  expect(JSON.stringify(lista)).not.toContain(chave)
  expect(lista).toMatchObject({
    chaves: [{ uid, inicio: chave.slice(0, 12), ultimoUsoAt: null, situacao: 'ativa' }],
  })

  const lotes = await pedir(chave, LOTES)
  expect(lotes.valor).toMatchObject({ total: 1, itens: [{ uid: c.lotes[0]?.uid }] })
  expect(lotes.valor.itens[0]).not.toHaveProperty('liquido')
  expect((await pedir(chave, VEICULOS)).erro).toMatchObject({ error: 'ESCOPO', statusCode: 403 })
  expect((await pedir(null, LOTES)).erro).toMatchObject({ error: 'CHAVE', statusCode: 401 })
  expect((await pedir(`${chave}x`, LOTES)).status).toBe(401)
  expect((await pedir(chave, LOTES, {}, { casa: c.outroHotsite })).status).toBe(401)
  expect((await pedir(chave, 'GET /v1/comitentes/sistemas')).status).toBe(401)
  const depois = (await chamarComo(c, c.comitente, 'GET /v1/comitentes/sistemas')).valor
  expect((depois['chaves'] as unknown as { ultimoUsoAt: string }[])[0]?.ultimoUsoAt).not.toBeNull()
})

test('another consignor reads nothing of it and manages none of its keys and addresses', async () => {
  const minha = await novaChave()
  expect((await novaChaveDe(rival.pessoa, c.comId)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  const dele = (await novaChaveDe(rival.pessoa, rival.comId)).valor as unknown as { chave: string }
  expect((await pedir(dele.chave, LOTES)).valor).toMatchObject({ total: 0, itens: [] })
  expect((await pedir(dele.chave, VEICULOS)).valor).toMatchObject({ total: 0 })
  for (const key of ['POST /v1/comitentes/chaves/:uid/trocar', 'DELETE /v1/comitentes/chaves/:uid'])
    expect((await chamarComo(c, rival.pessoa, key, { params: { uid: minha.uid } })).erro).toMatchObject({
      error: 'NAO_ENCONTRADO',
    })
  const semPapel = await chamarComo(c, { ...c.equipe, papeis: ['SAC'] }, 'GET /v1/comitentes/sistemas')
  expect(semPapel.erro).toMatchObject({ statusCode: 403 })
})
const novaChaveDe = (quem: Pessoa, comId: number) =>
  chamarComo(c, quem, 'POST /v1/comitentes/chaves', {
    body: { comId, nome: 'ERP', ambiente: 'producao', escopos: TODOS },
  })

test('a rotation lets both keys work for a day; a revoked or outdated one ends at once', async () => {
  const velha = await novaChave()
  const nova = (
    await chamarComo(c, c.comitente, 'POST /v1/comitentes/chaves/:uid/trocar', { params: { uid: velha.uid } })
  ).valor as unknown as { uid: string; chave: string; anteriorValeAte: string }
  const fim = Date.parse(nova.anteriorValeAte)
  expect(fim - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect((await pedir(velha.chave, LOTES)).status).toBe(200)
  expect((await pedir(nova.chave, LOTES)).status).toBe(200)
  expect((await pedir(velha.chave, LOTES, {}, { agora: fim + 1 })).erro).toMatchObject({
    message: 'Esta chave venceu.',
  })
  expect((await pedir(nova.chave, LOTES, {}, { agora: fim + 1 })).status).toBe(200)
  await chamarComo(c, c.comitente, 'DELETE /v1/comitentes/chaves/:uid', { params: { uid: nova.uid } })
  expect((await pedir(nova.chave, LOTES)).erro).toMatchObject({ message: 'Esta chave foi revogada.' })
  const outra = await chamarComo(c, c.comitente, 'POST /v1/comitentes/chaves/:uid/trocar', {
    params: { uid: nova.uid },
  })
  expect(outra.erro).toMatchObject({ error: 'ENCERRADA' })
})

test('a block of everything on who made a key, or on its consignor, stops it while it stands', async () => {
  const bloquear = (body: object) =>
    chamarComo(c, c.equipe, 'POST /v1/bloqueios', { body: { motivo: 'Fraude', ciente: true, ...body } })
  const encerrar = (uid: unknown) =>
    chamarComo(c, c.equipe, 'POST /v1/bloqueios/:uid/encerrar', {
      params: { uid },
      body: { motivo: 'Era engano' },
    })
  const { rows } = await sql<{ email: string }>`
    select email from usuario where id = ${c.comitente.usuId}`.execute(c.banco.sistema)
  await sql`update comitente set cnpj = '11222333000181' where id = ${c.comId}`.execute(c.banco.sistema)
  const { chave } = await novaChave()
  const erro = async () => (await pedir(chave, LOTES)).erro?.error ?? null
  const entrar = await bloquear({ tipo: 'EMAIL', alvo: rows[0]?.email, impede: ['ENTRAR'] })
  await c.servicos.bloqueios.alcancar()
  // A key is no login.
  expect(await erro()).toBeNull()
  await encerrar(entrar.valor.uid)
  for (const alvo of [
    { tipo: 'EMAIL', alvo: rows[0]?.email },
    { tipo: 'DOCUMENTO', alvo: '11.222.333/0001-81' },
    { tipo: 'ENDERECO', alvo: '127.0.0.1' },
  ]) {
    const cauteloso = await bloquear({ ...alvo, impede: ['TUDO'], ciente: false })
    expect(String(cauteloso.erro.message)).toMatch(/de API de comitente|atinge você/)
    const { valor } = await bloquear({ ...alvo, impede: ['TUDO'] })
    await expect.poll(erro).toBe('BLOQUEADO')
    await encerrar(valor.uid)
    await expect.poll(erro).toBeNull()
  }
})

test('a consignor with whom the house works no more: his keys stop, and what his addresses are told is held', async () => {
  const { chave } = await novaChave()
  const w = await novoWebhook()
  const ativo = (sim: boolean) =>
    sql`update comitente set ativo = ${sim} where id = ${c.comId}`.execute(c.banco.sistema)
  await ativo(false)
  expect((await pedir(chave, LOTES)).erro).toMatchObject({ error: 'BLOQUEADO' })
  ouvidos.length = 0
  const lote = await c.novoLote()
  await sql`update lote set situacao = 'RETIRADO' where id = ${lote.id}`.execute(c.banco.sistema)
  expect(new Set(await levar())).toEqual(new Set(['pendente']))
  expect(ouvidos).toEqual([])
  await ativo(true)
  expect((await pedir(chave, LOTES)).status).toBe(200)
  expect(new Set(await levar())).toEqual(new Set(['entregue']))
  await chamarComo(c, c.comitente, 'DELETE /v1/comitentes/webhooks/:uid', { params: { uid: w.uid } })
})

test('a key has its own number of requests a minute', async () => {
  const { chave } = await novaChave({ porMinuto: 2 })
  const outra = await novaChave({ porMinuto: 2 })
  expect((await pedir(chave, LOTES)).status).toBe(200)
  expect((await pedir(chave, LOTES)).status).toBe(200)
  expect((await pedir(chave, LOTES)).erro).toMatchObject({
    error: 'LIMITE',
    statusCode: 429,
    esperarSegundos: 60,
  })
  expect((await pedir(outra.chave, LOTES)).status).toBe(200)
})

test('vehicles are judged row by row; sent twice they are the same; a trial writes none', async () => {
  const { chave } = await novaChave()
  const linhas = [
    GOL,
    { referencia: 'SIN-2', tipoId: 1, placa: 'ZZZ', marca: 'Fiat', modelo: 'Uno', cor: 3, cambioo: 'x' },
    { tipoId: 1, nome: 'Sem referência' },
    { ...GOL, referencia: 'SIN-1' },
  ]
  const quantos = async () =>
    (await c.banco.sistema.selectFrom('veiculo').select('id').where('comId', '=', c.comId).execute()).length
  const antes = await quantos()
  const prova = (await pedir(chave, ENVIAR, { body: { simular: true, linhas } })).valor
  expect(prova).toMatchObject({
    uid: null,
    criados: 0,
    erros: 3,
    linhas: [{ resultado: 'valido' }, {}, {}, {}],
  })
  expect(await quantos()).toBe(antes)

  const r = (await pedir(chave, ENVIAR, { body: { linhas } })).valor
  expect(r).toMatchObject({ criados: 1, repetidos: 0, erros: 3 })
  expect(r.linhas[0]).toMatchObject({ linha: 1, referencia: 'SIN-1', resultado: 'criado', erros: {} })
  expect(Object.keys(r.linhas[1]?.erros ?? {}).toSorted()).toEqual(['cambioo', 'cor'])
  expect(r.linhas[2]).toMatchObject({ erros: { referencia: expect.any(String) } })
  expect(r.linhas[3]).toMatchObject({ erros: { referencia: 'Repetida nesta remessa' } })
  expect(await quantos()).toBe(antes + 1)
  const placa = (
    await pedir(chave, ENVIAR, {
      body: { linhas: [{ referencia: 'SIN-2', tipoId: 1, placa: 'ZZZ', nome: 'Uno' }] },
    })
  ).valor
  expect(placa.linhas[0]).toMatchObject({ resultado: 'erro', erros: { placa: expect.any(String) } })
  const outraVez = (await pedir(chave, ENVIAR, { body: { linhas: [GOL] } })).valor
  expect(outraVez).toMatchObject({ criados: 0, repetidos: 1, linhas: [{ uid: r.linhas[0]?.uid }] })
  expect((await pedir(chave, VEICULOS)).valor.itens[0]).toMatchObject({
    referencia: 'SIN-1',
    nome: 'Volkswagen Gol',
  })

  // The chassis of another consignor's vehicle: taken, and not a word of whose.
  const dele = (await novaChaveDe(rival.pessoa, rival.comId)).valor as unknown as { chave: string }
  const igual = (await pedir(dele.chave, ENVIAR, { body: { linhas: [{ ...GOL, referencia: 'X' }] } })).valor
  expect(igual).toMatchObject({ criados: 0, erros: 1 })
  expect(JSON.stringify(igual)).not.toMatch(/Volkswagen|SIN-1/)
})

test('a test key reads and writes its own data alone', async () => {
  const { chave } = await novaChave({ ambiente: 'teste' })
  expect(chave).toMatch(/^mtk_test_/)
  expect((await pedir(chave, 'GET /v1/api-comitente/resultados')).valor).toMatchObject({
    total: 5,
    itens: expect.arrayContaining([expect.objectContaining({ situacao: 'PAGO', liquido: 4_094_500 })]),
  })
  expect((await pedir(chave, 'GET /v1/api-comitente/prestacoes')).valor).toMatchObject({ total: 1 })
  const linha = { ...GOL, referencia: 'T-1', chassi: '9C2KC1670MR500001', placa: 'DEF4G56' }
  expect((await pedir(chave, ENVIAR, { body: { linhas: [linha] } })).valor).toMatchObject({ criados: 1 })
  expect((await pedir(chave, ENVIAR, { body: { linhas: [linha] } })).valor).toMatchObject({ repetidos: 1 })
  expect((await pedir(chave, VEICULOS)).valor).toMatchObject({
    total: 6,
    itens: [{ referencia: 'T-1', placa: 'DEF4G56' }, {}, {}, {}, {}, {}],
  })
  const { rows } = await sql`select from veiculo where integracao_id = 'T-1'`.execute(c.banco.sistema)
  expect(rows).toHaveLength(0)
})

test('the document tells of the calls of a key and of no other', async () => {
  const doc = (await pedir(null, 'GET /v1/api-comitente/openapi.json')).valor as unknown as { paths: object }
  expect(Object.keys(doc.paths).toSorted()).toEqual(
    [
      'condicionais',
      'condicionais/{uid}/resposta',
      'documentos',
      'documentos/{uid}/arquivo',
      'lotes',
      'prestacoes',
      'remocoes',
      'resultados',
      'veiculos',
    ].map((p) => `/v1/api-comitente/${p}`),
  )
  expect(JSON.stringify(doc)).toContain('LinhaParaImportar')
  expect(JSON.stringify(doc)).not.toContain('x-permission')
})

const conferir = porHmac<{ segredo: string }>({
  segredo: (x) => x.segredo,
  assinatura: 'x-assinatura',
  instante: 'x-instante',
  id: 'x-aviso-id',
})
const novoWebhook = async (eventos = ['lote.situacao']) =>
  (
    await chamarComo(c, c.comitente, 'POST /v1/comitentes/webhooks', {
      body: { comId: c.comId, ambiente: 'producao', endereco, eventos },
    })
  ).valor as unknown as { uid: string; segredo: string }

const distribuidos = new Set<number>()
/** What the queue does: events to deliveries, then one try of each that waits. */
async function levar(): Promise<(string | null)[]> {
  const eventos = await c.banco.sistema.selectFrom('eventoComitente').select(['id', 'uid', 'hotId']).execute()
  for (const e of eventos.filter((x) => !distribuidos.has(x.id))) {
    distribuidos.add(e.id)
    await c.banco.doHotsite(e.hotId, (tx) => distribuir(tx, e))
  }
  await sql`update externo_envio set proxima_at = clock_timestamp() where situacao = 'pendente'`.execute(
    c.banco.sistema,
  )
  const { rows } = await sql<{ id: number }>`select id from externo_envio where parceiro = 'webhook-comitente'
    and situacao = 'pendente' order by id`.execute(c.banco.sistema)
  const fins: (string | null)[] = []
  for (const { id } of rows) fins.push(await tentarEnvio(c.servicos.externo, id, 0.5))
  return fins
}
const entregasDe = async (uid: string, quem: Pessoa = c.comitente) =>
  chamarComo(c, quem, 'GET /v1/comitentes/webhooks/:uid/entregas', { params: { uid } })

test('a lot that changes its state is told, signed; forged and outdated deliveries are told from it', async () => {
  const w = await novoWebhook()
  const lote = await c.novoLote()
  await sql`update lote set situacao = 'RETIRADO' where id = ${lote.id}`.execute(c.banco.sistema)
  expect(await levar()).toContain('entregue')
  const veio = ouvidos.find((o) => o.corpo.includes(lote.uid))
  if (veio === undefined) throw new Error('nothing came')
  const corpo = JSON.parse(veio.corpo.toString()) as Record<string, unknown>
  expect(corpo).toMatchObject({
    tipo: 'lote.situacao',
    ambiente: 'producao',
    dados: { lelUid: lote.uid, de: 'LIBERADO_LEILAO', situacao: 'RETIRADO' },
  })
  expect(veio.cabecalhos['x-aviso-id']).toBe(corpo['id'])
  const cru = { ...veio, busca: {} }
  const bom = conferir(cru, { segredo: w.segredo })
  expect(bom).toMatchObject({ autentico: true, id: corpo['id'] })
  const quando = bom.quando ?? 0
  const julgar = (mais: object) =>
    julgarAviso({ ...bom, quando, agora: quando + 1000, janelaSegundos: 300, jaRecebido: false, ...mais })
  expect(julgar({})).toBe('ok')
  expect(julgar({ jaRecebido: true })).toBe('repetido')
  expect(julgar({ agora: quando + 301_000 })).toBe('velho')
  expect(conferir(cru, { segredo: 'mtw_outro' }).autentico).toBe(false)
  expect(conferir({ ...cru, corpo: Buffer.from('{}') }, { segredo: w.segredo }).autentico).toBe(false)
  expect((await entregasDe(w.uid)).valor).toMatchObject([
    { evento: 'lote.situacao', situacao: 'entregue', status: 200 },
  ])
  expect((await entregasDe(w.uid, rival.pessoa)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  await chamarComo(c, c.comitente, 'DELETE /v1/comitentes/webhooks/:uid', { params: { uid: w.uid } })
})

test('a receiver that is down hears everything once when it is back, and again when asked for, under the same id', async () => {
  const w = await novoWebhook()
  const lote = await c.novoLote()
  resposta = 503
  await sql`update lote set situacao = 'CONDICIONAL' where id = ${lote.id}`.execute(c.banco.sistema)
  expect(await levar()).toEqual(['pendente'])
  const [parada] = (await entregasDe(w.uid)).valor as unknown as {
    uid: string
    situacao: string
    status: number
  }[]
  expect(parada).toMatchObject({ situacao: 'pendente', status: 503, erro: 'O sistema respondeu com erro' })
  const reenviar = () =>
    chamarComo(c, c.comitente, 'POST /v1/comitentes/entregas/:uid/reenviar', { params: { uid: parada?.uid } })
  expect((await reenviar()).erro).toMatchObject({ error: 'NAO_PODE' })
  resposta = 200
  expect(await levar()).toEqual(['entregue'])
  expect(await levar()).toEqual([])
  expect(ouvidos).toHaveLength(1)
  expect((await reenviar()).erro).toBeNull()
  expect(await levar()).toEqual(['entregue'])
  expect(ouvidos.map((o) => o.cabecalhos['x-aviso-id'])).toEqual([
    ouvidos[0]?.cabecalhos['x-aviso-id'],
    ouvidos[0]?.cabecalhos['x-aviso-id'],
  ])
  const alheio = await chamarComo(c, rival.pessoa, 'POST /v1/comitentes/entregas/:uid/reenviar', {
    params: { uid: parada?.uid },
  })
  expect(alheio.erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
})

test('a block of everything on who made an address, or on its consignor, holds what is sent until it ends', async () => {
  const w = await novoWebhook()
  const { rows } = await sql<{ email: string }>`
    select email from usuario where id = ${c.comitente.usuId}`.execute(c.banco.sistema)
  await sql`update comitente set cnpj = '11222333000181' where id = ${c.comId}`.execute(c.banco.sistema)
  for (const alvo of [
    { tipo: 'EMAIL', alvo: rows[0]?.email },
    { tipo: 'DOCUMENTO', alvo: '11.222.333/0001-81' },
  ]) {
    ouvidos.length = 0
    const { valor } = await chamarComo(c, c.equipe, 'POST /v1/bloqueios', {
      body: { motivo: 'Fraude', ciente: true, impede: ['TUDO'], ...alvo },
    })
    await c.servicos.bloqueios.alcancar()
    const lote = await c.novoLote()
    await sql`update lote set situacao = 'RETIRADO' where id = ${lote.id}`.execute(c.banco.sistema)
    // Another test's address may be told of it too.
    expect(new Set(await levar())).toEqual(new Set(['pendente']))
    expect(ouvidos).toEqual([])
    const { rows: presos } = await sql<{ erro: string }>`
      select distinct erro from externo_envio where parceiro = 'webhook-comitente' and situacao = 'pendente'`.execute(
      c.banco.sistema,
    )
    expect(presos).toEqual([{ erro: 'Acesso bloqueado pela casa' }])
    await chamarComo(c, c.equipe, 'POST /v1/bloqueios/:uid/encerrar', {
      params: { uid: valor.uid },
      body: { motivo: 'Era engano' },
    })
    await c.servicos.bloqueios.alcancar()
    expect(new Set(await levar())).toEqual(new Set(['entregue']))
    expect(ouvidos.every((o) => o.corpo.includes(lote.uid))).toBe(true)
  }
  await chamarComo(c, c.comitente, 'DELETE /v1/comitentes/webhooks/:uid', { params: { uid: w.uid } })
})

test('an address gets a new secret with a new place, says what is wrong with it, and none leads into the inner network', async () => {
  const w = await novoWebhook(['prestacao.situacao'])
  const editar = (mudar: object) =>
    chamarComo(c, c.comitente, 'PUT /v1/comitentes/webhooks/:uid', {
      params: { uid: w.uid },
      body: { endereco, eventos: ['lote.situacao'], ativo: true, ...mudar },
    })
  expect((await editar({})).valor).toEqual({ segredo: null })
  expect(
    ((await editar({ endereco: `${endereco}/2` })).valor as unknown as { segredo: string }).segredo,
  ).not.toBe(w.segredo)
  expect((await editar({ endereco: 'ftp://x' })).erro).toMatchObject({
    error: 'ENDERECO',
    campos: { endereco: expect.any(String) },
  })
  const trocado = await chamarComo(c, c.comitente, 'POST /v1/comitentes/webhooks/:uid/trocar-segredo', {
    params: { uid: w.uid },
  })
  expect(trocado.valor).toMatchObject({ segredo: expect.stringMatching(/^mtw_/) })
  await chamarComo(c, c.comitente, 'POST /v1/comitentes/webhooks/:uid/testar', {
    params: { uid: w.uid },
    body: {},
  })
  expect((await levar()).at(-1)).toBe('entregue')
  expect(ouvidos.at(-1)?.corpo.toString()).toContain('evento de ensaio')

  const serio = criarExterno({ banco: c.banco, log: c.servicos.log, demo: false })
  const porta = await serio.porta(WEBHOOK_COMITENTE, { hotId: c.hotsite.id })
  await expect(porta?.entregar({ endereco, corpo: '{}', cabecalhos: {} })).rejects.toMatchObject({
    desfecho: 'endereco',
  })
  await serio.fechar()
})

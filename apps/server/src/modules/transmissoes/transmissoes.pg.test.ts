import { randomUUID } from 'node:crypto'
import { comecarEnvioDeAnexo } from '@martelo/contracts/anexos/comecar-envio-de-anexo.contract.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada, type Solto } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { abrirGravacao, fecharGravacao } from './gravacoes.sql.ts'
import { comoTransmissaoEsta } from './seguir-canais.sql.ts'

let c: Cenario
let templateUid: string
let canalUid: string

const PUBLICAR = { urlRmtp: 'rtmp://leilao.localhost/entrada', videoAtivo: true, audioAtivo: true }
const daEquipe = (chave: string, partes: object = {}) => chamarComo(c, c.equipe, chave, partes)
const mesa = async () =>
  (await daEquipe('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', { params: { leilaoUid: c.leilao.uid } }))
    .valor
const canal = async () => (await mesa()).canais?.[0] as Solto
const iniciar = (mudar: object = {}, quem = c.equipe) =>
  chamarComo(c, quem, 'POST /v1/post-iniciar-transmissao', {
    body: { ...PUBLICAR, leilaoUid: c.leilao.uid, posicaoTemplate: 0, assumir: true, ...mudar },
  })

const umVideo = async () =>
  String(
    (await daEquipe('POST /v1/video-institucional', { body: { nome: randomUUID(), posicao: 2 } })).valor.uid,
  )

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1, hotsite: { lanceAutomatico: true } })
  const modelos = await daEquipe('GET /v1/template-transmissao/qb')
  expect(modelos.total).toBe(6)
  templateUid = String(modelos.valor[0]?.uid)
  const criado = await daEquipe('POST /v1/canal-transmissao', {
    body: { nome: 'Principal', disponivel: true, leilaoUid: c.leilao.uid, templateUid },
  })
  canalUid = String(criado.valor.uid)
})
afterAll(() => c.fechar())

describe('channels', () => {
  test('have a name of their own in the auction, and a template of the house', async () => {
    const body = { nome: 'Principal', disponivel: true, leilaoUid: c.leilao.uid, templateUid }
    const repetido = await daEquipe('POST /v1/canal-transmissao', { body })
    expect(repetido.erro).toMatchObject({ error: 'CAMPOS', campos: { nome: expect.any(String) } })
    const outro = await daEquipe('POST /v1/canal-transmissao', { body: { ...body, nome: 'Outro' } })
    const mudado = await daEquipe('PUT /v1/canal-transmissao/:uid', {
      params: { uid: outro.valor.uid },
      body: { nome: 'Principal' },
    })
    expect(mudado.erro).toMatchObject({ error: 'CAMPOS', campos: { nome: expect.any(String) } })
    await sql`delete from canal_transmissao where uid = ${String(outro.valor.uid)}`.execute(c.banco.sistema)
    const semModelo = await daEquipe('POST /v1/canal-transmissao', {
      body: { ...body, templateUid: randomUUID() },
    })
    expect(semModelo.erro.error).toBe('CAMPOS')
    const semLeilao = await daEquipe('POST /v1/canal-transmissao', {
      body: { ...body, leilaoUid: randomUUID() },
    })
    expect(semLeilao.erro.statusCode).toBe(404)
  })
  test('are not for clients, and another hotsite knows nothing of them', async () => {
    const chave = 'PUT /v1/canal-transmissao/:uid'
    const partes = { params: { uid: canalUid }, body: { nome: 'x' } }
    expect((await chamarComo(c, c.clientes[0] ?? null, chave, partes)).erro.statusCode).toBe(403)
    expect((await chamarComo(c, c.equipe, chave, partes, c.outroHotsite)).erro.statusCode).toBe(404)
  })
  test('show the card only while they are on the air', async () => {
    const r = await daEquipe('PUT /v1/canal-transmissao/:uid', {
      params: { uid: canalUid },
      body: { intervalo: true },
    })
    expect(r.erro.error).toBe('NAO_PODE')
  })
})

describe('the desk', () => {
  test('gets a token of 1800 s for its channel alone', async () => {
    const r = await iniciar()
    expect(r.valor).toMatchObject({
      canalTransmissaoUid: canalUid,
      caminho: `/v1/midia/publicar/${canalUid}`,
    })
    expect(r.valor.publicar?.segundos).toBe(1800)
    const { passes } = c.servicos.midia
    const token = String(r.valor.publicar?.token)
    expect(passes.conferir(token, c.hotsite.id, Date.now())).toMatchObject({
      canal: canalUid,
      acao: 'publicar',
    })
    expect(passes.conferir(token, c.outroHotsite.id, Date.now())).toBeNull()
    expect(passes.conferir(token, c.hotsite.id, Date.now() + 1_801_000)).toBeNull()
    expect((await canal()).mesaCom).toEqual(expect.any(String))
  })
  test('has one holder; another takes it over by saying so, and the old number counts no more', async () => {
    const antes = await iniciar()
    const outra = await sql<{
      id: number
      uid: string
    }>`insert into usuario (hot_id, nome, email, papeis, senha_hash)
      select hot_id, 'Outra', ${`${randomUUID()}@exemplo.com.br`}, papeis, senha_hash from usuario where id = ${c.equipe.usuId} returning id, uid`.execute(
      c.banco.sistema,
    )
    const pessoa = { ...c.equipe, usuId: outra.rows[0]?.id ?? 0, usuUid: outra.rows[0]?.uid ?? '' }
    expect((await iniciar({ assumir: false }, pessoa)).erro.error).toBe('MESA_OCUPADA')
    // Another tab of the same person asks, too; another operator gets no token of his desk.
    expect((await iniciar({ assumir: false })).erro).toMatchObject({
      error: 'MESA_OCUPADA',
      message: 'A mesa está com você, em outra janela ou em outro aparelho.',
    })
    const doOutro = await chamarComo(c, pessoa, 'POST /v1/transmissao/:uid/token', {
      params: { uid: antes.valor.uid },
    })
    expect(doOutro.erro.error).toBe('SUBSTITUIDA')
    const depois = await iniciar({ assumir: true }, pessoa)
    expect(depois.erro).toBeNull()
    const chave = 'POST /v1/transmissao/:uid/token'
    const velha = await daEquipe(chave, { params: { uid: antes.valor.uid } })
    expect(velha.erro.error).toBe('SUBSTITUIDA')
    const nova = await chamarComo(c, pessoa, chave, { params: { uid: depois.valor.uid } })
    expect(nova.valor).toMatchObject({ segundos: 1800, assistindo: 0 })
    const fontes = (await canal()).transmissoes as unknown as Solto[]
    expect(fontes.find((t) => String(t.uid) === String(antes.valor.uid))).toMatchObject({
      motivoFim: 'SUBSTITUIDA',
    })
    const fim = await chamarComo(c, pessoa, 'POST /v1/transmissao/:uid/encerrar', {
      params: { uid: depois.valor.uid },
    })
    expect(fim.erro).toBeNull()
    expect((await canal()).situacao).toBe('PARADO')
  })
  test('a source may publish while its row stands and the desk is its own', async () => {
    const um = String((await iniciar()).valor.uid)
    const como = (uid: string, hotId = c.hotsite.id) => comoTransmissaoEsta(c.banco.sistema, hotId, uid)
    const renovar = async (uid: string) =>
      (await daEquipe('POST /v1/transmissao/:uid/token', { params: { uid } })).erro?.error ?? null
    expect([await como(um), await como(um, c.outroHotsite.id), await como(randomUUID())]).toEqual([
      'EM_PE',
      'ENCERRADA',
      'ENCERRADA',
    ])
    const dois = String((await iniciar()).valor.uid)
    expect([await como(um), await como(dois)]).toEqual(['SUBSTITUIDA', 'EM_PE'])
    // A camera is mixed at the desk: it never takes the programme.
    const camera = String((await iniciar({ posicaoTemplate: 1, assumir: false })).valor.uid)
    expect([await como(camera), await como(dois)]).toEqual(['SUBSTITUIDA', 'EM_PE'])
    await daEquipe('POST /v1/transmissao/:uid/encerrar', { params: { uid: camera } })
    expect([await renovar(um), await renovar(dois)]).toEqual(['SUBSTITUIDA', null])
    await daEquipe('POST /v1/transmissao/:uid/encerrar', { params: { uid: dois } })
    expect([await como(um), await como(dois)]).toEqual(['SUBSTITUIDA', 'ENCERRADA'])
    expect(await renovar(dois)).toBe('ENCERRADA')
  })
  test('refuses what the specification refuses', async () => {
    expect((await iniciar({ urlRmtp: 'ftp://x' })).erro.campos?.urlRmtp).toBeDefined()
    expect((await iniciar({ videoAtivo: 'sim' })).erro.statusCode).toBe(400)
    expect((await iniciar({ posicaoTemplate: undefined })).erro.statusCode).toBe(400)
    expect((await iniciar({ leilaoUid: randomUUID() })).erro.statusCode).toBe(404)
  })
})

test('captions go to watchers while the channel is on the air, typed by who may operate it', async () => {
  const ditas: unknown[] = []
  const avisar = vi.spyOn(c.servicos.tempoReal, 'avisar').mockImplementation((sala, evento, dados) => {
    if (evento === 'legenda-transmissao') ditas.push([sala, dados])
  })
  const chave = 'POST /v1/canal-transmissao/:uid/legenda'
  const partes = { params: { uid: canalUid }, body: { texto: 'Dou-lhe uma' } }
  const situar = (s: string) =>
    sql`update canal_transmissao set situacao = ${s} where uid = ${canalUid}`.execute(c.banco.sistema)
  try {
    expect((await daEquipe(chave, partes)).erro.error).toBe('NAO_PODE')
    await situar('NO_AR')
    expect((await daEquipe(chave, partes)).erro).toBeNull()
    expect((await daEquipe(chave, { ...partes, body: { texto: 'x'.repeat(161) } })).erro.statusCode).toBe(400)
    expect((await chamarComo(c, c.clientes[0] ?? null, chave, partes)).erro.statusCode).toBe(403)
    expect((await chamarComo(c, c.equipe, chave, partes, c.outroHotsite)).erro.statusCode).toBe(404)
    expect(ditas).toEqual([[`player:${c.leilao.uid}`, { canalUid, texto: 'Dou-lhe uma' }]])
  } finally {
    await situar('PARADO')
    avisar.mockRestore()
  }
})

test('the tally goes to the staff of the auction; while the card is shown nothing is live', async () => {
  const ditos: unknown[] = []
  const avisar = vi.spyOn(c.servicos.tempoReal, 'avisar').mockImplementation((sala, evento, dados) => {
    if (evento === 'tally-transmissao') ditos.push([sala, dados])
  })
  const chave = 'POST /v1/canal-transmissao/:uid/tally'
  const partes = { params: { uid: canalUid }, body: { programa: ['Tribuna'], previa: ['Pátio'] } }
  const dizer = (situacao: string) =>
    sql`update canal_transmissao set situacao = ${situacao} where uid = ${canalUid}`
      .execute(c.banco.sistema)
      .then(() => daEquipe(chave, partes))
  try {
    expect((await dizer('NO_AR')).erro).toBeNull()
    expect((await dizer('INTERVALO')).erro).toBeNull()
    const longo = { ...partes, body: { programa: ['x'.repeat(121)], previa: [] } }
    expect((await daEquipe(chave, longo)).erro.statusCode).toBe(400)
    expect((await chamarComo(c, c.clientes[0] ?? null, chave, partes)).erro.statusCode).toBe(403)
    expect((await chamarComo(c, c.equipe, chave, partes, c.outroHotsite)).erro.statusCode).toBe(404)
    const sala = `transmissao:${c.leilao.uid}`
    expect(ditos).toEqual([
      [sala, { canalUid, programa: ['Tribuna'], previa: ['Pátio'] }],
      [sala, { canalUid, programa: [], previa: ['Pátio'] }],
    ])
  } finally {
    avisar.mockRestore()
    await dizer('PARADO')
  }
})

describe('cameras', () => {
  test('stand at positions; two change places in one act', async () => {
    const um = await iniciar({ posicaoTemplate: 1 })
    const dois = await iniciar({ posicaoTemplate: 2 })
    expect((await iniciar({ posicaoTemplate: 2 })).erro.error).toBe('POSICAO_OCUPADA')
    const r = await daEquipe('PUT /v1/put-publicar-transmissao', {
      body: { leilaoUid: c.leilao.uid, transmissaoUid: um.valor.uid, posicaoTemplate: 2, audioAtivo: false },
    })
    expect(r.valor).toMatchObject({ posicaoTemplate: 2, audioAtivo: false, videoAtivo: true })
    const fontes = (await canal()).transmissoes as unknown as Solto[]
    expect(fontes.find((t) => String(t.uid) === String(dois.valor.uid))?.posicaoTemplate).toBe(1)
  })
  test('a film is set, looped and taken off by the publish payload', async () => {
    const t = (await iniciar({ posicaoTemplate: 3 })).valor
    const publicar = (mudar: object) =>
      daEquipe('PUT /v1/put-publicar-transmissao', {
        body: { leilaoUid: c.leilao.uid, transmissaoUid: t.uid, ...mudar },
      })
    const com = await publicar({ videoFilename: 'casa.mp4', videoLoop: true, videoVoltarNoSegundo: 3 })
    expect(com.valor).toMatchObject({
      videoFilename: 'casa.mp4',
      videoLoop: true,
      transmissaoParaVideos: true,
    })
    expect((await publicar({ videoFilename: null })).valor).toMatchObject({ videoFilename: null })
    expect((await publicar({ posicaoTemplate: 0 })).erro.error).toBe('POSICAO_OCUPADA')
  })
  test('a desk hears of its film only what was asked of it, and nothing of what it noted itself', async () => {
    const t = (await iniciar({ posicaoTemplate: 4 })).valor
    const pedidos: unknown[] = []
    const avisar = vi.spyOn(c.servicos.tempoReal, 'avisar').mockImplementation((_, evento, dados) => {
      if (evento === 'put-publicar-transmissao') pedidos.push(dados)
    })
    try {
      const body = { leilaoUid: c.leilao.uid, transmissaoUid: t.uid }
      const publicar = (mudar: object) =>
        daEquipe('PUT /v1/put-publicar-transmissao', { body: { ...body, ...mudar } })
      await publicar({ videoFilename: 'casa.mp4', videoLoop: true, daMesa: true })
      expect((await publicar({ videoAtivo: false })).valor).toMatchObject({ videoFilename: 'casa.mp4' })
      expect(pedidos).toEqual([])
      await publicar({ videoVoltarNoSegundo: 3 })
      await publicar({ videoFilename: null })
      const transmissaoUid = t.uid
      expect(pedidos).toEqual([
        { transmissaoUid, videoVoltarNoSegundo: 3, videoLoop: true },
        { transmissaoUid, videoFilename: null, videoVoltarNoSegundo: null, videoLoop: true },
      ])
    } finally {
      avisar.mockRestore()
    }
  })
})

test('the words of phone and desk pass through the channel of the house alone', async () => {
  const chave = 'POST /v1/canal-transmissao/:uid/sinal'
  const partes = (mudar: object = {}) => ({
    params: { uid: canalUid },
    body: { de: 'telefone-1', para: 'mesa', dados: { sdp: 'v=0' }, ...mudar },
  })
  expect((await daEquipe(chave, partes())).valor).toEqual({ uid: canalUid })
  expect((await daEquipe(chave, partes({ para: 'a mesa' }))).erro.campos).toHaveProperty('para')
  expect((await chamarComo(c, c.clientes[0] ?? null, chave, partes())).erro.statusCode).toBe(403)
  expect((await chamarComo(c, c.equipe, chave, partes(), c.outroHotsite)).erro.statusCode).toBe(404)
})

test('everyone may watch; the token is for watching, 1200 s', async () => {
  const r = await chamarComo(c, null, 'GET /v1/transmissao/by-leilao/:leilaoUid', {
    params: { leilaoUid: c.leilao.uid },
  })
  expect(r.valor.canal).toMatchObject({ uid: canalUid, nome: 'Principal' })
  expect(r.valor.ver?.segundos).toBe(1200)
  const token = String(r.valor.ver?.token)
  expect(c.servicos.midia.passes.conferir(token, c.hotsite.id, Date.now())?.acao).toBe('ver')
  const fora = await chamarComo(
    c,
    null,
    'GET /v1/transmissao/by-leilao/:leilaoUid',
    { params: { leilaoUid: c.leilao.uid } },
    c.outroHotsite,
  )
  expect(fora.erro.statusCode).toBe(404)
})

test('one channel of several is watched by its name, by those alone who see the studio', async () => {
  const segundo = await daEquipe('POST /v1/canal-transmissao', {
    body: { nome: 'Só a pista', disponivel: false, leilaoUid: c.leilao.uid, templateUid },
  })
  const ver = (quem: Pessoa | null, uid: string, casa = c.hotsite) =>
    chamarComo(
      c,
      quem,
      'GET /v1/transmissao/by-leilao/:leilaoUid',
      { params: { leilaoUid: c.leilao.uid }, query: { canalUid: uid } },
      casa,
    )
  const uid = String(segundo.valor.uid)
  const r = await ver(c.equipe, uid)
  expect(r.valor.canal).toMatchObject({ uid, nome: 'Só a pista' })
  const passe = c.servicos.midia.passes.conferir(String(r.valor.ver?.token), c.hotsite.id, Date.now())
  expect(passe).toMatchObject({ acao: 'ver', canal: uid })
  // Its desk has a telephone's code of its own, while the auction's without a name stays the main channel's.
  const codigo = async (query: object) =>
    (
      await daEquipe('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', {
        params: { leilaoUid: c.leilao.uid },
        query,
      })
    ).valor.qrDoTelefone
  expect(await codigo({ canalUid })).toBe(await codigo({}))
  // Each desk shows a code that leads to itself.
  expect(await codigo({ ponta: 'mesa-a' })).not.toBe(await codigo({ ponta: 'mesa-b' }))
  expect(await codigo({ canalUid: uid })).toMatch(/^<svg/)
  expect(await codigo({ canalUid: uid })).not.toBe(await codigo({}))
  expect(await codigo({ canalUid: randomUUID() })).toBeNull()
  for (const [quem, qual, casa] of [
    [null, uid, c.hotsite],
    [c.clientes[0] ?? null, uid, c.hotsite],
    [c.equipe, randomUUID(), c.hotsite],
    [c.equipe, uid, c.outroHotsite],
  ] as const)
    expect((await ver(quem, qual, casa)).erro.statusCode).toBe(404)
})

describe('recordings', () => {
  test('are found by the number that the history gives a bid; what is sealed is for its owner and the staff', async () => {
    const nome = `${canalUid}-${Date.now() - 99}`
    const { rows } = await sql<{
      id: number
    }>`select id from canal_transmissao where uid = ${canalUid}`.execute(c.banco.sistema)
    const daCasa = { hotId: c.hotsite.id, canId: rows[0]?.id ?? 0, leiId: c.leilao.id }
    await abrirGravacao(c.banco.sistema, { ...daCasa, nome, inicio: new Date(Date.now() - 5_000) })
    const params = { lelUid: (await c.novoLote()).uid }
    const pedir = (i: number, onde: 'lances' | 'lances-automaticos', valor: number) =>
      chamarComo(c, c.clientes[i] ?? null, `POST /v1/leilao/lotes/:lelUid/${onde}`, {
        params,
        body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
      })
    // The ceiling is a row of the log without being a bid of the history.
    expect((await pedir(0, 'lances-automaticos', 5_000_00)).erro).toBeNull()
    await pedir(1, 'lances', 1_100_00)
    const marcasDe = async (quem: Pessoa | undefined) =>
      (await chamarComo(c, quem ?? null, 'GET /v1/gravacao/by-lote/:lelUid', { params }))
        .valor as unknown as Solto[]
    const historico = (await daEquipe('GET /v1/leilao/lotes/:lelUid/lances', { params }))
      .valor as unknown as Solto[]
    const doRival = await marcasDe(c.clientes[1])
    expect(doRival.length).toBeGreaterThan(1)
    expect(doRival.map((m) => [m.numero, m.em])).toEqual(historico.map((l) => [l.seq, l.data]))
    const [daEquipeToda, doDono] = [await marcasDe(c.equipe), await marcasDe(c.clientes[0])]
    expect(daEquipeToda.filter((m) => m.numero === null).length).toBeGreaterThan(0)
    expect(doDono.map((m) => m.hash)).toEqual(daEquipeToda.map((m) => m.hash))
    // One bid alone, by its receipt or number.
    const so = async (query: object) =>
      (await chamarComo(c, c.equipe, 'GET /v1/gravacao/by-lote/:lelUid', { params, query }))
        .valor as unknown as Solto[]
    expect((await so({ hash: doRival[0]?.hash })).map((m) => m.numero)).toEqual([doRival[0]?.numero])
    expect((await so({ numero: doRival[0]?.numero })).map((m) => m.hash)).toEqual([doRival[0]?.hash])
    // A channel that the public may not watch was recorded, too: its pictures are for the staff.
    const soDaCasa = await daEquipe('POST /v1/canal-transmissao', {
      body: { nome: 'Bastidores', disponivel: false, leilaoUid: c.leilao.uid, templateUid },
    })
    const { rows: bastidores } = await sql<{
      id: number
    }>`select id from canal_transmissao where uid = ${String(soDaCasa.valor.uid)}`.execute(c.banco.sistema)
    const outro = `${String(soDaCasa.valor.uid)}-${Date.now()}`
    await abrirGravacao(c.banco.sistema, {
      ...daCasa,
      canId: bastidores[0]?.id ?? 0,
      nome: outro,
      inicio: new Date(Date.now() - 5_000),
    })
    expect((await marcasDe(c.clientes[1])).map((m) => m.canal)).toEqual(doRival.map(() => 'Principal'))
    const canais = (await so({ numero: doRival[0]?.numero })).map((m) => m.canal)
    expect(canais).toEqual(['Principal', 'Bastidores'])
    // What was given before the main channel was public is not shown either.
    await sql`update gravacao set publica_desde = clock_timestamp() where nome = ${nome}`.execute(
      c.banco.sistema,
    )
    expect(await marcasDe(c.clientes[1])).toEqual([])
    await sql`delete from gravacao where nome = ${outro}`.execute(c.banco.sistema)
    await sql`delete from gravacao where nome = ${nome}`.execute(c.banco.sistema)
  })
  test('are chained, and name file and second of each row of the log', async () => {
    const { rows } = await sql<{
      id: number
    }>`select id from canal_transmissao where uid = ${canalUid}`.execute(c.banco.sistema)
    const canId = rows[0]?.id ?? 0
    const nomes = [`${canalUid}-${Date.now() - 9}`, `${canalUid}-${Date.now() - 8}`]
    const inicio = new Date(Date.now() - 5_000)
    const cliente = c.clientes[0]
    const lance = await chamarComo(c, cliente ?? null, 'POST /v1/leilao/lotes/:lelUid/lances', {
      params: { lelUid: c.lotes[0]?.uid },
      body: { valor: 1_000_00, chaveDoPedido: randomUUID() },
    })
    expect(lance.erro).toBeNull()
    for (const nome of nomes) {
      await abrirGravacao(c.banco.sistema, { hotId: c.hotsite.id, canId, leiId: c.leilao.id, nome, inicio })
      const fim = new Date(Date.now() + 1_000)
      await fecharGravacao(c.banco.sistema, { nome, fim, bytes: 10, sha256: Buffer.alloc(32, 5) })
    }
    const cadeia = await sql<{
      hash: Buffer
      hashAnterior: Buffer | null
    }>`select hash, hash_anterior from gravacao order by id`.execute(c.banco.sistema)
    expect(cadeia.rows[0]?.hashAnterior).toBeNull()
    expect(cadeia.rows[1]?.hashAnterior?.equals(cadeia.rows[0]?.hash ?? Buffer.alloc(0))).toBe(true)
    const params = { lelUid: c.lotes[0]?.uid }
    const marcas = await chamarComo(c, cliente ?? null, 'GET /v1/gravacao/by-lote/:lelUid', { params })
    const [marca] = marcas.valor
    expect(Number(marca?.segundo)).toBeGreaterThan(4)
    expect(String(marca?.url)).toMatch(/trecho\?de=\d+&passe=/)
    const estranho = await chamarComo(c, c.clientes[1] ?? null, 'GET /v1/gravacao/by-lote/:lelUid', {
      params,
    })
    expect(estranho.erro.statusCode).toBe(404)
    // The desk has those of all channels, each with its channel's name.
    const { canais, gravacoes } = (await mesa()) as unknown as Record<string, readonly Solto[]>
    const outro = canais?.find((x) => String(x.uid) !== canalUid)
    const { rows: doOutro } = await sql<{
      id: number
    }>`select id from canal_transmissao where uid = ${String(outro?.uid)}`.execute(c.banco.sistema)
    expect(gravacoes?.map((g) => g.canalUid)).toEqual([canalUid, canalUid])
    const nome = `${String(outro?.uid)}-${Date.now()}`
    await abrirGravacao(c.banco.sistema, {
      hotId: c.hotsite.id,
      canId: doOutro[0]?.id ?? 0,
      leiId: c.leilao.id,
      nome,
      inicio: new Date(),
    })
    expect(((await mesa()) as unknown as Record<string, Solto[]>).gravacoes?.[0]).toMatchObject({
      canalUid: outro?.uid,
      nome,
    })
    await sql`delete from gravacao where nome = ${nome}`.execute(c.banco.sistema)
  })
  test('are held for a dispute with a reason, also by customer service, and by no auctioneer', async () => {
    const { gravacoes } = await mesa()
    const [primeira] = gravacoes as unknown as Solto[]
    const uid = String(primeira?.uid)
    const como = async (papel: string) =>
      (
        await chamarComo(c, { ...c.equipe, papeis: [papel] }, 'PUT /v1/gravacao/:uid', {
          params: { uid },
          body: { conservar: true, motivo: 'Disputa' },
        })
      ).erro?.statusCode ?? 200
    expect([await como('SAC'), await como('GerenteSAC'), await como('Leiloeiro')]).toEqual([200, 200, 403])
    const r = await daEquipe('PUT /v1/gravacao/:uid', {
      params: { uid },
      body: { conservar: true, motivo: 'Disputa' },
    })
    expect(r.erro).toBeNull()
    expect((await mesa()).gravacoes?.find).toBeDefined()
    const semArquivo = await daEquipe('GET /v1/gravacao/:uid/trecho', { params: { uid }, query: { de: 0 } })
    expect(semArquivo.erro.error).toBe('APAGADA')
  })
})

test.each([
  ['a program called MP4', Buffer.from('MZ programa'), 'ARQUIVO'],
  ['a picture called MP4', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'ARQUIVO'],
  [
    'the beginning of an MP4',
    Buffer.from('\0\0\0\u0010ftypisom\0\0\0\0\0\0\u0001\0mdat', 'latin1'),
    'ARQUIVO',
  ],
])('%s is no film of the house', async (_, bytes, codigo) => {
  const uid = await umVideo()
  const r = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), enviarAnexo, {
    params: { entidade: 'video_institucional', uid },
    body: { chaveDoPedido: randomUUID(), tipo: 'video' },
    arquivos: [{ nome: 'abertura.mp4', bytes }],
  })
  expect(r.erro).toMatchObject({ error: codigo, campos: { arquivo: expect.any(String) } })
})
test('a film of 2 GB is refused before its first byte, and who may not operate sends none', async () => {
  const uid = await umVideo()
  const comecar = (quem: Pessoa, tamanho: number) =>
    executarChamada(c.ctx(quem), comecarEnvioDeAnexo, {
      params: { entidade: 'video_institucional', uid },
      body: { nome: 'longo.mp4', tamanho, tipo: 'video', chaveDoPedido: randomUUID() },
    })
  const adm = { ...c.equipe, papeis: ['ADM'] } as Pessoa
  const grande = await comecar(adm, 2 * 1024 ** 3)
  expect(grande.status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(grande.erro)).toContain('grande demais')
  expect(JSON.stringify((await comecar(adm, 1_900_000_000)).erro)).toContain('500 MB')
  expect((await comecar(adm, 20_000_000)).erro).toBeNull()
  expect((await comecar(c.clientes[0] as Pessoa, 20_000_000)).status).toBeGreaterThanOrEqual(400)
})

test('a template is checked when it is saved', async () => {
  const salvar = (videoFilter: string) =>
    daEquipe('POST /v1/template-transmissao', { body: { nome: randomUUID(), videoFilter } })
  expect((await salvar('[in]movie=/etc/passwd[out]')).erro.campos?.videoFilter).toBeDefined()
  const bom = await salvar(
    '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0,"w":1,"h":1,"encaixe":"cobrir"}],"camadas":[]}',
  )
  expect(bom.erro).toBeNull()
})

// Destinations of a channel: what is kept of them, who may change them and when.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, type Solto } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let canalUid: string
const daEquipe = (chave: string, partes: object = {}) => chamarComo(c, c.equipe, chave, partes)
const mesa = async () =>
  (await daEquipe('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', { params: { leilaoUid: c.leilao.uid } }))
    .valor
const canal = async () => (await mesa()).canais?.[0] as Solto

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  const modelos = await daEquipe('GET /v1/template-transmissao/qb')
  const criado = await daEquipe('POST /v1/canal-transmissao', {
    body: {
      nome: 'Principal',
      disponivel: true,
      leilaoUid: c.leilao.uid,
      templateUid: modelos.valor[0]?.uid,
    },
  })
  canalUid = String(criado.valor.uid)
})
afterAll(() => c.fechar())

describe('destinations', () => {
  const body = (mudar: object = {}) => ({
    canalTransmissaoUid: canalUid,
    nome: 'YouTube',
    rede: 'YOUTUBE',
    layout: '16:9',
    urlRmtp: 'rtmp://a.rtmp.exemplo.invalid/live2',
    chave: 'abcd-efgh',
    ...mudar,
  })
  const salvar = (mudar: object = {}) => daEquipe('POST /v1/destino-transmissao', { body: body(mudar) })
  test('keep their key encrypted and never show it', async () => {
    const r = await salvar()
    expect(r.erro).toBeNull()
    const guardada = await sql<{
      chave: Buffer
    }>`select chave from destino_transmissao where uid = ${String(r.valor.uid)}`.execute(c.banco.sistema)
    expect(guardada.rows[0]?.chave.includes('abcd-efgh')).toBe(false)
    expect(JSON.stringify(await mesa())).not.toContain('abcd-efgh')
    const auditado = await sql`select 1 from auditoria where depois::text like '%abcd-efgh%'`.execute(
      c.banco.sistema,
    )
    expect(auditado.rows).toEqual([])
  })
  test('of an inner network, of another protocol, without a key and beyond three are refused', async () => {
    expect((await salvar({ nome: 'a', urlRmtp: 'rtmp://127.0.0.1/x' })).erro.campos?.urlRmtp).toContain(
      'interna',
    )
    expect((await salvar({ nome: 'b', urlRmtp: 'http://exemplo.com' })).erro.statusCode).toBe(400)
    expect((await salvar({ nome: 'c', chave: null })).erro.campos?.chave).toBeDefined()
    expect((await salvar({ nome: 'g', layout: '9:16' })).erro.campos?.layout).toContain('16:9')
    for (const nome of ['d', 'e']) expect((await salvar({ nome })).erro).toBeNull()
    expect((await salvar({ nome: 'f' })).erro.error).toBe('LIMITE')
  })
  test('are switched on and off by the desk, once each; another house knows none of them', async () => {
    const [primeiro] = (await canal()).destinos as unknown as Solto[]
    const uid = String(primeiro?.uid)
    const ligar = (ligado: unknown, quem = c.equipe, casa = c.hotsite) =>
      chamarComo(
        c,
        quem,
        'POST /v1/destino-transmissao/:uid/ligar',
        { params: { uid }, body: { ligado } },
        casa,
      )
    expect((await ligar(true, c.clientes[0] as (typeof c.clientes)[0])).erro.statusCode).toBe(403)
    expect((await ligar(true, c.equipe, c.outroHotsite)).erro.statusCode).toBe(404)
    expect((await ligar('talvez')).erro.campos).toHaveProperty('ligado')
    expect((await ligar(false)).erro.error).toBe('NAO_PODE')
  })
  test('are changed while they are off; the key stays unless another one is given', async () => {
    const [primeiro] = (await canal()).destinos as unknown as Solto[]
    const uid = String(primeiro?.uid)
    const chave = async () =>
      (
        await sql<{ chave: Buffer }>`select chave from destino_transmissao where uid = ${uid}`.execute(
          c.banco.sistema,
        )
      ).rows[0]?.chave.toString('hex')
    const situar = (s: string) =>
      sql`update destino_transmissao set situacao = ${s} where uid = ${uid}`.execute(c.banco.sistema)
    const antes = await chave()
    const novo = { uid, nome: 'YouTube da casa', urlRmtp: 'rtmp://b.rtmp.exemplo.invalid/live2' }
    const versao = Number(primeiro?.versao)
    expect((await salvar({ ...novo, versao, chave: null })).erro).toBeNull()
    expect(((await canal()).destinos as unknown as Solto[])[0]).toMatchObject(novo)
    expect(await chave()).toBe(antes)
    // Another tab read it before: it is told who changed what, and nothing of it is written.
    const tarde = (await salvar({ ...novo, nome: 'Outro', versao, chave: 'tarde-demais' })).erro
    expect(tarde).toMatchObject({
      error: 'MUDOU',
      dados: { versao: versao + 1, mudancas: { nome: { depois: 'YouTube da casa' } } },
    })
    expect((await salvar({ ...novo, chave: 'sem-versao' })).erro.error).toBe('MUDOU')
    expect(await chave()).toBe(antes)
    expect((await salvar({ ...novo, versao: versao + 1, chave: 'outra-chave' })).erro).toBeNull()
    expect(await chave()).not.toBe(antes)
    for (const s of ['CONECTANDO', 'NO_AR', 'RECONECTANDO']) {
      await situar(s)
      expect((await salvar({ ...novo, versao: versao + 2, nome: 'x' })).erro.error).toBe('LIGADO')
    }
    await situar('PARADO')
    const deFora = { body: body({ ...novo, chave: null }) }
    const chamada = 'POST /v1/destino-transmissao'
    expect((await chamarComo(c, c.equipe, chamada, deFora, c.outroHotsite)).erro.statusCode).toBe(404)
  })
  test('have a name of their own in the channel', async () => {
    const { destinos } = await canal()
    const [um, dois] = destinos as unknown as Solto[]
    const repetido = {
      uid: String(dois?.uid),
      versao: Number(dois?.versao),
      nome: String(um?.nome),
      chave: null,
    }
    expect((await salvar(repetido)).erro).toMatchObject({
      error: 'CAMPOS',
      campos: { nome: 'Já existe um destino com este nome neste canal' },
    })
    expect((await salvar({ ...repetido, uid: String(um?.uid), versao: Number(um?.versao) })).erro).toBeNull()
  })
  test('end with the programme that the desk ends', async () => {
    const { destinos } = await canal()
    const [um, dois] = (destinos as unknown as Solto[]).map((d) => String(d.uid))
    const iniciada = await daEquipe('POST /v1/post-iniciar-transmissao', {
      body: {
        urlRmtp: 'rtmp://leilao.localhost/entrada',
        leilaoUid: c.leilao.uid,
        posicaoTemplate: 0,
        videoAtivo: true,
        audioAtivo: true,
      },
    })
    await sql`update destino_transmissao set situacao = 'NO_AR' where uid = ${um}`.execute(c.banco.sistema)
    const ordens: object[] = []
    const ordenar = vi.spyOn(c.servicos.midia, 'ordenar').mockImplementation((o) => void ordens.push(o))
    await daEquipe('POST /v1/transmissao/:uid/encerrar', { params: { uid: iniciada.valor.uid } })
    ordenar.mockRestore()
    const agora = (await canal()).destinos as unknown as Solto[]
    expect(agora.map((d) => [String(d.uid), d.situacao]).slice(0, 2)).toEqual([
      [um, 'ENCERRADO'],
      [dois, 'PARADO'],
    ])
    expect(ordens.filter((o) => 't' in o && o.t === 'destino')).toEqual([
      { t: 'destino', canal: canalUid, uid: um, url: null },
    ])
  })
  test('are removed when they are off', async () => {
    const { destinos } = await canal()
    const [primeiro] = destinos as unknown as Solto[]
    const uid = String(primeiro?.uid)
    await sql`update destino_transmissao set situacao = 'NO_AR' where uid = ${uid}`.execute(c.banco.sistema)
    expect((await daEquipe('DELETE /v1/destino-transmissao/:uid', { params: { uid } })).erro.error).toBe(
      'NAO_PODE',
    )
    await sql`update destino_transmissao set situacao = 'ENCERRADO' where uid = ${uid}`.execute(
      c.banco.sistema,
    )
    expect((await daEquipe('DELETE /v1/destino-transmissao/:uid', { params: { uid } })).erro).toBeNull()
  })
})

// The screens' calls of the integrations, and the address at which parties post their notices.
import { porNaCaixa } from '../../core/mail/correio.ts'
import { randomUUID } from 'node:crypto'
import { parceirosExternos } from '@martelo/contracts/externo/parceiros-externos.contract.ts'
import { reenviarExterno } from '@martelo/contracts/externo/reenviar-externo.contract.ts'
import { registroExterno } from '@martelo/contracts/externo/registro-externo.contract.ts'
import { registrosExternos } from '@martelo/contracts/externo/registros-externos.contract.ts'
import { removerCredencialExterna } from '@martelo/contracts/externo/remover-credencial-externa.contract.ts'
import { salvarCredencialExterna } from '@martelo/contracts/externo/salvar-credencial-externa.contract.ts'
import { testarParceiroExterno } from '@martelo/contracts/externo/testar-parceiro-externo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { assinar } from '../../core/externo/assinaturas.ts'
import { tentarEnvio } from '../../core/externo/envio.ts'
import { criarAplicacao } from '../../core/http/aplicacao.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { iniciarPortadorDeSms, type PortadorSimulado } from '../../simuladores/portador-de-sms.ts'

let c: Cenario
let sim: PortadorSimulado
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
  sim = await iniciarPortadorDeSms()
})
afterAll(async () => {
  await sim.parar()
  await c.fechar()
})

const params = { parceiro: 'sms' }
const certos = () => ({ url: sim.url, token: sim.token, segredoDosAvisos: sim.segredo })
const salvar = (campos: Record<string, string>, versao: number, hotsite = c.hotsite) =>
  executarChamada(c.ctx(c.equipe, hotsite), salvarCredencialExterna, { params, body: { campos, versao } })
const cartao = async (hotsite = c.hotsite) =>
  (await executarChamada(c.ctx(c.equipe, hotsite), parceirosExternos)).valor.find((p) => p.nome === 'sms')
const lista = async (query: object = {}, hotsite = c.hotsite) =>
  (await executarChamada(c.ctx(c.equipe, hotsite), registrosExternos, { query })).valor

describe('the credential of a house', () => {
  test('is refused at its fields, with nothing saved', async () => {
    const r = await salvar({ url: 'sem endereço' }, 0)
    expect(r.status).toBe(400)
    expect(Object.keys(r.erro?.campos ?? {})).toEqual(['campos.url', 'campos.token'])
    expect(await cartao()).toMatchObject({ de: null, salvaAt: null, versao: 0 })
  })

  test('is saved, tested, never told again, and not seen by another house', async () => {
    const r = await salvar(certos(), 0)
    expect(r.valor).toMatchObject({ de: 'casa', salvaPor: c.equipe.nome, versao: 1 })
    expect(JSON.stringify(r.valor) + JSON.stringify(await cartao())).not.toContain(sim.token)
    const teste = await executarChamada(c.ctx(c.equipe), testarParceiroExterno, { params })
    expect(teste.valor).toEqual({ ok: true, mensagem: 'O portador respondeu: restam 1000 mensagens.' })
    expect(await cartao()).toMatchObject({ testeErro: null, respondidos: 1 })
    expect(await cartao(c.outroHotsite)).toMatchObject({ de: null, salvaAt: null, respondidos: 0 })
    const { rows } = await sql<{
      depois: object
    }>`select depois from auditoria where entidade = 'integracao'`.execute(c.banco.sistema)
    expect(rows).toEqual([{ depois: { url: sim.url, token: 'trocado', segredoDosAvisos: 'trocado' } }])
  })

  test('two people: the second one is told and loses nothing', async () => {
    const r = await salvar(certos(), 0)
    expect(r).toMatchObject({ status: 409, erro: { error: 'JA_MUDOU' } })
  })

  test('an empty secret stays; with another address it must be given anew', async () => {
    expect((await salvar({ url: sim.url, token: '' }, 1)).status).toBe(200)
    expect((await executarChamada(c.ctx(c.equipe), testarParceiroExterno, { params })).valor.ok).toBe(true)
    const r = await salvar({ url: 'http://127.0.0.1:9', token: '' }, 2)
    expect(r.erro?.campos).toMatchObject({ 'campos.token': 'O endereço mudou: informe de novo' })
  })

  test.each([
    ['a refused token', { token: 'outro' }, 'Credencial recusada (401).'],
    [
      'no one there',
      { url: 'http://127.0.0.1:9', token: 'x', segredoDosAvisos: 'y' },
      'Parceiro inalcançável.',
    ],
  ])('a test says what is wrong: %s', async (_, mudar, mensagem) => {
    const versao = (await cartao())?.versao ?? 0
    expect((await salvar({ ...certos(), ...mudar }, versao)).status).toBe(200)
    const teste = await executarChamada(c.ctx(c.equipe), testarParceiroExterno, { params })
    expect(teste.valor).toEqual({ ok: false, mensagem })
    expect((await cartao())?.testeErro).toBe(mensagem)
  })

  test('only administration and IT come near', async () => {
    const sac = { ...c.equipe, papeis: ['SAC'] }
    for (const contrato of [parceirosExternos, registrosExternos])
      expect((await executarChamada(c.ctx(sac), contrato)).status).toBe(403)
    expect((await executarChamada(c.ctx(sac), testarParceiroExterno, { params })).status).toBe(403)
    const ti = { ...c.equipe, papeis: ['Interno - Desenvolvimento TI'] }
    expect((await executarChamada(c.ctx(ti), parceirosExternos)).status).toBe(200)
  })

  test('removed, it is gone', async () => {
    expect((await executarChamada(c.ctx(c.equipe), removerCredencialExterna, { params })).valor.de).toBeNull()
    expect((await executarChamada(c.ctx(c.equipe), removerCredencialExterna, { params })).status).toBe(404)
    await salvar(certos(), 0)
  })
})

describe('the log', () => {
  const mandar = async (texto: string) => {
    const id = await c.banco.doHotsite(c.hotsite.id, (tx) =>
      porNaCaixa(tx, c.hotsite.id, {
        canal: 'sms',
        para: '(11) 99999-0000',
        assunto: '',
        texto,
      }),
    )
    const { uid } = await c.banco.sistema
      .selectFrom('caixaPostal')
      .select('uid')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const e = await c.banco.sistema
      .selectFrom('externoEnvio')
      .select('id')
      .where('objetoUid', '=', uid)
      .executeTakeFirstOrThrow()
    return { uid, envio: e.id }
  }

  test('is found by object, party, outcome, day and word; other houses find nothing', async () => {
    const { uid, envio } = await mandar('Seu código é 445566')
    expect(await tentarEnvio(c.servicos.externo, envio, 0.5)).toBe('entregue')
    const hoje = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
    for (const q of [
      { busca: uid },
      { busca: uid, parceiro: 'sms', sentido: 'saida', desfecho: 'ok', de: hoje, ate: hoje },
    ])
      expect(await lista(q)).toMatchObject([
        { operacao: 'enviar', objetoUid: uid, envioSituacao: 'entregue', parceiroTitulo: 'SMS' },
      ])
    expect(await lista({ busca: uid, desfecho: 'falhas' })).toEqual([])
    expect(await lista({ busca: uid, ate: '2020-01-01' })).toEqual([])
    expect(await lista({}, c.outroHotsite)).toEqual([])
    const [l] = await lista({ busca: uid })
    const inteiro = await executarChamada(c.ctx(c.equipe), registroExterno, { params: { uid: l?.uid } })
    expect(inteiro.valor.pedidoCorpo).toContain(uid)
    for (const s of ['445566', '999990000', sim.token]) expect(JSON.stringify(inteiro.valor)).not.toContain(s)
    const alheio = await executarChamada(c.ctx(c.equipe, c.outroHotsite), registroExterno, {
      params: { uid: l?.uid },
    })
    expect(alheio.status).toBe(404)
  })

  test('what was refused is found among what waits for a person, and sent again once', async () => {
    sim.controle.modo = 'recusa'
    const { uid, envio } = await mandar('recusada')
    expect(await tentarEnvio(c.servicos.externo, envio, 0.5)).toBe('recusado')
    sim.controle.modo = 'normal'
    const [l] = await lista({ busca: uid, desfecho: 'parados' })
    expect(l).toMatchObject({ envioSituacao: 'recusado', desfechoRotulo: 'Recusado pelo parceiro' })
    const p = { params: { uid: l?.uid } }
    expect((await executarChamada(c.ctx(c.equipe, c.outroHotsite), reenviarExterno, p)).status).toBe(404)
    const dois = await Promise.all([1, 2].map(() => executarChamada(c.ctx(c.equipe), reenviarExterno, p)))
    expect(dois.map((d) => d.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await tentarEnvio(c.servicos.externo, envio, 0.5)).toBe('entregue')
    expect(await lista({ busca: uid, desfecho: 'parados' })).toEqual([])
  })

  test('a request that a person waited for cannot be sent again', async () => {
    const saldo = (await lista({ busca: 'saldo' }))[0]
    const r = await executarChamada(c.ctx(c.equipe), reenviarExterno, { params: { uid: saldo?.uid } })
    expect(r.erro?.message).toMatch(/feito na hora/)
  })
})

test('a notice over HTTP: the bytes are what is signed; forged, old and unknown ones are refused', async () => {
  let tratar: ((q: never, r: never) => void) | undefined
  const { createServer } = await import('node:http')
  const servidor = createServer((q, r) => tratar?.(q as never, r as never))
  const app = await criarAplicacao(
    c.servicos,
    (h) => {
      tratar = h as never
      return servidor
    },
    () => undefined,
  )
  await app.ready()
  const { uid } = await c.banco.sistema
    .insertInto('caixaPostal')
    .values({ hotId: c.hotsite.id, canal: 'sms', para: 'x', assunto: '', texto: 't' })
    .returning('uid')
    .executeTakeFirstOrThrow()
  // Spaces that a parser would lose.
  const corpo = Buffer.from(`{ "referencia" : "${uid}",  "situacao":"ENTREGUE" }`)
  const postar = (o: { instante?: number; segredo?: string; parceiro?: string; host?: string } = {}) => {
    const instante = String(o.instante ?? Math.floor(Date.now() / 1000))
    return app.inject({
      method: 'POST',
      url: `/v1/externo/${o.parceiro ?? 'sms'}/avisos`,
      headers: {
        host: o.host ?? 'leilao.localhost',
        'content-type': 'application/json',
        'x-assinatura': assinar(o.segredo ?? sim.segredo, instante, corpo),
        'x-instante': instante,
        'x-aviso-id': 'um',
      },
      payload: corpo,
    })
  }
  const agora = Math.floor(Date.now() / 1000)
  const casos: readonly (readonly [Parameters<typeof postar>[0], number])[] = [
    [{ segredo: randomUUID() }, 401],
    [{ instante: agora - 900 }, 401],
    [{ parceiro: 'nenhum' }, 404],
    // Its secret is of the first house; the second has none.
    [{ host: 'loja.localhost' }, 404],
    [{}, 200],
    [{}, 200],
  ]
  for (const [o, status] of casos) expect((await postar(o)).statusCode, JSON.stringify(o)).toBe(status)
  expect(await lista({ sentido: 'entrada', desfecho: 'repetido' })).toHaveLength(1)
  expect(await lista({ sentido: 'entrada', desfecho: 'falhas' })).toHaveLength(2)
  await app.close()
})

// Questions to the registry of persons through its simulator: what it said, who may ask, what is noted, its faults.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { iniciarProcob, type ProcobSimulada } from '../../simuladores/registro-procob.ts'
import { validacoesDoLote } from '../validacoes/door.ts'
import { PROCOB } from './procob.integration.ts'

let c: Cenario
let sim: ProcobSimulada
let esquecer: () => void

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1 })
  sim = await iniciarProcob({ semente: 3 })
  esquecer = c.servicos.externo.usarPlataforma(PROCOB, {
    url: sim.url,
    usuario: sim.usuario,
    senha: sim.senha,
  })
})
afterAll(async () => {
  esquecer()
  await sim.parar()
  await c.fechar()
})

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const documento = (i: number, cpf: string) =>
  sql`update cliente set cpf = ${cpf} where id = ${cliente(i).cliId}`.execute(c.banco.sistema)
const consultar = (i: number, mudar: object = {}, p = com('Acerto'), h = c.hotsite) =>
  chamarComo(
    c,
    p,
    'POST /v1/procob/consultas',
    {
      body: {
        cliUid: cliente(i).cliUid,
        lelUid: c.lotes[0]?.uid,
        tipo: 'CADASTRO',
        baseLegal: 'CONTRATO',
        finalidade: 'Conferir o arrematante',
        ...mudar,
      },
    },
    h,
  )
const validacoes = async (i: number) =>
  (
    await sql<{ tipo: string; resultado: string; procobUid: string }>`
      select tipo_validacao as tipo, resultado, procob_uid from validacao where cli_id = ${cliente(i).cliId} order by id`.execute(
      c.banco.sistema,
    )
  ).rows

test('only few may ask, for a reason, and of their own house’s clients', async () => {
  for (const papel of ['Leilão', 'MKT', 'Despachante'])
    expect((await consultar(0, {}, com(papel))).erro).toMatchObject({ statusCode: 403 })
  expect((await consultar(0, { finalidade: ' ' })).erro).toMatchObject({ statusCode: 400 })
  expect((await consultar(0, {}, com('ADM'), c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect(sim.perguntas.size).toBe(0)
})

test('the answer is the lot’s validation, names its record, and what was answered stays', async () => {
  await documento(0, '11144477735')
  sim.nomes.set('11144477735', cliente(0).nome.toUpperCase())
  const r = (await consultar(0)).valor
  expect(r).toMatchObject({ resultado: 'Autorizado', motivos: [] })
  expect(await validacoes(0)).toEqual([{ tipo: 'Procob', resultado: 'Autorizado', procobUid: r['uid'] }])
  expect((await consultar(0, { tipo: 'INSCRICAO_ESTADUAL' })).valor).toMatchObject({
    resultado: 'Divergente',
    motivos: ['Nenhuma inscrição estadual ativa.'],
  })
  sim.nomes.set('11144477735', 'OUTRO NOME')
  expect((await consultar(0)).valor).toMatchObject({ resultado: 'Divergente' })
  expect((await validacoes(0)).map((v) => [v.tipo, v.resultado])).toEqual([
    ['Procob', 'Autorizado'],
    ['Procob_Inscricao_Estadual', 'Divergente'],
  ])
  expect((await consultar(0, { lelUid: null })).valor['validacaoUid']).toBeNull()
  // The answer stays, but it is seen that the registry says otherwise since; the house was told each time, once a lot.
  const desteLote = await c.banco.doHotsite(c.hotsite.id, (tx) =>
    validacoesDoLote(tx, c.hotsite.id, c.lotes[0]?.id ?? 0),
  )
  expect(desteLote.map((v) => [v.tipoValidacao, v.resultado, v.consultaResultado])).toEqual(
    expect.arrayContaining([
      ['Procob', 'Autorizado', 'Divergente'],
      ['Procob_Inscricao_Estadual', 'Divergente', null],
    ]),
  )
  // Why the registry disagrees stands beside the answer, for those who may read its reports.
  const acompanhado = async (papel: string) =>
    (
      await chamarComo(c, com(papel), 'GET /v1/leiloes/backoffice-acompanhar-leilao/:id', {
        params: { id: c.leilao.uid },
      })
    ).valor['lotes']?.[0]?.['validacoes']
  const motivos = async (papel: string) =>
    JSON.stringify(Object.values((await acompanhado(papel)) ?? {}).map((v) => [v['resultado'], v['motivos']]))
  expect(await motivos('GerenteSAC')).toContain('["Divergente",["Nenhuma inscrição estadual ativa."]]')
  expect(await motivos('GerenteSAC')).toContain('["Autorizado",[]]')
  expect(await motivos('SAC')).not.toContain('Nenhuma inscrição')
  const avisos = await sql<{ n: number }>`
    select count(distinct chave)::int as n from aviso where tipo = 'equipe-consulta-divergente'`.execute(
    c.banco.sistema,
  )
  expect(avisos.rows).toEqual([{ n: 2 }])
  const lista = (papel: string) =>
    chamarComo(c, com(papel), 'GET /v1/procob/consultas', { query: { cliUid: cliente(0).cliUid } })
  expect((await lista('GerenteSAC')).valor).toHaveLength(4)
  // Customer service asks about a lot's leader, and reads no earlier answers.
  expect((await consultar(0, {}, com('SAC'))).erro).toBeNull()
  expect((await lista('SAC')).erro).toMatchObject({ statusCode: 403 })
})

test('its report is opened by few, and each opening is noted; the number is masked', async () => {
  const uid = (await consultar(0)).valor['uid']
  const laudo = (p: Pessoa | null, h = c.hotsite) =>
    chamarComo(
      c,
      p,
      'GET /v1/documentos/:tipo/:chave',
      { params: { tipo: 'laudoProcob', chave: String(uid) } },
      h,
    )
  const lido = JSON.stringify((await laudo(com('GerenteAcerto'))).valor)
  expect(lido).toContain('Execução de contrato')
  expect(lido).toContain('Conferir o arrematante')
  expect(lido).not.toContain('11144477735')
  for (const p of [com('SAC'), cliente(0), null]) expect((await laudo(p)).erro).not.toBeNull()
  expect((await laudo(com('ADM'), c.outroHotsite)).erro).toMatchObject({ statusCode: 404 })
  const notas = await sql<{
    n: number
  }>`select count(*)::int as n from auditoria where acao = 'abrirLaudoProcob'`.execute(c.banco.sistema)
  expect(notas.rows[0]?.n).toBe(1)
})

test('the log names no partner, and shows what was asked of the registry to those alone who may open its reports', async () => {
  await documento(0, '11144477735')
  sim.nomes.set('11144477735', 'OFICINA CENTRAL LTDA')
  sim.socios.set('11144477735', ['ASDRUBAL FIGUEIREDO'])
  const uid = (await consultar(0)).valor['uid']
  const laudo = await chamarComo(c, com('ADM'), 'GET /v1/documentos/:tipo/:chave', {
    params: { tipo: 'laudoProcob', chave: String(uid) },
  })
  expect(JSON.stringify(laudo.valor)).toContain('ASDRUBAL FIGUEIREDO')
  const logs = async (papel: string, query: object = {}) =>
    (await chamarComo(c, com(papel), 'GET /v1/comitente-integracao/logs/find/qb', { query }))
      .valor as unknown as {
      integradora: string
      response: string | null
    }[]
  const vistos = await logs('ADM', { integradora: 'Procob' })
  expect(vistos.some((l) => l.response?.includes('socios'))).toBe(true)
  expect(JSON.stringify(vistos)).not.toMatch(/ASDRUBAL|FIGUEIREDO|OFICINA CENTRAL/)
  for (const papel of ['SAC', 'Leilão', 'Remoção', 'Interno - Desenvolvimento TI'])
    for (const query of [{}, { integradora: 'Procob' }])
      expect((await logs(papel, query)).some((l) => l.integradora === 'Procob')).toBe(false)
  expect((await logs('GerenteSAC')).some((l) => l.integradora === 'Procob')).toBe(true)
})

test('no word is no authorisation: a code, an outage, an expired password, and nothing is asked twice', async () => {
  await documento(1, '52998224709')
  expect((await consultar(1)).valor).toMatchObject({ resultado: 'Falha' })
  await documento(1, '52998224725')
  sim.faltas.erro = 100
  const antes = sim.perguntas.get('52998224725') ?? 0
  expect((await consultar(1)).erro).toMatchObject({ error: 'FORA_DO_AR' })
  sim.faltas.erro = 0
  expect(sim.perguntas.get('52998224725') ?? 0).toBe(antes)
  esquecer()
  esquecer = c.servicos.externo.usarPlataforma(PROCOB, { url: sim.url, usuario: 'casa', senha: 'velha' })
  expect((await consultar(1)).erro).toMatchObject({ error: 'FORA_DO_AR' })
  esquecer()
  expect((await consultar(1)).erro).toMatchObject({ error: 'SEM_INTEGRACAO' })
  esquecer = () => undefined
  // What is logged of the traffic names no one.
  const log = await sql`select * from externo_registro where parceiro = 'procob'`.execute(c.banco.sistema)
  expect(log.rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(log.rows)).not.toMatch(/52998224725|11144477735/)
})

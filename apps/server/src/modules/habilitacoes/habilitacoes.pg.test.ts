import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { reavaliarDoCliente } from './reavaliar-habilitacoes.job.ts'
import { chamarComo, type PartesDeTeste } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario()
})
afterAll(() => c.fechar())

const chamar = (pessoa: Pessoa | null, chave: string, partes?: PartesDeTeste, hotsite = c.hotsite) =>
  chamarComo(c, pessoa, chave, partes, hotsite)
const darLance = (pessoa: Pessoa, lote: LoteDoCenario, valor: number) =>
  chamar(pessoa, 'POST /v1/leilao/lotes/:lelUid/lances', {
    params: { lelUid: lote.uid },
    body: { valor, chaveDoPedido: randomUUID() },
  })

const semHabilitacao = async () => {
  const cli = await c.novoCliente()
  await c.banco.sistema.deleteFrom('habilitacao').where('cliId', '=', cli.cliId).execute()
  return cli
}
const tipo = (t: string) =>
  c.banco.sistema.updateTable('leilao').set({ tipoHabilitacao: t }).where('id', '=', c.leilao.id).execute()
const habilitar = (p: Pessoa) =>
  chamar(p, 'POST /v1/leilao/:leiUid/habilitar', {
    params: { leiUid: c.leilao.uid },
    body: { aceitoRegulamento: true },
  })
const estou = async (p: Pessoa) =>
  (await chamar(p, 'GET /v1/cliente/estou-habilitado', { query: { leiUid: c.leilao.uid } })).valor

test('at once where it is automatic: then the bid goes through', async () => {
  await tipo('AUTOMATICA')
  const cli = await semHabilitacao()
  const lote = await c.novoLote()
  expect(await estou(cli)).toMatchObject({ habilitado: false, situacao: null, podePedir: true })
  const { erro } = await darLance(cli, lote, 1_000_00)
  expect(erro).toMatchObject({ statusCode: 403, error: 'sem-habilitacao' })
  expect((await habilitar(cli)).valor).toMatchObject({ habilitado: true, situacao: 'APROVADA' })
  expect((await darLance(cli, lote, 1_000_00)).valor.situacao).toBe('vencendo')
  expect(
    (await chamar(cli, 'POST /v1/leilao/:leiUid/habilitar', { params: { leiUid: c.leilao.uid }, body: {} }))
      .erro.statusCode,
  ).toBe(400)
})

test('with documents: it follows them, both ways', async () => {
  await tipo('POR_DOCUMENTO')
  const cli = await semHabilitacao()
  const documentos = async (s: string) => {
    await c.banco.sistema
      .updateTable('cliente')
      .set({ documentoSituacao: s })
      .where('id', '=', cli.cliId)
      .execute()
    await reavaliarDoCliente(c.servicos, cli.cliId)
  }
  await documentos('Aguardando Validação')
  expect((await habilitar(cli)).valor).toMatchObject({
    habilitado: false,
    situacao: 'EM_ANALISE',
    aviso: expect.stringContaining('documentos'),
  })
  const tarefa = await c.banco.poolSistema.query(`select 1 from graphile_worker.jobs where key = $1`, [
    `reavaliar-habilitacoes-${cli.cliId}`,
  ])
  await documentos('Aprovado')
  expect(tarefa.rowCount).toBe(0)
  expect(
    (
      await c.banco.poolSistema.query(`select 1 from graphile_worker.jobs where key = $1`, [
        `reavaliar-habilitacoes-${cli.cliId}`,
      ])
    ).rowCount,
  ).toBe(1)
  expect((await estou(cli)).habilitado).toBe(true)
  await documentos('Divergente')
  expect((await estou(cli)).situacao).toBe('EM_ANALISE')
})

test('by hand: staff decides, with the version it read', async () => {
  await tipo('MANUAL')
  const cli = await semHabilitacao()
  expect((await habilitar(cli)).valor.situacao).toBe('EM_ANALISE')
  const [h] = (await chamar(c.equipe, 'GET /v1/leilao/habilitacoes', { query: { cliUid: cli.cliUid } })).valor
  expect(h).toMatchObject({ situacao: 'EM_ANALISE', podeAprovar: true, podeRevogar: false })
  const decidir = (body: object, p: Pessoa = c.equipe) =>
    chamar(p, 'PUT /v1/leilao/habilitacoes/:uid', { params: { uid: h?.uid }, body })
  expect((await decidir({ decisao: 'aprovar', versao: 99 })).erro).toMatchObject({
    error: 'MUDOU',
    dados: { versao: h?.versao, mudancas: {} },
  })
  expect((await decidir({ decisao: 'aprovar', versao: h?.versao }, cli)).erro.statusCode).toBe(403)
  expect((await decidir({ decisao: 'reprovar', versao: h?.versao })).erro).toMatchObject({
    error: 'NAO_PODE',
    message: 'Informe o motivo.',
  })
  expect((await decidir({ decisao: 'aprovar', versao: h?.versao })).valor.situacao).toBe('APROVADA')
  expect((await estou(cli)).habilitado).toBe(true)
  expect(
    (await chamar(c.equipe, 'GET /v1/leilao/habilitacoes', { query: { cliUid: cli.cliUid } }, c.outroHotsite))
      .valor,
  ).toEqual([])
})

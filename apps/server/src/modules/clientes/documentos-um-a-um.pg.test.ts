// Documents are judged one by one, front and back and partners' too; what was right is not asked for again.
import { enviarDocumento } from '@martelo/contracts/clientes/enviar-documento.contract.ts'
import { enviarDocumentoDoSocio } from '@martelo/contracts/clientes/enviar-documento-do-socio.contract.ts'
import { incluirMeuSocio } from '@martelo/contracts/clientes/incluir-meu-socio.contract.ts'
import { meusDocumentos } from '@martelo/contracts/clientes/meus-documentos.contract.ts'
import { meusSocios } from '@martelo/contracts/clientes/meus-socios.contract.ts'
import { validarDocumentos } from '@martelo/contracts/clientes/validar-documentos.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let eu: ClienteDoCenario
let cor = 0

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())
beforeEach(async () => {
  eu = await c.novoCliente()
  await sql`update cliente set documento_situacao = 'Cadastrado' where id = ${eu.cliId}`.execute(
    c.banco.sistema,
  )
})

const arquivos = async () => [
  {
    nome: 'papel.jpg',
    bytes: await sharp({
      create: { width: 60, height: 40, channels: 3, background: { r: (cor += 1), g: 9, b: 9 } },
    })
      .jpeg()
      .toBuffer(),
  },
]
const enviar = async (tipo: string) =>
  (await executarChamada(c.ctx(eu), enviarDocumento, { body: { tipo }, arquivos: await arquivos() })).valor
const meus = async () => (await executarChamada(c.ctx(eu), meusDocumentos)).valor
const uidDe = async (tipo: string) => (await meus()).documentos.find((d) => d.tipo === tipo)?.uid ?? 'nenhum'
const julgar = async (body: object) => {
  const { rows } = await sql<{ versao: number }>`select versao from cliente where id = ${eu.cliId}`.execute(
    c.banco.sistema,
  )
  return executarChamada(c.ctx(c.equipe), validarDocumentos, {
    params: { id: eu.cliId },
    body: { ...body, versao: rows[0]?.versao },
  })
}
const situacoes = async () =>
  Object.fromEntries((await meus()).documentos.map((d) => [d.tipo, [d.situacao, d.motivo]]))

test('front and back have reasons of their own; what was right stays, and only the wrong one is sent again', async () => {
  expect((await meus()).opcionais.map((o) => o.tipo)).toEqual(['IDENTIDADE_VERSO'])
  await enviar('IDENTIDADE_VERSO')
  await enviar('IDENTIDADE')
  expect((await enviar('COMPROVANTE_ENDERECO')).documentoSituacao).toBe('Aguardando Validação')
  const r = await julgar({
    resultado: 'Divergente',
    divergentes: [
      { documentoUid: await uidDe('IDENTIDADE_VERSO'), motivo: 'Verso fora de foco' },
      { documentoUid: await uidDe('COMPROVANTE_ENDERECO'), motivo: 'Mais de 90 dias' },
    ],
  })
  expect(r.valor.documentoSituacao).toBe('Divergente')
  expect(await situacoes()).toEqual({
    IDENTIDADE: ['Aprovado', null],
    IDENTIDADE_VERSO: ['Divergente', 'Verso fora de foco'],
    COMPROVANTE_ENDERECO: ['Divergente', 'Mais de 90 dias'],
  })
  const carta = await sql<{
    texto: string
  }>`select texto from caixa_postal where texto like '%Mais de 90 dias%'`.execute(c.banco.sistema)
  expect(carta.rows[0]?.texto).toContain('Verso do documento de identidade: Verso fora de foco')
  await enviar('IDENTIDADE_VERSO')
  expect((await enviar('COMPROVANTE_ENDERECO')).documentoSituacao).toBe('Aguardando Validação')
  expect((await julgar({ resultado: 'Aprovado' })).valor.documentoSituacao).toBe('Aprovado')
  expect(Object.values(await situacoes())).toEqual(Array.from({ length: 3 }, () => ['Aprovado', null]))
})

test('what is replaced or of another client is not judged, and nothing is written then', async () => {
  await enviar('IDENTIDADE')
  const velho = await uidDe('IDENTIDADE')
  await enviar('IDENTIDADE')
  await enviar('COMPROVANTE_ENDERECO')
  const r = await julgar({
    resultado: 'Divergente',
    divergentes: [
      { documentoUid: await uidDe('COMPROVANTE_ENDERECO'), motivo: 'Cortado' },
      { documentoUid: velho, motivo: 'Cortado' },
    ],
  })
  expect(r).toMatchObject({ status: 404, erro: { error: 'NAO_ENCONTRADO' } })
  expect(Object.values(await situacoes())).toEqual(
    Array.from({ length: 2 }, () => ['Aguardando Validação', null]),
  )
})

test('a partner’s document is judged beside the company’s own; sent again, the validation goes on', async () => {
  await sql`update cliente set cnpj = '11222333000181' where id = ${eu.cliId}`.execute(c.banco.sistema)
  await executarChamada(c.ctx(eu), incluirMeuSocio, {
    body: { nome: 'Rita Alves', documento: '52998224725', participacao: 60, administrador: true },
  })
  const socio = async () => (await executarChamada(c.ctx(eu), meusSocios)).valor.socios[0]
  const papel = async () =>
    executarChamada(c.ctx(eu), enviarDocumentoDoSocio, {
      params: { uid: (await socio())?.uid },
      arquivos: await arquivos(),
    })
  await papel()
  for (const tipo of ['CONTRATO_SOCIAL', 'CARTAO_CNPJ', 'IDENTIDADE_REPRESENTANTE']) await enviar(tipo)
  const documentoUid = (await socio())?.documentos[0]?.uid ?? ''
  const divergentes = [{ documentoUid, motivo: 'Documento vencido' }]
  expect((await julgar({ resultado: 'Divergente', divergentes })).valor.documentoSituacao).toBe('Divergente')
  expect((await socio())?.documentos[0]).toMatchObject({
    situacao: 'Divergente',
    motivo: 'Documento vencido',
  })
  // The company's own papers are right: none of them begins the validation anew.
  expect(Object.values(await situacoes())).toEqual(Array.from({ length: 3 }, () => ['Aprovado', null]))
  expect((await enviar('CARTAO_CNPJ')).documentoSituacao).toBe('Divergente')
  await papel()
  expect((await meus()).documentoSituacao).toBe('Aguardando Validação')
  expect((await julgar({ resultado: 'Aprovado' })).valor.documentoSituacao).toBe('Aprovado')
  expect((await socio())?.documentos[0]?.situacao).toBe('Aprovado')
})

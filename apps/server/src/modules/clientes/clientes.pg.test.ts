import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { executar } from '../../core/http/executar.ts'
import { type ArquivoRecebido, tratadores } from '../../core/http/handle.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let sac: Pessoa

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario()
  sac = { ...c.equipe, papeis: ['SAC'] }
})
afterAll(() => c.fechar())

async function chamar(
  chave: string,
  ctx: Ctx,
  entrada: { params?: unknown; query?: unknown; body?: unknown; arquivos?: ArquivoRecebido[] } = {},
) {
  const t = tratadores.get(chave)
  if (t === undefined) throw new Error(`no handler for ${chave}`)
  const r = await executar(
    t,
    ctx,
    {
      params: entrada.params ?? {},
      query: entrada.query ?? {},
      body: entrada.body ?? {},
      arquivos: entrada.arquivos ?? [],
    },
    false,
  )
  return r.ok
    ? { status: 200, valor: ('valor' in r ? r.valor : {}) as Record<string, never> }
    : { status: r.erro.statusCode, valor: r.erro as unknown as Record<string, never> }
}

const FORMULARIO = {
  documento: '529.982.247-25',
  nome: 'Joana Prates',
  dataNascimento: '1990-05-01',
  email: 'joana@teste.com.br',
  telefone: '(11) 98765-4321',
  apelido: 'JoPrates',
  senha: 'segredo1',
  confirmacaoSenha: 'segredo1',
  aceitaTermos: true,
}

async function comoNovoCliente(formulario: object): Promise<Ctx> {
  const r = await chamar('POST /v1/cliente/cadastrar', c.ctx(null), { body: formulario })
  expect(r.status).toBe(200)
  const sessao = await c.servicos.tokens.conferir(
    c.hotsite.id,
    String((r.valor as { token?: string }).token),
    Date.now(),
  )
  return { ...c.ctx(null), sessao }
}

async function codigoPara(destino: string): Promise<string> {
  const m = await c.banco.sistema
    .selectFrom('caixaPostal')
    .select('texto')
    .where('para', '=', destino)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(m.texto)?.[0] ?? ''
}

const foto = async (): Promise<ArquivoRecebido> => ({
  campo: 'arquivo',
  nome: 'cnh.jpg',
  bytes: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer(),
})

test('a person signs up, confirms mail and phone, sends documents; the house finds a divergence, then approves', async () => {
  const ctx = await comoNovoCliente(FORMULARIO)
  for (const [canal, destino] of [
    ['email', 'joana@teste.com.br'],
    ['telefone', '+5511987654321'],
  ] as const) {
    const errado = await chamar('POST /v1/cliente/confirmacoes/confirmar-codigo', ctx, {
      body: { canal, codigo: '000000' },
    })
    expect(errado.status).toBe(400)
    const certo = await chamar('POST /v1/cliente/confirmacoes/confirmar-codigo', ctx, {
      body: { canal, codigo: await codigoPara(destino) },
    })
    expect(certo.status).toBe(200)
  }
  const situacao = await chamar('POST /v1/cliente/confirmacoes/consultar-situacao', ctx)
  expect(situacao.valor).toMatchObject({
    emailOk: true,
    telefoneOk: true,
    documentosOk: false,
    documentoSituacao: 'Cadastrado',
  })

  const lixo = await chamar('POST /v1/cliente/documentos', ctx, {
    body: { tipo: 'IDENTIDADE' },
    arquivos: [{ campo: 'arquivo', nome: 'cnh.pdf', bytes: Buffer.from('MZ isto não é um documento') }],
  })
  expect(lixo.status).toBe(400)
  expect(lixo.valor).toHaveProperty('campos.arquivo')
  await chamar('POST /v1/cliente/documentos', ctx, { body: { tipo: 'IDENTIDADE' }, arquivos: [await foto()] })
  const enviados = await chamar('POST /v1/cliente/documentos', ctx, {
    body: { tipo: 'COMPROVANTE_ENDERECO' },
    arquivos: [await foto()],
  })
  expect(enviados.valor).toMatchObject({ documentoSituacao: 'Aguardando Validação' })

  const params = { id: ctx.sessao?.cliId }
  const ficha = await chamar('GET /v1/clientes/:id', c.ctx(sac), { params })
  expect(ficha.valor).toMatchObject({ nome: 'Joana Prates', pode: { aprovar: null, divergir: null } })
  const { versao } = ficha.valor as unknown as { versao: number }
  const semMotivo = await chamar('PUT /v1/clientes/:id/documentos', c.ctx(sac), {
    params,
    body: { resultado: 'Divergente', versao },
  })
  expect(semMotivo.status).toBe(409)
  const divergente = await chamar('PUT /v1/clientes/:id/documentos', c.ctx(sac), {
    params,
    body: { resultado: 'Divergente', motivo: 'Foto cortada', versao },
  })
  expect(divergente.valor).toMatchObject({ documentoSituacao: 'Divergente' })
  // Somebody who still has the earlier version is told, and nothing is written.
  const atrasado = await chamar('PUT /v1/clientes/:id/documentos', c.ctx(sac), {
    params,
    body: { resultado: 'Aprovado', versao },
  })
  expect(atrasado).toMatchObject({ status: 409, valor: { error: 'MUDOU' } })

  await chamar('POST /v1/cliente/documentos', ctx, { body: { tipo: 'IDENTIDADE' }, arquivos: [await foto()] })
  await chamar('POST /v1/cliente/documentos', ctx, {
    body: { tipo: 'COMPROVANTE_ENDERECO' },
    arquivos: [await foto()],
  })
  const nova = (await chamar('GET /v1/clientes/:id', c.ctx(sac), { params })).valor as unknown as {
    versao: number
  }
  const aprovado = await chamar('PUT /v1/clientes/:id/documentos', c.ctx(sac), {
    params,
    body: { resultado: 'Aprovado', versao: nova.versao },
  })
  expect(aprovado.valor).toMatchObject({ documentoSituacao: 'Aprovado' })
  const trilha = await c.banco.sistema
    .selectFrom('auditoria')
    .select('acao')
    .where('entidade', '=', 'cliente')
    .where('entidadeUid', '=', ctx.sessao?.cliUid ?? '')
    .orderBy('id')
    .execute()
  expect(trilha.map((a) => a.acao)).toEqual(
    expect.arrayContaining([
      'cadastrar',
      'confirmarEmail',
      'confirmarTelefone',
      'enviarDocumento',
      'divergirDocumentos',
      'aprovarDocumentos',
    ]),
  )
})

test('a company signs up with an alphanumeric CNPJ', async () => {
  const ctx = await comoNovoCliente({
    ...FORMULARIO,
    documento: '12.ABC.345/01DE-35',
    nome: 'Comércio Alfa Ltda.',
    responsavelNome: 'Rita Alves',
    email: 'alfa@teste.com.br',
    apelido: 'AlfaComercio',
  })
  const r = await chamar('GET /v1/cliente/infos', ctx)
  expect(r.valor).toMatchObject({
    cnpj: '12ABC34501DE35',
    razaoSocial: 'Comércio Alfa Ltda.',
    natureza: 'Juridica',
  })
})

test('what is taken or wrong is said at its field', async () => {
  const repetido = await chamar('POST /v1/cliente/cadastrar', c.ctx(null), { body: FORMULARIO })
  expect(repetido.status).toBe(409)
  expect(Object.keys((repetido.valor as unknown as { campos: object }).campos).sort()).toEqual([
    'apelido',
    'documento',
    'email',
  ])
  const ruim = await chamar('POST /v1/cliente/cadastrar', c.ctx(null), {
    body: { ...FORMULARIO, documento: '111.111.111-11', telefone: '123', aceitaTermos: false },
  })
  expect(ruim.status).toBe(400)
  expect(Object.keys((ruim.valor as unknown as { campos: object }).campos).sort()).toEqual([
    'aceitaTermos',
    'documento',
    'telefone',
  ])
})

test('a code is bound to what it was sent to', async () => {
  const ctx = await comoNovoCliente({
    ...FORMULARIO,
    documento: '390.533.447-05',
    email: 'velho@teste.com.br',
    apelido: 'Mudou',
    telefone: '(21) 99876-5432',
  })
  const codigo = await codigoPara('velho@teste.com.br')
  await c.banco.sistema
    .updateTable('cliente')
    .set({ email: 'novo@teste.com.br' })
    .where('id', '=', ctx.sessao?.cliId ?? 0)
    .execute()
  expect(
    (
      await chamar('POST /v1/cliente/confirmacoes/confirmar-codigo', ctx, {
        body: { canal: 'email', codigo },
      })
    ).status,
  ).toBe(400)
})

test('the list finds by document and counts', async () => {
  const r = await chamar('GET /v1/clientes/qb', c.ctx(sac), { query: { busca: '529.982.247-25' } })
  expect(r.valor).toMatchObject([{ apelido: 'JoPrates', documento: '529.982.247-25' }])
})

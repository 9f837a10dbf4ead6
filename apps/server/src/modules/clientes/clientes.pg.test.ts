import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type ArquivoRecebido } from '../../core/http/handle.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { escreverDoCadastro, type PedidoDeCadastro } from './preparar-cadastro.job.ts'

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
  entrada: {
    params?: unknown
    query?: unknown
    body?: unknown
    arquivos?: { nome: string; bytes: Buffer }[]
  } = {},
) {
  const r = await responderChamada(ctx, chave, entrada)
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

const pedir = (formulario: object, ctx = c.ctx(null)) =>
  chamar('POST /v1/cliente/cadastrar', ctx, { body: formulario })
const confirmarCadastro = (cadastro: unknown, codigo: string) =>
  chamar('POST /v1/cliente/cadastrar/confirmar', c.ctx(null), { body: { cadastro, codigo } })

/** What the queue would do now; answers how many it had. */
async function correrFila(): Promise<number> {
  const { rows } = await sql<{ id: number; p: PedidoDeCadastro }>`select j.id, j.payload as p
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'preparar-cadastro' order by j.id`.execute(c.banco.sistema)
  for (const { id, p } of rows) {
    await escreverDoCadastro(c.servicos, p)
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(c.banco.sistema)
  }
  return rows.length
}

async function comoNovoCliente(formulario: {
  readonly email: string
  readonly [campo: string]: unknown
}): Promise<Ctx> {
  const pedido = await pedir(formulario)
  expect(pedido.status).toBe(200)
  await correrFila()
  const { cadastro } = pedido.valor as { cadastro?: string }
  expect((await confirmarCadastro(cadastro, '000000')).status).toBe(400)
  const r = await confirmarCadastro(cadastro, await codigoPara(formulario.email))
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
  const calar = { ocupacao: 'Produtora', ramo: 'Pecuária', nomeFazenda: 'Boa Vista', comoConheceu: ' ' }
  // She was a guest of an event before she was a client: her confirmed address makes her that guest.
  await sql`with e as (insert into evento (hot_id, nome, local, inicio_at, fim_at) values (${c.hotsite.id}, 'Noite', 'Pátio', now(), now() + interval '1 hour') returning id)
    insert into evento_convidado (hot_id, eve_id, nome, email, codigo) select ${c.hotsite.id}, e.id, 'Joana', ${FORMULARIO.email}, 'JOANA23456' from e`.execute(
    c.banco.sistema,
  )
  const ctx = await comoNovoCliente({ ...FORMULARIO, ...calar })
  const { rows: entrou } = await sql<{ forma: string; resultado: string; agora: boolean }>`
    select h.forma, h.resultado, u.ultimo_acesso_at > clock_timestamp() - interval '1 minute' as agora
    from historico_login h join usuario u on u.id = h.usu_id where u.email = ${FORMULARIO.email}`.execute(
    c.banco.sistema,
  )
  expect(entrou, 'who signs up is signed in').toEqual([{ forma: 'cadastro', resultado: 'ok', agora: true }])
  const convidada = await sql<{ cliId: number | null }>`
    select cli_id from evento_convidado where codigo = 'JOANA23456'`.execute(c.banco.sistema)
  expect(convidada.rows).toEqual([{ cliId: ctx.sessao?.cliId }])
  const { rows: fichas } = await sql`select ocupacao, ramo, nome_fazenda, como_conheceu from cliente
    where hot_id = ${c.hotsite.id} and email = ${FORMULARIO.email}`.execute(c.banco.sistema)
  expect(fichas).toEqual([{ ...calar, comoConheceu: null }])
  for (const [canal, destino] of [['telefone', '+5511987654321']] as const) {
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
    arquivos: [{ nome: 'cnh.pdf', bytes: Buffer.from('MZ isto não é um documento') }],
  })
  expect(lixo.status).toBe(400)
  expect(lixo.valor).toHaveProperty('campos.arquivo')
  await chamar('POST /v1/cliente/documentos', ctx, { body: { tipo: 'IDENTIDADE' }, arquivos: [await foto()] })
  const enviados = await chamar('POST /v1/cliente/documentos', ctx, {
    body: { tipo: 'COMPROVANTE_ENDERECO' },
    arquivos: [await foto()],
  })
  expect(enviados.valor).toMatchObject({ documentoSituacao: 'Aguardando Validação' })
  const passos = await chamar('GET /v1/cliente/primeiros-passos', ctx)
  expect(passos.valor).toEqual([
    { passo: 'email', estado: 'feito' },
    { passo: 'telefone', estado: 'feito' },
    { passo: 'documentos', estado: 'esperar' },
    { passo: 'habilitacao', estado: 'fazer' },
    { passo: 'lance', estado: 'fazer' },
  ])
  const { documentos } = enviados.valor as unknown as { documentos: { uid: string }[] }
  const daPropria = { params: { uid: documentos[0]?.uid } }
  expect((await chamar('GET /v1/cliente/documentos/:uid/arquivo', ctx, daPropria)).status).toBe(200)
  const deOutro = await chamar(
    'GET /v1/cliente/documentos/:uid/arquivo',
    c.ctx(c.clientes[0] ?? null),
    daPropria,
  )
  expect(deOutro.status).toBe(404)

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
  // A person with a stale version is told, and nothing is written.
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
  const um = (query: object) => chamar('GET /v1/cliente/infos-individual', ctx, { query })
  expect((await um({ select: 'apelido' })).valor).toEqual({ apelido: 'AlfaComercio' })
  expect((await um({ select: 'cpf,cnpj' })).valor).toEqual({ cpf: null, cnpj: '12ABC34501DE35' })
  expect((await um({ select: ['nome', 'email telefone'] })).valor).toMatchObject({
    email: 'alfa@teste.com.br',
  })
  const comEndereco = await um({ select: 'nome cpf cnpj documentoSituacao', populate: 'address' })
  expect(Object.keys(comEndereco.valor as object).sort()).toEqual([
    'address',
    'cnpj',
    'cpf',
    'documentoSituacao',
    'nome',
  ])
  expect((await um({ select: 'senha' })).status).toBe(400)
})

const cartasPara = async (para: string) =>
  (
    await sql<{ t: string }>`select texto as t from caixa_postal where para = ${para} order by id`.execute(
      c.banco.sistema,
    )
  ).rows.map((l) => l.t)

test('what is wrong, and a nickname that is taken, is said at its field', async () => {
  const repetido = await pedir({ ...FORMULARIO, documento: '390.533.447-05', email: 'livre@teste.com.br' })
  expect(repetido).toMatchObject({ status: 409, valor: { campos: { apelido: expect.any(String) } } })
  expect(Object.keys((repetido.valor as unknown as { campos: object }).campos)).toEqual(['apelido'])
  const ruim = await pedir({
    ...FORMULARIO,
    documento: '111.111.111-11',
    telefone: '123',
    aceitaTermos: false,
  })
  expect(ruim.status).toBe(400)
  expect(Object.keys((ruim.valor as unknown as { campos: object }).campos).sort()).toEqual([
    'aceitaTermos',
    'documento',
    'telefone',
  ])
})

test('the answer is the same for an e-mail or a document that has an account; letters tell those whom it concerns', async () => {
  const livre = { ...FORMULARIO, documento: '168.995.350-09', email: 'nova@teste.com.br', apelido: 'NovaA' }
  const forma = (v: object) => Object.keys(v).sort()
  const casos = [
    ['free', livre, 'nova@teste.com.br', /é o seu código/],
    [
      'the e-mail has an account',
      { ...livre, apelido: 'NovaB', email: 'joana@teste.com.br' },
      'joana@teste.com.br',
      /já tem um/,
    ],
    [
      'the document has an account',
      { ...livre, apelido: 'NovaC', documento: FORMULARIO.documento, email: 'nova2@teste.com.br' },
      'nova2@teste.com.br',
      /não foi possível concluí-lo/,
    ],
  ] as const
  const chaves: string[][] = []
  for (const [, formulario, para, diz] of casos) {
    const antes = (await cartasPara(para)).length
    await sql`delete from limite_de_taxa`.execute(c.banco.sistema)
    const r = await pedir(formulario)
    expect(r.status).toBe(200)
    chaves.push(forma(r.valor))
    // The request itself has looked at nothing: no letter yet, one job in each case.
    expect((await cartasPara(para)).length).toBe(antes)
    expect(await correrFila()).toBe(1)
    expect((await cartasPara(para)).at(-1)).toMatch(diz)
    if (formulario !== livre)
      expect((await confirmarCadastro((r.valor as { cadastro?: string }).cadastro, '123456')).status).toBe(
        400,
      )
  }
  expect(new Set(chaves.map(String)).size).toBe(1)
  // The mailbox of a stranger is not told whose document it was; its holder is told that it was used.
  expect((await cartasPara('nova2@teste.com.br')).join('\n')).not.toMatch(/Joana|joana@/)
  expect((await cartasPara('joana@teste.com.br')).at(-1)).toContain('com o seu documento')
})

test('of two who confirm the same document at once one gets the account, and the other is told without a crash', async () => {
  const base = { ...FORMULARIO, documento: '111.444.777-35' }
  const dois = await Promise.all(
    [1, 2].map((i) => pedir({ ...base, email: `dois${i}@teste.com.br`, apelido: `Dois${i}` })),
  )
  await correrFila()
  const r = await Promise.all(
    dois.map(async (d, i) =>
      confirmarCadastro(
        (d.valor as { cadastro?: string }).cadastro,
        await codigoPara(`dois${i + 1}@teste.com.br`),
      ),
    ),
  )
  expect(r.map((x) => x.status).sort((a, b) => a - b)).toEqual([200, 409])
})

test('an unconfirmed sign-up holds nothing, and its code dies after five wrong ones', async () => {
  const um = { ...FORMULARIO, documento: '935.411.347-80', email: 'calma@teste.com.br', apelido: 'Calma' }
  const { valor } = await pedir(um)
  await correrFila()
  const { cadastro } = valor as { cadastro?: string }
  expect(
    (await chamar('POST /v1/cliente/cadastrar/enviar-codigo', c.ctx(null), { body: { cadastro } })).status,
  ).toBe(429)
  const certo = await codigoPara(um.email)
  for (let i = 0; i < 5; i++) expect((await confirmarCadastro(cadastro, '999999')).status).toBe(400)
  expect((await confirmarCadastro(cadastro, certo)).status).toBe(400)
  await sql`update limite_de_taxa set quando = quando - interval '1 minute'`.execute(c.banco.sistema)
  expect(
    (await chamar('POST /v1/cliente/cadastrar/enviar-codigo', c.ctx(null), { body: { cadastro } })).status,
  ).toBe(200)
  await correrFila()
  await comoNovoCliente(um)
})

test('a code that was sent without the password changes no contact', async () => {
  const ctx = await comoNovoCliente({
    ...FORMULARIO,
    documento: '390.533.447-05',
    email: 'velho@teste.com.br',
    apelido: 'Mudou',
    telefone: '(21) 99876-5432',
  })
  const codigo = await codigoPara('+5521998765432')
  await c.banco.sistema
    .updateTable('cliente')
    .set({ telefone1: '+5521900000000' })
    .where('id', '=', ctx.sessao?.cliId ?? 0)
    .execute()
  const r = await chamar('POST /v1/cliente/confirmacoes/confirmar-codigo', ctx, {
    body: { canal: 'telefone', codigo },
  })
  expect(r.status).toBe(400)
})

test('the list finds by document and counts', async () => {
  const r = await chamar('GET /v1/clientes/qb', c.ctx(sac), { query: { busca: '529.982.247-25' } })
  expect(r.valor).toMatchObject([{ apelido: 'JoPrates', documento: '529.982.247-25' }])
})

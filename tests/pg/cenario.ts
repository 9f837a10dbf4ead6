/**
 * A small world for database tests (`const c = await criarCenario()`, `afterAll(() => c.fechar())`): two hotsites,
 * staff, clients, a consignor, an auction with open lots, made by direct inserts, and the machinery of one process
 * around it. `c.ctx(c.clientes[0])` is that client's context, `c.ctx(c.equipe)` staff's, `c.ctx(null)` a visitor's.
 * Extend it when a module needs more of the world; what a single test needs it changes by itself through `c.banco`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Insertable, sql } from 'kysely'
import pino from 'pino'
import { abrirAcessosRevogados } from '../../apps/server/src/core/auth/acessos-revogados.ts'
import { abrirBloqueios } from '../../apps/server/src/core/auth/bloqueios.ts'
import { type Config, lerConfig } from '../../apps/server/src/core/config.ts'
import { abrirBanco, type BancoDeDados } from '../../apps/server/src/core/database/database.ts'
import type { Hotsite as LinhaHotsite, Leilao, Lote } from '../../apps/server/src/core/database/schema.gen.ts'
import { criarExterno } from '../../apps/server/src/core/externo/externo.ts'
import { abrirArmazenamentoEmPasta } from '../../apps/server/src/core/files/armazenamento.ts'
import { montarCtx } from '../../apps/server/src/core/http/aplicacao.ts'
import type { Ctx, Sessao } from '../../apps/server/src/core/http/contexto.ts'
import { abrirBarramento } from '../../apps/server/src/core/bus/barramento.ts'
import type { Servicos } from '../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../apps/server/src/core/tenant/hotsites.ts'
import { montarServicos } from '../../apps/server/src/processes/montar-servicos.ts'
import { bancoDeTeste } from './banco.ts'

export interface Pessoa {
  readonly usuId: number
  readonly usuUid: string
  readonly nome: string
  readonly papeis: readonly string[]
  readonly cliId: number | null
  readonly cliUid: string | null
  readonly hotId: number
  /** rights given to or taken from this one person */
  readonly ajustes?: readonly string[]
}
export interface ClienteDoCenario extends Pessoa {
  readonly cliId: number
  readonly cliUid: string
}
export interface LoteDoCenario {
  readonly id: number
  readonly uid: string
}

export interface OpcoesDoCenario {
  readonly clientes?: number
  readonly lotes?: number
  readonly hotsite?: Partial<Insertable<LinhaHotsite>>
  readonly leilao?: Partial<Insertable<Leilao>>
  readonly lote?: Partial<Insertable<Lote>>
  /** another database than the tests', with every migration in it */
  readonly banco?: () => Promise<{ readonly url: string; fechar(): Promise<void> }>
}

export interface Cenario {
  readonly url: string
  readonly banco: BancoDeDados
  readonly servicos: Servicos
  readonly hotsite: Hotsite
  readonly outroHotsite: Hotsite
  readonly equipe: Pessoa
  readonly leiloeiro: Pessoa
  readonly comitente: Pessoa
  readonly comId: number
  readonly patId: number
  readonly leilao: { readonly id: number; readonly uid: string }
  /** ids of two kinds of goods */
  readonly tipos: { readonly carro: number; readonly sucata: number }
  readonly lotes: readonly LoteDoCenario[]
  readonly clientes: readonly ClienteDoCenario[]
  /** a client of the other hotsite */
  readonly forasteiro: ClienteDoCenario
  ctx(quem: Pessoa | null, hotsite?: Hotsite): Ctx
  /** a further lot, open and in the same auction */
  novoLote(mudar?: Partial<Insertable<Lote>>): Promise<LoteDoCenario>
  novoCliente(): Promise<ClienteDoCenario>
  /** another process on the same database: its own connections, rooms and engine */
  outroProcesso(): Promise<Servicos>
  fechar(): Promise<void>
}

const CONFIG: Config = { ...lerConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), porta: 0 }
const CHAVE = Buffer.alloc(32, 7)
const CHAVES = `teste:${CHAVE.toString('base64')}`

export async function criarCenario(opcoes: OpcoesDoCenario = {}): Promise<Cenario> {
  const teste = await (opcoes.banco ?? bancoDeTeste)()
  const pasta = await mkdtemp(join(tmpdir(), 'martelo-cenario-'))
  const paradas: (() => Promise<unknown>)[] = []
  const servicos = await subirServicos(teste.url, pasta, paradas)
  const { banco } = servicos
  const hotId = await criarHotsite(banco, 'leilao', opcoes.hotsite)
  const outroId = await criarHotsite(banco, 'loja', { tipo: 'loja' })
  const mundo = await criarMundo(banco, hotId, opcoes)
  const hotsite = await linhaDoHotsite(banco, hotId)
  let proximoCliente = 0
  const clientes: ClienteDoCenario[] = []
  const novoCliente = async () => criarCliente(banco, hotId, ++proximoCliente, mundo.leilao.id)
  for (let i = 0; i < (opcoes.clientes ?? 3); i++) clientes.push(await novoCliente())
  let posicao = 0
  const novoLote = async (mudar: Partial<Insertable<Lote>> = {}) =>
    criarLote(banco, hotId, mundo, ++posicao, { ...opcoes.lote, ...mudar })
  const lotes: LoteDoCenario[] = []
  for (let i = 0; i < (opcoes.lotes ?? 2); i++) lotes.push(await novoLote())
  return {
    url: teste.url,
    banco,
    servicos,
    hotsite,
    outroHotsite: await linhaDoHotsite(banco, outroId),
    ...mundo,
    lotes,
    clientes,
    forasteiro: await criarCliente(banco, outroId, 900, null),
    ctx: (quem, h = hotsite) => contexto(servicos, h, quem),
    novoLote,
    novoCliente,
    outroProcesso: () => subirServicos(teste.url, pasta, paradas),
    async fechar() {
      for (const p of paradas.splice(0).reverse()) await p()
      await teste.fechar()
      await rm(pasta, { recursive: true, force: true })
    },
  }
}

async function subirServicos(
  url: string,
  pasta: string,
  paradas: (() => Promise<unknown>)[],
): Promise<Servicos> {
  const log = pino({ level: 'silent' })
  const banco = abrirBanco(url, { app: 6, sistema: 6 })
  paradas.push(() => banco.fechar())
  const barramento = await abrirBarramento(banco, log, () => undefined)
  paradas.push(() => barramento.parar())
  const arquivos = await abrirArmazenamentoEmPasta(pasta)
  const bloqueios = await abrirBloqueios(banco, barramento, log)
  paradas.push(() => bloqueios.parar())
  const externo = criarExterno({
    banco,
    log,
    chaves: CHAVES,
    demo: CONFIG.demo,
    privado: arquivos.privado,
    bloqueios,
  })
  paradas.push(() => externo.fechar())
  return montarServicos(
    {
      config: CONFIG,
      log,
      banco,
      barramento,
      externo,
      dominio: 'localhost',
      acessos: await abrirAcessosRevogados(banco, barramento),
      bloqueios,
      arquivos,
      chaveDosTokens: CHAVE,
      chaveDeArquivos: CHAVE,
      chaveDoPix: CHAVE,
    },
    (p) => paradas.push(async () => p()),
  )
}

function contexto(s: Servicos, hotsite: Hotsite, quem: Pessoa | null): Ctx {
  const sessao: Sessao | null =
    quem === null
      ? null
      : { ...quem, familia: '00000000-0000-4000-8000-000000000000', fim: Date.now() + 900_000 }
  return montarCtx(s, {
    hotsite,
    sessao,
    ip: '127.0.0.1',
    agente: 'teste',
    https: false,
    origem: `http://${hotsite.subdominio}.localhost`,
    cookieDeRenovacao: null,
    rastreio: null,
    origemTrafego: null,
    log: s.log,
    reqId: 'teste',
    agora: Date.now(),
  })
}

async function criarHotsite(
  banco: BancoDeDados,
  subdominio: string,
  mudar: Partial<Insertable<LinhaHotsite>> = {},
): Promise<number> {
  const r = await banco.sistema
    .insertInto('hotsite')
    .values({
      nome: `Casa ${subdominio}`,
      subdominio,
      tipo: 'leilao',
      tipoHabilitacaoLeilao: 'AUTOMATICA',
      ...mudar,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return r.id
}

async function linhaDoHotsite(banco: BancoDeDados, id: number): Promise<Hotsite> {
  return banco.sistema.selectFrom('hotsite').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function criarUsuario(
  banco: BancoDeDados,
  hotId: number,
  nome: string,
  papeis: string[],
): Promise<Pessoa> {
  const email = `${nome.toLowerCase().replace(/\W+/g, '.')}@teste.com.br`
  const u = await banco.sistema
    .insertInto('usuario')
    .values({ hotId, nome, email, papeis })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  return { usuId: u.id, usuUid: u.uid, nome, papeis, cliId: null, cliUid: null, hotId }
}

/** A client who may bid: documents approved, contacts confirmed, enabled for the auction. */
async function criarCliente(
  banco: BancoDeDados,
  hotId: number,
  n: number,
  leiId: number | null,
): Promise<ClienteDoCenario> {
  const u = await criarUsuario(banco, hotId, `Cliente ${n}`, ['Clientes'])
  const c = await banco.sistema
    .insertInto('cliente')
    .values({
      hotId,
      usuId: u.usuId,
      apelido: `apelido${n}`,
      nome: u.nome,
      cpf: String(10_000_000_000 + n),
      email: `cliente.${n}@teste.com.br`,
      documentoSituacao: 'Aprovado',
      emailConfirmadoAt: new Date(),
      telefoneConfirmadoAt: new Date(),
      telefone1: '11999990000',
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await banco.sistema
    .insertInto('endereco')
    .values({
      cliId: c.id,
      hotId,
      logradouro: 'Rua das Flores',
      numero: '1',
      bairro: 'Centro',
      cep: '13010-000',
      locId: 3509502,
      cidade: 'Campinas',
      estado: 'São Paulo',
      estadoSigla: 'SP',
    })
    .execute()
  if (leiId !== null)
    await banco.sistema
      .insertInto('habilitacao')
      .values({
        hotId,
        leiId,
        cliId: c.id,
        situacao: 'APROVADA',
        tipo: 'AUTOMATICA',
        aceiteRegulamentoAt: new Date(),
      })
      .execute()
  return { ...u, cliId: c.id, cliUid: c.uid }
}

type Mundo = Pick<Cenario, 'equipe' | 'leiloeiro' | 'comitente' | 'comId' | 'patId' | 'leilao' | 'tipos'>

async function criarMundo(banco: BancoDeDados, hotId: number, opcoes: OpcoesDoCenario): Promise<Mundo> {
  const db = banco.sistema
  const equipe = await criarUsuario(banco, hotId, 'Equipe ADM', ['ADM'])
  const leiloeiro = await criarUsuario(banco, hotId, 'Leiloeiro da Casa', ['Leiloeiro'])
  const comitente = await criarUsuario(banco, hotId, 'Comitente Banco', ['Comitente'])
  const tipos = { carro: await tipoDeLote(banco, 'Carros'), sucata: await tipoDeLote(banco, 'Sucatas') }
  const com = await db
    .insertInto('comitente')
    .values({ hotId, nome: 'Banco Exemplo' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('usuarioComitente').values({ hotId, usuId: comitente.usuId, comId: com.id }).execute()
  const pat = await db
    .insertInto('patio')
    .values({ hotId, nome: 'Pátio Campinas', cidade: 'Campinas', uf: 'SP', endereco: 'Rodovia 1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const leo = await db
    .insertInto('leiloeiro')
    .values({
      hotId,
      usuId: leiloeiro.usuId,
      nome: 'João Leiloeiro',
      matricula: '1',
      junta: 'JUCESP',
      uf: 'SP',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lrl = await db
    .insertInto('localRealizacao')
    .values({ hotId, nome: 'Auditório', endereco: 'Rua 1', cidade: 'São Paulo', uf: 'SP' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const leilao = await db
    .insertInto('leilao')
    .values({
      hotId,
      nome: 'Leilão de teste',
      situacao: 'PRONTO',
      modalidade: 'ONLINE',
      conducao: 'robo',
      data: new Date(Date.now() + 86_400_000),
      leoId: leo.id,
      lrlId: lrl.id,
      ...opcoes.leilao,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  return { equipe, leiloeiro, comitente, comId: com.id, patId: pat.id, leilao, tipos }
}

/** The first kind of a category; made when the database has none. */
async function tipoDeLote(banco: BancoDeDados, categoria: string): Promise<number> {
  const r = await sql<{ id: number }>`
    with novo as (insert into tipo_lote (id, nome, categoria)
        select coalesce(max(id), 0) + 1, ${categoria}, ${categoria} from tipo_lote
        having not exists (select from tipo_lote where categoria = ${categoria}) returning id)
    select id from novo union all (select id from tipo_lote where categoria = ${categoria} order by id limit 1)`.execute(
    banco.sistema,
  )
  const linha = r.rows[0]
  if (linha === undefined) throw new Error(`no kind of goods for ${categoria}`)
  return linha.id
}

async function criarLote(
  banco: BancoDeDados,
  hotId: number,
  mundo: Mundo,
  posicao: number,
  mudar: Partial<Insertable<Lote>>,
): Promise<LoteDoCenario> {
  const v = await banco.sistema
    .insertInto('veiculo')
    .values({
      hotId,
      comId: mundo.comId,
      patId: mundo.patId,
      tipoId: mundo.tipos.carro,
      nome: `Carro ${posicao}`,
      marca: 'Fiat',
      modelo: 'Uno',
      anoModelo: 2020,
      situacao: 'EM_LEILAO',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await banco.sistema
    .insertInto('veiculoFoto')
    .values({
      hotId,
      veiId: v.id,
      ordem: 1,
      chave: `foto-${v.id}`,
      larguras: [320],
      largura: 320,
      altura: 240,
    })
    .execute()
  return banco.sistema
    .insertInto('lote')
    .values({
      hotId,
      leiId: mundo.leilao.id,
      veiId: v.id,
      comId: mundo.comId,
      numero: String(posicao),
      posicaoLeilao: posicao,
      nome: `Carro ${posicao}`,
      situacao: 'LIBERADO_LEILAO',
      tipoId: mundo.tipos.carro,
      minimo: 1_000_00,
      incremento: 100_00,
      dataFim: new Date(Date.now() + 3_600_000),
      ...mudar,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
}

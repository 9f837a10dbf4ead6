/**
 * Every declared record, by its declaration alone: create, read, change, two people, duplicate, in use, another house,
 * each role, bad bodies, a thousand rows, the spreadsheet. A declared record gets these tests with it.
 */
import { randomUUID } from 'node:crypto'
import {
  type Cadastro,
  type Campo,
  chaveDe,
  type Operacao,
} from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { PAPEIS, permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { enviarImagemDoBanner } from '@martelo/contracts/banners/enviar-imagem-do-banner.contract.ts'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tabelaDe } from '../../apps/server/src/core/cadastro/campos-do-cadastro.ts'
import { formaDaTabela } from '../../apps/server/src/core/cadastro/forma-da-tabela.sql.ts'
import { cadastrosLigados } from '../../apps/server/src/core/cadastro/handle-cadastro.ts'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { lerCadastros } from '../../tools/quality/calls.ts'
import { type Cenario, criarCenario, type Pessoa } from './cenario.ts'
import { bytesDaChamada, chamarComo, executarChamada, type PartesDeTeste } from './executar-chamada.ts'

let c: Cenario
let outra: Pessoa
// Read at the top: vitest wants the list before it runs anything.
await carregarModulos()
const todos = [...cadastrosLigados.values()].map((l) => l.cadastro)
const limitado = (cad: Cadastro) => cadastrosLigados.get(cad.entidade)?.onde !== undefined

beforeAll(async () => {
  c = await criarCenario()
  outra = { ...c.equipe, nome: 'Outra Pessoa' }
})
afterAll(() => c.fechar())

let n = 0
/** A picture is sent by a call of its own before the record can name it. */
const IMAGENS: Readonly<Record<string, () => Promise<string>>> = {
  async banner() {
    const bytes = await sharp({ create: { width: 1300, height: 420, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    const arquivos = [{ nome: 'b.jpg', bytes }]
    const body = { posicao: 'inicio', uso: 'imagem' }
    return (await executarChamada(c.ctx(c.equipe), enviarImagemDoBanner, { body, arquivos })).valor.url
  },
}
const enviadas = new Map<string, Promise<string>>()
function imagemDe({ entidade }: Cadastro): Promise<string> | null {
  if (!enviadas.has(entidade) && IMAGENS[entidade]) enviadas.set(entidade, IMAGENS[entidade]())
  return enviadas.get(entidade) ?? null
}
const DIGITOS = ['11222333000181', '11444777000161', '19131243000197', '33000167000101', '60701190000104']

/** With right check digits, another one for each number. */
function cpfDe(numero: number): string {
  const digitos = [...String(100_000_000 + numero)].map(Number)
  for (const tamanho of [9, 10]) {
    const soma = digitos.slice(0, tamanho).reduce((t, d, i) => t + d * (tamanho + 1 - i), 0)
    digitos.push(((soma * 10) % 11) % 10)
  }
  return digitos.join('')
}

const MES = /^\d{4}-\d{2}$/

/** A value that the field takes, another one each time where the kind has many. */
async function valorDe(campo: Campo): Promise<unknown> {
  n += 1
  if (MES.test(String(campo.exemplo)))
    return `${2030 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
  if (campo.exemplo !== undefined)
    return campo.tipo === 'texto' && campo.unico ? `${String(campo.exemplo)} ${n}` : campo.exemplo
  switch (campo.tipo) {
    case 'texto':
    case 'longo':
      return `${campo.rotulo} ${n}`.slice(-campo.max)
    case 'email':
      return null
    case 'telefone':
      return '(11) 99999-0000'
    case 'cpf':
      return cpfDe(n)
    case 'cnpj':
    case 'documento':
      return DIGITOS[n % DIGITOS.length]
    case 'cep':
      return '13010-000'
    case 'uf':
      return n % 2 ? 'SP' : 'RJ'
    case 'url':
      return `https://exemplo.com.br/${n}`
    case 'cor':
      return '#1a2b3c'
    case 'dia':
      return new Date(Date.UTC(2030, 0, n % 365)).toISOString().slice(0, 10)
    case 'instante':
      return '2030-01-02T15:00:00.000Z'
    case 'hora':
      return '10:00'
    case 'simNao':
      return true
    case 'escolha':
      return campo.opcoes[0]?.valor
    case 'escolhas':
      return campo.opcoes.slice(0, 1).map((o) => o.valor)
    case 'referencia':
      return (await criar(campo.de)).uid
    case 'imagem':
      return null
    default:
      return campo.padrao ?? Math.max(campo.min ?? 1, Math.min(campo.max ?? 1, 1))
  }
}

async function corpoDe(cad: Cadastro): Promise<Record<string, unknown>> {
  const corpo: Record<string, unknown> = {}
  for (const [nome, campo] of Object.entries(cad.campos))
    if (!campo.calculado) corpo[nome] = await (campo.tipo === 'imagem' ? imagemDe(cad) : valorDe(campo))
  return corpo
}

const chamar = (
  cad: Cadastro,
  o: Operacao,
  partes: PartesDeTeste = {},
  quem: Pessoa | null = c.equipe,
  fora = false,
) => chamarComo(c, quem, chaveDe(cad, o), partes, fora ? c.outroHotsite : c.hotsite)

async function criar(
  cad: Cadastro,
  corpo?: Record<string, unknown>,
): Promise<{ uid: string; corpo: Record<string, unknown> }> {
  const body = corpo ?? (await corpoDe(cad))
  const { valor, erro } = await chamar(cad, 'salvar', { body })
  expect(erro, `${cad.entidade} ${JSON.stringify(body)}`).toBeNull()
  return { uid: String(valor.uid), corpo: body }
}

/** A field whose change another value shows: a text, a number or yes and no. */
function mudavel(cad: Cadastro, exceto: readonly string[] = []): [string, Campo] {
  const serve = ([nome, f]: [string, Campo]) =>
    !f.calculado &&
    !f.mudar &&
    !f.exemplo &&
    !exceto.includes(nome) &&
    ['texto', 'longo', 'simNao', 'inteiro', 'dinheiro'].includes(f.tipo)
  const achado = Object.entries(cad.campos).find(serve)
  if (!achado) throw new Error(`${cad.entidade}: no field to change`)
  return achado
}
const outroValor = (campo: Campo, antes: unknown): unknown =>
  campo.tipo === 'simNao'
    ? !antes
    : campo.tipo === 'texto' || campo.tipo === 'longo'
      ? `Mudado ${++n}`.slice(-campo.max)
      : Number(antes) + 1

test('every declaration is bound, and its screen is in the table of screens', () => {
  expect(todos.length).toBeGreaterThan(0)
  expect(todos).toHaveLength(lerCadastros().length)
  const telas = Object.values(TELAS).flatMap((t) => (t.area === 'retaguarda' ? [t.path] : []))
  for (const cad of todos) {
    expect(telas, cad.entidade).toContain(cad.tela)
    expect(Object.keys(cad.campos), cad.entidade).toContain(cad.titulo)
    expect(cad.campos[cad.ordem.replace(/^-/, '')]?.ordena, `${cad.entidade} sorts by ${cad.ordem}`).toBe(
      true,
    )
  }
})

describe.each(todos.map((cad) => [cad.entidade, cad] as const))('%s', (_, cad) => {
  test('is created, read, listed and changed, and the history says by whom', async () => {
    const { uid, corpo } = await criar(cad)
    const lido = await chamar(cad, 'ler', { params: { uid } })
    for (const [nome, v] of Object.entries(corpo))
      expect(lido.valor[nome] ?? null, nome).toEqual(v === '' ? null : (v ?? null))
    const lista = await chamar(cad, 'listar', { query: { pagina: 1, porPagina: 200 } })
    expect(lista.valor.map((l) => l.uid)).toContain(uid)
    expect(lista.total).toBeGreaterThan(0)
    const [nome, campo] = mudavel(cad)
    const novo = outroValor(campo, lido.valor[nome])
    const versao = Number(lido.valor.versao)
    const salvo = await chamar(cad, 'salvar', { body: { uid, versao, [nome]: novo } })
    expect(salvo.erro).toBeNull()
    expect(salvo.valor.versao).toBe(versao + 1)
    const depois = await chamar(cad, 'ler', { params: { uid } })
    // When it was changed last moves with each change.
    const esperado = { ...lido.valor, [nome]: novo, versao: versao + 1 }
    for (const [k, f] of Object.entries(cad.campos))
      if (f.calculado && f.tipo === 'instante') esperado[k] = depois.valor[k]
    expect(depois.valor).toEqual(esperado)
    const historia = await chamar(cad, 'historico', { params: { uid } })
    expect(historia.valor.map((h) => [h.acao, h.usuario])).toEqual([
      ['editar', c.equipe.nome],
      ['criar', c.equipe.nome],
    ])
    expect(historia.valor[0]?.depois).toEqual({ [nome]: novo })
  })

  test('creating is idempotent: a request sent twice makes one record', async () => {
    const body = { ...(await corpoDe(cad)), chaveDoPedido: randomUUID() }
    const uma = await chamar(cad, 'salvar', { body })
    const duas = await chamar(cad, 'salvar', { body })
    expect(duas.valor).toEqual(uma.valor)
  })

  test('of two people the second is told who changed which field from what to what', async () => {
    const { uid } = await criar(cad)
    const lido = (await chamar(cad, 'ler', { params: { uid } })).valor
    const [nome, campo] = mudavel(cad)
    const novo = outroValor(campo, lido[nome])
    await chamar(cad, 'salvar', { body: { uid, versao: lido.versao, [nome]: novo } }, outra)
    const { erro } = await chamar(cad, 'salvar', { body: { uid, versao: lido.versao, [nome]: lido[nome] } })
    expect(erro).toMatchObject({
      error: 'MUDOU',
      statusCode: 409,
      dados: {
        por: 'Outra Pessoa',
        mudancas: { [nome]: { antes: lido[nome], depois: novo, por: 'Outra Pessoa' } },
        atual: { uid, [nome]: novo },
      },
    })
  })

  test('of two at once one wins and nothing is overwritten', async () => {
    const { uid } = await criar(cad)
    const lido = (await chamar(cad, 'ler', { params: { uid } })).valor
    const [nome, campo] = mudavel(cad)
    const salvar = () =>
      chamar(cad, 'salvar', { body: { uid, versao: lido.versao, [nome]: outroValor(campo, lido[nome]) } })
    // The same value twice is one change: of yes and no there is only one other.
    const r = await Promise.all(campo.tipo === 'simNao' ? [salvar()] : [salvar(), salvar(), salvar()])
    expect(r.filter((x) => x.erro === null)).toHaveLength(1)
  })

  const unicos = Object.entries(cad.campos).filter(([, f]) => f.unico)
  test('a duplicate is refused at its field, by an index; where nothing is unique, two equal ones stand', async () => {
    if (unicos.length === 0) {
      const { uid, corpo } = await criar(cad)
      expect((await criar(cad, corpo)).uid).not.toBe(uid)
    }
    for (const [nome, f] of unicos) {
      const { corpo } = await criar(cad)
      const iguais = [nome, ...(f.unico === true ? [] : (f.unico ?? []))]
      const repetido = { ...(await corpoDe(cad)), ...Object.fromEntries(iguais.map((k) => [k, corpo[k]])) }
      const { erro } = await chamar(cad, 'salvar', { body: repetido })
      expect(erro, nome).toMatchObject({ statusCode: 409 })
      expect(['REPETIDO', ...Object.keys(cad.recusas ?? {})]).toContain(erro.error)
      expect(Object.keys(erro.campos as object)).toContain(nome)
    }
  })

  test('what something refers to is not removed, and the refusal says where; what nothing uses is', async () => {
    const { uid } = await criar(cad)
    const uso = `uso_de_${tabelaDe(cad)}`
    await sql`create table if not exists ${sql.table(uso)} (hot_id integer not null, nome text, alvo integer references ${sql.table(tabelaDe(cad))} (id))`.execute(
      c.banco.sistema,
    )
    await sql`grant select on ${sql.table(uso)} to martelo_app`.execute(c.banco.sistema)
    await sql`insert into ${sql.table(uso)} select hot_id, 'Quem usa', id from ${sql.table(tabelaDe(cad))} where uid = ${uid}`.execute(
      c.banco.sistema,
    )
    const emUso = await chamar(cad, 'apagar', { params: { uid } })
    expect(emUso.erro).toMatchObject({ error: 'EM_USO', statusCode: 409 })
    expect(String(emUso.erro.message)).toContain(`1 uso de ${tabelaDe(cad).replaceAll('_', ' ')} (Quem usa)`)
    await sql`drop table ${sql.table(uso)}`.execute(c.banco.sistema)
    expect((await chamar(cad, 'apagar', { params: { uid } })).erro).toBeNull()
    expect((await chamar(cad, 'ler', { params: { uid } })).erro.statusCode).toBe(404)
    const apagou = await c.banco.sistema
      .selectFrom('auditoria')
      .select('acao')
      .where('entidadeUid', '=', uid)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(apagou?.acao).toBe('apagar')
  })

  test('another house neither sees nor changes it', async () => {
    const { uid } = await criar(cad)
    const deFora: Pessoa = { ...c.equipe, hotId: c.outroHotsite.id, papeis: [...PAPEIS] }
    const [nome, campo] = mudavel(cad)
    const body = { uid, versao: 1, [nome]: outroValor(campo, 1) }
    for (const [o, partes] of [
      ['ler', { params: { uid } }],
      ['historico', { params: { uid } }],
      ['apagar', { params: { uid } }],
      ['salvar', { body }],
    ] as const)
      expect((await chamar(cad, o, partes, deFora, true)).erro.statusCode, o).toBe(404)
    expect((await chamar(cad, 'listar', {}, deFora, true)).valor.map((l) => l.uid)).not.toContain(uid)
    expect((await chamar(cad, 'ler', { params: { uid } })).valor.versao).toBe(1)
  })

  test('each role gets what its permission says, and hidden fields stay hidden', async () => {
    const { uid } = await criar(cad)
    for (const papel of PAPEIS) {
      const quem = { ...c.equipe, papeis: [papel] }
      const le = permite(cad.ler, { papeis: [papel] })
      const r = await chamar(cad, 'ler', { params: { uid } }, quem)
      const leu = Number(r.erro?.statusCode ?? 200)
      // Where not every row is everyone's, a role may read others and not this one.
      expect(leu === 404 && limitado(cad) ? 200 : leu, `${papel} reads`).toBe(le ? 200 : 403)
      const edita = permite(cad.editar, { papeis: [papel] })
      const s = await chamar(cad, 'salvar', { body: { uid: randomUUID(), versao: 1 } }, quem)
      expect(s.erro.statusCode, `${papel} saves`).toBe(edita ? 404 : 403)
      const a = await chamar(cad, 'apagar', { params: { uid: randomUUID() } }, quem)
      expect(a.erro.statusCode, `${papel} removes`).toBe(
        permite(cad.apagar ?? cad.editar, { papeis: [papel] }) ? 404 : 403,
      )
      if (leu !== 200) continue
      for (const [nome, f] of Object.entries(cad.campos))
        if (f.ver && !permite(f.ver, { papeis: [papel] })) expect(Object.keys(r.valor)).not.toContain(nome)
    }
    expect((await chamar(cad, 'listar', {}, null)).erro.statusCode).toBe(401)
  })

  test('a bad body is refused at its fields, and nothing is written', async () => {
    const antes = (await chamar(cad, 'listar')).total
    const obrigatorios = Object.entries(cad.campos).filter(([, f]) => f.obrigatorio && f.padrao === undefined)
    const vazio = await chamar(cad, 'salvar', { body: {} })
    expect(Object.keys((vazio.erro.campos ?? {}) as object).sort()).toEqual(
      obrigatorios.map(([k]) => k).sort(),
    )
    for (const [nome, f] of Object.entries(cad.campos)) {
      if (f.calculado) continue
      const longo = 'max' in f && f.max !== undefined ? f.max + 1 : 30_000
      for (const ruim of [{ a: 1 }, 'x'.repeat(Math.max(longo, 30_000)), 1e300, ['?'], '\u0000']) {
        const { erro } = await chamar(cad, 'salvar', { body: { ...(await corpoDe(cad)), [nome]: ruim } })
        expect(erro, `${nome} = ${JSON.stringify(ruim).slice(0, 40)}`).toMatchObject({
          campos: { [nome]: expect.any(String) as string },
        })
        expect(Number(erro.statusCode)).toBeLessThan(500)
      }
    }
    const novos = (await chamar(cad, 'listar')).total ?? 0
    // Records that references needed were made in the test itself.
    expect(novos - (antes ?? 0)).toBeLessThanOrEqual(
      Object.values(cad.campos).filter((f) => f.tipo === 'referencia' && f.de === cad).length,
    )
  })

  test('a thousand rows: pages, order, free text, filters and the spreadsheet', async () => {
    const { uid } = await criar(cad)
    await multiplicar(cad, uid, 1000)
    const total = (await chamar(cad, 'listar')).total ?? 0
    expect(total).toBeGreaterThanOrEqual(1000)
    const vistos = new Set<string>()
    const perguntas = vi.spyOn(pg.Connection.prototype, 'bind')
    await chamar(cad, 'listar', { query: { pagina: 1, porPagina: 1 } })
    const deUma = perguntas.mock.calls.length
    expect(deUma).toBeGreaterThan(0)
    for (let pagina = 1; vistos.size < total && pagina < 20; pagina++) {
      const antes = perguntas.mock.calls.length
      const r = await chamar(cad, 'listar', { query: { pagina, porPagina: 200 } })
      // A page asks no more for many rows than for one; beside it the world's own parts ask a few times.
      expect(perguntas.mock.calls.length - antes).toBeLessThanOrEqual(deUma + 20)
      for (const l of r.valor) vistos.add(String(l.uid))
    }
    perguntas.mockRestore()
    expect(vistos.size).toBe(total)
    for (const [nome, f] of Object.entries(cad.campos)) {
      if (f.ordena)
        for (const ordenar of [nome, `-${nome}`])
          expect((await chamar(cad, 'listar', { query: { ordenar } })).erro, ordenar).toBeNull()
      if (f.filtro) await conferirFiltro(cad, nome, f, total)
    }
    const nada = await chamar(cad, 'listar', { query: { busca: 'zzz não há zzz' } })
    expect(nada.total).toBe(Object.values(cad.campos).some((f) => f.busca) ? 0 : total)
    const planilha = await bytesDaChamada(c.ctx(c.equipe), { key: chaveDe(cad, 'exportar') }, {})
    expect(typeof planilha === 'number' ? 0 : planilha.length).toBeGreaterThan(5000)
  })
})

async function conferirFiltro(cad: Cadastro, nome: string, f: Campo, total: number): Promise<void> {
  const contar = async (query: object) => {
    const r = await chamar(cad, 'listar', { query })
    expect(r.erro, `${nome} ${JSON.stringify(query)}`).toBeNull()
    return r.total ?? 0
  }
  if (f.tipo === 'simNao')
    expect((await contar({ [nome]: 'sim' })) + (await contar({ [nome]: 'nao' }))).toBe(total)
  else if (f.tipo === 'referencia') expect(await contar({ [nome]: randomUUID() })).toBe(0)
  else if (f.tipo === 'dia' || f.tipo === 'instante') {
    expect(await contar({ [`${nome}De`]: '2099-01-01' })).toBe(0)
    expect(await contar({ [`${nome}Ate`]: '2000-01-01' })).toBe(0)
  } else if (f.tipo === 'escolha') {
    let soma = 0
    for (const o of f.opcoes) soma += await contar({ [nome]: String(o.valor) })
    expect(soma).toBeLessThanOrEqual(total)
    expect(soma).toBeGreaterThan(0)
  } else await contar({ [nome]: 'SP' })
}

/** The record again and again, other in what must be unique: straight into the table, as an import would. */
/** Where a month tells rows apart, a code beside it may have a list of its own. */
function comoTexto(k: string, temMes: boolean) {
  if (!temMes) return sql`right(${sql.ref(k)} || ' ' || g, 20)`
  return k === 'mes'
    ? sql`to_char(to_date(${sql.ref(k)}, 'YYYY-MM') + make_interval(months => 1200 + g), 'YYYY-MM')`
    : sql.ref(k)
}

async function multiplicar(cad: Cadastro, uid: string, vezes: number): Promise<void> {
  const tabela = tabelaDe(cad)
  const { colunas, regras } = await formaDaTabela(c.banco.sistema as never, tabela)
  const unicas = Object.values(regras)
    .filter((r) => r.includes('UNIQUE INDEX'))
    .join(' ')
  const tipos = await sql<{ nome: string; tipo: string }>`
    select column_name as nome, data_type as tipo from information_schema.columns where table_name = ${tabela}`.execute(
    c.banco.sistema,
  )
  const tipoDe = new Map(tipos.rows.map((t) => [t.nome, t.tipo]))
  const outras = colunas.filter((k) => k !== 'id' && k !== 'uid')
  const porDia = outras.find((k) => tipoDe.get(k) === 'date' && new RegExp(`\\b${k}\\b`).test(unicas))
  const expressoes = outras.map((k) =>
    // A day that tells rows apart is enough: a code beside it may have a list of its own.
    porDia !== undefined && k !== 'hot_id' && tipoDe.get(k) !== 'daterange'
      ? k === porDia
        ? // Far behind the days of the records that the other tests made.
          sql`${sql.ref(k)} + 3000 + g`
        : sql.ref(k)
      : tipoDe.get(k) === 'daterange'
        ? sql`daterange(date '2040-01-01' + 2 * g, date '2040-01-01' + 2 * g + 1)`
        : k !== 'hot_id' && new RegExp(`\\b${k}\\b`).test(unicas) && tipoDe.get(k) === 'text'
          ? comoTexto(k, outras.includes('mes'))
          : k !== 'hot_id' &&
              new RegExp(`\\b${k}\\b`).test(unicas) &&
              tipoDe.get(k) === 'integer' &&
              !k.endsWith('_id')
            ? sql`1000 + g`
            : sql.ref(k),
  )
  await sql`insert into ${sql.table(tabela)} (${sql.join(outras.map((k) => sql.ref(k)))})
    select ${sql.join(expressoes)} from ${sql.table(tabela)}, generate_series(1, ${vezes}::int) g where uid = ${uid}`.execute(
    c.banco.sistema,
  )
}

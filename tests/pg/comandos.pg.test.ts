/**
 * Every raw statement of the server is prepared against the schema, as PostgreSQL would at its first use: a column that
 * was renamed, a function that is gone, a parameter of the wrong kind is found without running it. Where the type of its
 * rows stands beside it, the described columns are compared with the type's fields; the types of its parameters are those
 * that the TypeScript compiler knows of the expressions.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Comando, lerComandos } from '../../tools/quality/statements.ts'
import { abrirTipos, type TiposDosParametros } from '../../tools/quality/parameter-types.ts'
import { lerFontes } from '../../tools/quality/sources.ts'
import { bancoDeTeste } from './banco.ts'

/** Statements that are put together from pieces and mean nothing alone; the number only shrinks. */
const DE_PARTES = 25

type Coluna = { readonly name: string; readonly dataTypeID: number }
let banco: Awaited<ReturnType<typeof bancoDeTeste>>
let db: pg.Client
let tipos: TiposDosParametros
beforeAll(async () => {
  banco = await bancoDeTeste()
  db = new pg.Client({ connectionString: banco.url })
  await db.connect()
  tipos = abrirTipos()
})
afterAll(async () => {
  tipos.fechar()
  await db.end()
  await banco.fechar()
})

/** What the driver's connection says of a prepared statement; the driver itself does not offer it. */
interface Fio {
  parse(p: { text: string; name: string; types: number[] }): void
  describe(p: { type: 'S'; name: string }): void
  sync(): void
  once(evento: 'parameterDescription', ouvir: (m: { dataTypeIDs: readonly number[] }) => void): void
}

interface Descricao {
  readonly colunas: readonly Coluna[]
  /** ids of the types of the parameters */
  readonly parametros: readonly number[]
}

/** Prepares without running: what goes in and comes out, or the database's word against it. */
function descrever(text: string): Promise<Descricao | pg.DatabaseError> {
  return new Promise((ok) => {
    const fio = (db as unknown as { connection: Fio }).connection
    let colunas: readonly Coluna[] = []
    let parametros: readonly number[] = []
    const pedido = {
      submit() {
        fio.once('parameterDescription', (m) => {
          parametros = m.dataTypeIDs
        })
        fio.parse({ text, name: '', types: [] })
        fio.describe({ type: 'S', name: '' })
        fio.sync()
      },
      handleRowDescription(m: { fields: readonly Coluna[] }) {
        colunas = m.fields
      },
      handleError: ok,
      handleReadyForQuery() {
        ok({ colunas, parametros })
      },
    }
    db.query(pedido as unknown as pg.Submittable)
  })
}

const emCampo = (nome: string): string => nome.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase())

/** Kinds of values by the ids of PostgreSQL's built-in types: numbers, truth, instants. What is not here is not compared. */
const FAMILIAS: Readonly<Record<number, RegExp>> = {
  16: /\bboolean\b|\btrue\b|\bfalse\b/,
  21: /\bnumber\b|\b\d+\b/,
  23: /\bnumber\b|\b\d+\b/,
  25: /^(?!.*\b(?:number|boolean|Date|Buffer)\b)/,
  17: /\bBuffer\b|\bUint8Array\b/,
  701: /\bnumber\b/,
  1184: /\bDate\b/,
}
const TEXTO = 25
const ESCRITO = /^[\s|a-z0-9]*(?:string|number|boolean|Date|Buffer|null)[\s|a-zA-Z]*$/

function diferencas({ campos, partes }: Comando, colunas: readonly Coluna[]): string[] {
  if (campos === null) return []
  const porNome = new Map(colunas.map((c) => [emCampo(c.name), c]))
  return campos.flatMap(({ nome, tipo }) => {
    const coluna = porNome.get(nome) ?? colunas.find((c) => c.name === nome)
    if (coluna === undefined) return [`no column for ${nome}`]
    // A piece of SQL stands here as a parameter, and one without a type is a text.
    if (partes && coluna.dataTypeID === TEXTO) return []
    const familia = FAMILIAS[coluna.dataTypeID]
    const certo = familia === undefined || !ESCRITO.test(tipo) || familia.test(tipo)
    return certo ? [] : [`${nome} is declared ${tipo}, and the column has type ${coluna.dataTypeID}`]
  })
}

/** What may stand for a parameter, by the ids of PostgreSQL's built-in types. */
const ENTRADAS: Readonly<Record<number, readonly string[]>> = {
  16: ['boolean'],
  17: ['Buffer'],
  20: ['number', 'string', 'bigint'],
  21: ['number'],
  23: ['number'],
  25: ['string'],
  114: ['string'],
  700: ['number'],
  701: ['number'],
  1042: ['string'],
  1043: ['string'],
  1082: ['string', 'Date'],
  1083: ['string'],
  1114: ['string', 'Date'],
  1184: ['string', 'Date'],
  1186: ['string'],
  1700: ['number', 'string'],
  2950: ['string'],
  3802: ['string'],
  // lists of the same
  1000: ['boolean[]'],
  1005: ['number[]'],
  1007: ['number[]'],
  1009: ['string[]'],
  1015: ['string[]'],
  1016: ['number[]', 'string[]'],
  1021: ['number[]'],
  1022: ['number[]'],
  1115: ['string[]', 'Date[]'],
  1182: ['string[]', 'Date[]'],
  1185: ['string[]', 'Date[]'],
  1231: ['number[]', 'string[]'],
  2951: ['string[]'],
}

/** The parameters that the type does not let through; `null` goes everywhere, and a piece of SQL is none. */
function parametrosErrados(
  c: Comando,
  ids: readonly number[],
  oque: readonly (readonly string[])[],
): string[] {
  return oque.flatMap((escritos, i) => {
    const aceitos = ENTRADAS[ids[i] ?? 0]
    const errados = escritos.filter(
      (t) => !['null', 'null[]', 'sql'].includes(t) && aceitos !== undefined && !aceitos.includes(t),
    )
    return errados.map((t) => `${c.onde}: $${i + 1} has type ${ids[i]} and is given a ${t}`)
  })
}

test('every raw statement is understood by the schema, and answers what its type says', async () => {
  const comandos = lerComandos(lerFontes().values())
  expect(comandos.length).toBeGreaterThan(400)
  const falhas: string[] = []
  const dePartes: string[] = []
  let comparados = 0
  let parametros = 0
  for (const c of comandos) {
    const r = await descrever(c.texto)
    if (r instanceof Error) (c.partes ? dePartes : falhas).push(`${c.onde}: ${r.message}`)
    else {
      if (c.campos !== null) comparados += 1
      falhas.push(...diferencas(c, r.colunas).map((d) => `${c.onde}: ${d}`))
      const oque = tipos.tiposEm(c.caminho, c.fins)
      parametros += oque.length
      falhas.push(...parametrosErrados(c, r.parametros, oque))
    }
  }
  expect(falhas).toEqual([])
  expect(comparados).toBeGreaterThan(100)
  expect(parametros).toBeGreaterThan(2000)
  expect(dePartes.length, dePartes.join('\n')).toBeLessThanOrEqual(DE_PARTES)
})

test('what the schema does not know is found', async () => {
  expect(await descrever('select coluna_que_nao_ha from lote')).toBeInstanceOf(Error)
  expect(await descrever('select id from lote where id = $1 and hot_id = $2')).toMatchObject({
    colunas: [{ name: 'id' }],
    parametros: [23, 23],
  })
  const { colunas } = (await descrever('select id, uid, criado_at from caixa_postal')) as Descricao
  const comTipo = (tipo: string, nome = 'criadoAt'): Comando => ({
    caminho: '',
    onde: '',
    texto: '',
    partes: false,
    fins: [],
    campos: [{ nome, tipo }],
  })
  expect(diferencas(comTipo('Date'), colunas)).toEqual([])
  expect(diferencas(comTipo('string'), colunas)).toHaveLength(1)
  expect(diferencas(comTipo('Date', 'outroNome'), colunas)).toHaveLength(1)
  expect(parametrosErrados(comTipo('Date'), [23, 25], [['number', 'null'], ['sql']])).toEqual([])
  expect(parametrosErrados(comTipo('Date'), [23, 16], [['number', 'string'], ['undefined']])).toHaveLength(2)
})

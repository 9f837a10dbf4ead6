/**
 * Every raw statement of the server is prepared against the schema, as PostgreSQL would at its first use: a column that
 * was renamed, a function that is gone, a parameter of the wrong kind is found without running it. Where the type of its
 * rows stands beside it, the described columns are compared with the type's fields.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Comando, lerComandos } from '../../tools/quality/statements.ts'
import { lerFontes } from '../../tools/quality/sources.ts'
import { bancoDeTeste } from './banco.ts'

/** Statements that are put together from pieces and mean nothing alone; the number only shrinks. */
const DE_PARTES = 41

type Coluna = { readonly name: string; readonly dataTypeID: number }
let banco: Awaited<ReturnType<typeof bancoDeTeste>>
let db: pg.Client
beforeAll(async () => {
  banco = await bancoDeTeste()
  db = new pg.Client({ connectionString: banco.url })
  await db.connect()
})
afterAll(async () => {
  await db.end()
  await banco.fechar()
})

/** What the driver's connection says of a prepared statement; the driver itself does not offer it. */
interface Fio {
  parse(p: { text: string; name: string; types: number[] }): void
  describe(p: { type: 'S'; name: string }): void
  sync(): void
}

/** Prepares without running: the columns of the answer, or the database's word against it. */
function descrever(text: string): Promise<readonly Coluna[] | pg.DatabaseError> {
  return new Promise((ok) => {
    const fio = (db as unknown as { connection: Fio }).connection
    let visto: readonly Coluna[] = []
    const pedido = {
      submit() {
        fio.parse({ text, name: '', types: [] })
        fio.describe({ type: 'S', name: '' })
        fio.sync()
      },
      handleRowDescription(m: { fields: readonly Coluna[] }) {
        visto = m.fields
      },
      handleError: ok,
      handleReadyForQuery() {
        ok(visto)
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

test('every raw statement is understood by the schema, and answers what its type says', async () => {
  const comandos = lerComandos(lerFontes().values())
  expect(comandos.length).toBeGreaterThan(400)
  const falhas: string[] = []
  const dePartes: string[] = []
  let comparados = 0
  for (const c of comandos) {
    const r = await descrever(c.texto)
    if (r instanceof Error) (c.partes ? dePartes : falhas).push(`${c.onde}: ${r.message}`)
    else {
      if (c.campos !== null) comparados += 1
      falhas.push(...diferencas(c, r).map((d) => `${c.onde}: ${d}`))
    }
  }
  expect(falhas).toEqual([])
  expect(comparados).toBeGreaterThan(100)
  expect(dePartes.length, dePartes.join('\n')).toBeLessThanOrEqual(DE_PARTES)
})

test('what the schema does not know is found', async () => {
  expect(await descrever('select coluna_que_nao_ha from lote')).toBeInstanceOf(Error)
  expect(await descrever('select id from lote where id = $1 and hot_id = $2')).toMatchObject([{ name: 'id' }])
  const colunas = (await descrever('select id, uid, criado_at from caixa_postal')) as Coluna[]
  const comTipo = (tipo: string, nome = 'criadoAt'): Comando => ({
    onde: '',
    texto: '',
    partes: false,
    campos: [{ nome, tipo }],
  })
  expect(diferencas(comTipo('Date'), colunas)).toEqual([])
  expect(diferencas(comTipo('string'), colunas)).toHaveLength(1)
  expect(diferencas(comTipo('Date', 'outroNome'), colunas)).toHaveLength(1)
})

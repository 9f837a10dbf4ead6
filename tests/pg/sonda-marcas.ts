/**
 * What a probe looks for: each document, address and number of a person and each reserve price gets a value of its own, so
 * that it is known again wherever an answer shows it, in whatever dress; and each identifier is known with its house.
 */
import pg from 'pg'

/** What kind of person it belongs to; `reserva`: a consignor's reserve price. */
export type Dono =
  | 'cliente'
  | 'equipe'
  | 'terceiro'
  | 'convidado'
  | 'deposito'
  | 'contato'
  | 'motorista'
  | 'proprietario'
  | 'pagador'
  | 'segurado'
  | 'reserva'

export interface Marca {
  readonly hotId: number
  readonly de: Dono
  readonly onde: string
  /** whose it is, if it is an account's or a client's */
  readonly usuId: number | null
  readonly cliId: number | null
  /** the consignor of a reserve price */
  readonly comId: number | null
}

export interface Marcas {
  readonly valores: ReadonlyMap<string, Marca>
  /** uid → hotsite */
  readonly casas: ReadonlyMap<string, number>
}

type Tipo = 'documento' | 'telefone' | 'email' | 'rg' | 'rua'
type Coluna = readonly [tabela: string, coluna: string, tipo: Tipo, de: Marca['de'], dono?: string]
/** Whose it is: the client's or the account's number, as SQL over the row. */
const DO_AGENDAMENTO =
  '(select v.cli_id from venda_item i join venda v on v.id = i.vnd_id where i.id = agendamento.item_id)'
const COLUNAS: readonly Coluna[] = [
  ['cliente', 'cpf', 'documento', 'cliente', 'id'],
  ['cliente', 'cnpj', 'documento', 'cliente', 'id'],
  ['cliente', 'rg', 'rg', 'cliente', 'id'],
  ['cliente', 'telefone1', 'telefone', 'cliente', 'id'],
  ['cliente', 'telefone2', 'telefone', 'cliente', 'id'],
  ['cliente', 'telefone3', 'telefone', 'cliente', 'id'],
  ['cliente', 'email', 'email', 'cliente', 'id'],
  ['socio', 'documento', 'documento', 'cliente', 'cli_id'],
  ['endereco', 'logradouro', 'rua', 'cliente', 'cli_id'],
  ['proposta', 'telefone', 'telefone', 'cliente', 'cli_id'],
  ['proposta', 'email', 'email', 'cliente', 'cli_id'],
  ['agendamento', 'terceiro_documento', 'documento', 'terceiro', DO_AGENDAMENTO],
  ['agendamento', 'terceiro_telefone', 'telefone', 'terceiro', DO_AGENDAMENTO],
  ['agendamento', 'terceiro_email', 'email', 'terceiro', DO_AGENDAMENTO],
  ['evento_convidado', 'email', 'email', 'convidado'],
  ['evento_convidado', 'telefone', 'telefone', 'convidado'],
  ['deposito_bens', 'documento', 'documento', 'deposito'],
  ['deposito_bens', 'telefone', 'telefone', 'deposito'],
  ['deposito_bens', 'email', 'email', 'deposito'],
  ['mensagem_do_site', 'email', 'email', 'contato'],
  ['mensagem_do_site', 'telefone', 'telefone', 'contato'],
  ['newsletter_inscricao', 'email', 'email', 'contato'],
  ['motorista', 'cpf', 'documento', 'motorista', 'usu_id'],
  ['motorista', 'telefone', 'telefone', 'motorista', 'usu_id'],
  ['motorista', 'email', 'email', 'motorista', 'usu_id'],
  ['veiculo', 'ultimo_proprietario_documento', 'documento', 'proprietario'],
  ['pagamento', 'pagador_documento', 'documento', 'pagador'],
  ['mapfre_processo', 'segurado_telefone', 'telefone', 'segurado'],
]
/** Made of the column's number and the row's: no two values are alike, and none is an amount of the demonstration. */
const VALOR: Readonly<Record<Tipo, (n: number, coluna: string) => string>> = {
  documento: (n, coluna) =>
    `lpad((${70 + n} * 1000000000::bigint + id)::text, case when length(${coluna}) > 11 then 14 else 11 end, '9')`,
  telefone: (n) => `'119' || (${10 + n} * 1000000 + id)::text`,
  email: (n) => `'sonda' || ${n} || 'x' || id || '@pessoa.exemplo'`,
  rg: (n) => `'RG' || (${n} * 10000000 + id)::text`,
  rua: (n) => `'Travessa Sonda ' || ${n} || 'x' || cli_id`,
}
const NINGUEM = { usuId: null, cliId: null, comId: null }

/** `url`: as the database's owner. Triggers stay out: nothing but the values changes. */
export async function marcar(url: string): Promise<Marcas> {
  const dono = new pg.Client({ connectionString: url })
  await dono.connect()
  const valores = new Map<string, Marca>()
  const casas = new Map<string, number>()
  try {
    await dono.query('set session_replication_role = replica')
    for (const [n, coluna] of COLUNAS.entries()) await marcarColuna(dono, coluna, n, valores)
    await marcarContas(dono, valores)
    await marcarReservas(dono, valores)
    await lerCasas(dono, casas)
  } finally {
    await dono.end()
  }
  return { valores, casas }
}

type Valores = Map<string, Marca>

async function marcarColuna(
  banco: pg.Client,
  [tabela, coluna, tipo, de, dono = 'null']: Coluna,
  n: number,
  valores: Valores,
): Promise<void> {
  const r = await banco.query<{ v: string; hot_id: number; dono: number | null }>(
    `update ${tabela} set ${coluna} = ${VALOR[tipo](n, coluna)} where ${coluna} is not null
      returning trim(${coluna}) as v, hot_id, ${dono}::int as dono`,
  )
  for (const l of r.rows)
    valores.set(l.v, {
      ...NINGUEM,
      hotId: l.hot_id,
      de,
      onde: `${tabela}.${coluna}`,
      [de === 'motorista' ? 'usuId' : 'cliId']: l.dono,
    })
}

/** An account's address is its client's, where it has one. */
async function marcarContas(banco: pg.Client, valores: Valores): Promise<void> {
  const r = await banco.query<{ email: string; hot_id: number; id: number; cli_id: number | null }>(
    `update usuario u set email = coalesce((select c.email from cliente c where c.usu_id = u.id), 'sonda99x' || u.id || '@pessoa.exemplo')
      returning email, hot_id, id, (select c.id from cliente c where c.usu_id = u.id) as cli_id`,
  )
  for (const l of r.rows)
    valores.set(l.email, {
      ...NINGUEM,
      hotId: l.hot_id,
      de: l.cli_id === null ? 'equipe' : 'cliente',
      onde: 'usuario.email',
      usuId: l.id,
      cliId: l.cli_id,
    })
}

async function marcarReservas(banco: pg.Client, valores: Valores): Promise<void> {
  const r = await banco.query<{ v: string; hot_id: number; com_id: number | null }>(
    `update lote set valor_comitente = 61000000000 + id where valor_comitente is not null
      returning valor_comitente::text as v, hot_id, com_id`,
  )
  for (const l of r.rows)
    valores.set(l.v, {
      ...NINGUEM,
      hotId: l.hot_id,
      de: 'reserva',
      onde: 'lote.valor_comitente',
      comId: l.com_id,
    })
}

async function lerCasas(dono: pg.Client, casas: Map<string, number>): Promise<void> {
  const { rows } = await dono.query<{ tabela: string }>(
    `select c.relname as tabela from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'uid' and not a.attisdropped
        join pg_attribute h on h.attrelid = c.oid and h.attname = 'hot_id' and not h.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )
  for (const { tabela } of rows) {
    const r = await dono.query<{ uid: string; hot_id: number }>(
      `select uid::text, hot_id from ${dono.escapeIdentifier(tabela)} where hot_id is not null`,
    )
    for (const l of r.rows) casas.set(l.uid, l.hot_id)
  }
}

export interface Achada {
  readonly marca: Marca
  /** the field, as a path without the places in lists */
  readonly campo: string
}
const UID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const EMAIL = /sonda\d+x\d+@pessoa\.exemplo/g
const RUA = /Travessa Sonda \d+x\d+/g
const NUMEROS = /\d[\d.\-/() ]{7,22}\d/g

/** Every marked value and every identifier in an answer. */
export function procurar(
  valor: unknown,
  m: Marcas,
): { marcas: Achada[]; uids: { uid: string; campo: string }[] } {
  const marcas: Achada[] = []
  const uids: { uid: string; campo: string }[] = []
  const ver = (texto: string, campo: string): void => {
    const marca = m.valores.get(texto)
    if (marca !== undefined) marcas.push({ marca, campo })
  }
  const noTexto = (texto: string, campo: string): void => {
    for (const [e] of texto.matchAll(EMAIL)) ver(e, campo)
    for (const [u] of texto.matchAll(UID)) uids.push({ uid: u, campo })
    for (const [n] of texto.replaceAll(UID, ' ').matchAll(NUMEROS)) {
      const digitos = n.replaceAll(/\D/g, '')
      for (const t of new Set([digitos, digitos.replace(/^55/, '')])) ver(t, campo)
    }
    for (const [rua] of texto.matchAll(RUA)) ver(rua, campo)
    for (const [rg] of texto.matchAll(/RG\d{8,}/g)) ver(rg, campo)
  }
  const andar = (v: unknown, campo: string): void => {
    if (typeof v === 'string') noTexto(v, campo)
    else if (typeof v === 'number') ver(String(v), campo)
    else if (Array.isArray(v)) for (const x of v) andar(x, `${campo}[]`)
    else if (typeof v === 'object' && v !== null)
      for (const [k, x] of Object.entries(v)) {
        noTexto(k, `${campo}.*`)
        andar(x, campo === '' ? k : `${campo}.${k}`)
      }
  }
  andar(valor, '')
  return { marcas, uids }
}

/**
 * Apart from the tests of the modules: what each role reads over the whole API, held against what it may read. The list of
 * calls, the list of roles and two houses of the demonstration are all that it knows; what a role may read of people besides
 * is a row of DE_OFICIO with its reason. It reads JSON, files (PDF and ZIP too), what writing calls answer, and the frames of the
 * rooms. `npm run nightly` asks with more of the records, as all roles.
 */
import { ehPapelDeCliente, type Permissao, permite } from '@martelo/contracts/core/permissions.ts'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Arquivo, arquivo, type Tratador } from '../../apps/server/src/core/http/handle.ts'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { MARCAS } from '../../tools/demo/marcas.ts'
import { semearMarcas } from '../../tools/demo/semear.ts'
import { fotosSemArquivo } from '../../tools/demo/semear/fotos.ts'
import { NOITE, vezes } from '../noite.ts'
import { type Cenario, criarCenario } from './cenario.ts'
import { iniciarPartesDeTeste } from './partes-de-teste.ts'
import {
  chamadores,
  chamar,
  type Entrada,
  entradasBoas,
  leituras,
  type Pessoa,
  pessoasDa,
  Vistos,
} from './sonda.ts'
import { guardarAnexos, pdfCom } from './sonda-anexos.ts'
import { textoDoArquivo } from './sonda-arquivos.ts'
import { escrever, escritas, type Escrita } from './sonda-escritas.ts'
import { type Ouvido, ouvirSalas } from './sonda-salas.ts'
import { type Achada, type Dono, type Marca, type Marcas, marcar, procurar } from './sonda-marcas.ts'

let c: Cenario
let parar: () => Promise<void>
let marcas: Marcas
/** consignors whom an account answers for */
const responde = new Map<number, Set<number>>()

const achados = {
  casa: new Map<string, Set<string>>(),
  reserva: new Map<string, Set<string>>(),
  pessoa: new Map<string, Set<string>>(),
}
const falhas = new Set<string>()
const semEntrada: string[] = []
let respostas = 0
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** kinds of files that were read, and how many */
const arquivos = new Map<string, number>()
/** and how many of them said something that the probe knows */
const arquivosComMarcas = new Map<string, number>()
let ouvidos: readonly Ouvido[] = []
/** writing calls that were done */
const escreveram = new Set<string>()
const vistos = new Map<number, Vistos>()
/** What people of a house have written there themselves: the other house's values are no secret of it there any more. */
const levadas = new Map<number, Set<Marca>>()

/** Who reads another person's document, address or number, because his work is with that person. */
const DE_OFICIO: Readonly<Record<Exclude<Dono, 'reserva'>, readonly Permissao[]>> = {
  // Who answers for clients; the others ask, with a reason that stays.
  cliente: ['cliente:dados'],
  // The house's own people know each other.
  equipe: ['retaguarda:entrar'],
  // Who fetches goods shows his document at the gate.
  terceiro: ['cliente:dados', 'patio:agenda'],
  convidado: ['evento:ver', 'evento:receber'],
  deposito: ['deposito:ver'],
  contato: ['contato:ver', 'newsletter:ver'],
  motorista: ['remocao:listar'],
  // It stands in the vehicle's own papers.
  proprietario: ['veiculo:ver'],
  // Money goes back to where it came from.
  pagador: ['venda:acertar'],
  segurado: ['seguradora:falar'],
}

/** A PDF says what the page says, which all are asked for: as some, up to the night. */
const LEEM_PDF: ReadonlySet<string | null> = new Set([null, 'Clientes', 'Leilão', 'Despachante'])

/** The second house asks as these, up to the night: its calls and rules are the first one's. */
const NA_SEGUNDA: ReadonlySet<string | null> = new Set([null, 'ADM', 'Clientes', 'Comitente'])

/** Asked for with a reason, which stays with the record: the act is the right. */
const PEDIDOS: ReadonlySet<string> = new Set(['POST /v1/clientes/:id/mostrar'])
/** Taking away what one does not have is no error, and does nothing. */
const NADA_HAVIA: ReadonlySet<string> = new Set(['DELETE /v1/cliente/favoritos/:veiUid'])

/** Papers that the law wants with the buyer's name and document, for those who issue them. */
const EM_PAPEIS: readonly Permissao[] = ['nota:leilao', 'livro:leiloeiro', 'documentacao:mover']
const PAPEL = /^GET \/v1\/(documentos|extrato-compra|nota-fiscal|retirada-por-terceiros)/

beforeAll(
  async () => {
    await carregarModulos()
    c = await criarCenario({ clientes: 0, lotes: 0 })
    await sql`update hotsite set subdominio = 'cenario-' || id`.execute(c.banco.sistema)
    const nomes = ['leilao', 'loja']
    await semearMarcas(
      c.servicos,
      MARCAS.filter((m) => nomes.includes(m.subdominio)),
      fotosSemArquivo(),
    )
    // Of one house alone: who administers a platform opens the others by right.
    await sql`update usuario set plataforma = false`.execute(c.banco.sistema)
    marcas = await marcar(c.url)
    const ligados = await sql<{
      usuId: number
      comId: number
    }>`select usu_id, com_id from usuario_comitente`.execute(c.banco.sistema)
    for (const l of ligados.rows) responde.set(l.usuId, (responde.get(l.usuId) ?? new Set()).add(l.comId))
    c.servicos.hotsites.esquecer()
    parar = await iniciarPartesDeTeste(c.servicos)
    const casas = (await c.servicos.hotsites.todos()).filter((h) => nomes.includes(h.subdominio))
    const gente = await Promise.all(casas.map((h) => pessoasDa(c, h)))
    await guardarAnexos(c, gente)
    await sondar(gente)
    ouvidos = await ouvirSalas(c, gente, () => escreverEm(gente))
    for (const { pessoa, sala, evento, dados } of ouvidos)
      julgar(pessoa, `sala ${sala} ${evento}`, NADA, procurar(dados, marcas))
  },
  vezes(240_000, 1_800_000),
)
afterAll(async () => {
  await parar()
  await c.fechar()
})

/** Who finds inputs: between them they may make every call. */
const BATEDORES = new Set<string | null>([
  null,
  'ADM',
  'Clientes',
  'Clientes Revendedor',
  'Comitente',
  'Leiloeiro',
  'Motorista',
  'Externo - Comitente Integração',
  'Interno - Desenvolvimento TI',
])

async function entradasDa(gente: readonly Pessoa[]): Promise<Map<string, Entrada[]>> {
  const v = new Vistos()
  vistos.set(gente[0]?.casa.id ?? 0, v)
  const m = new Map<string, Entrada[]>()
  const quem = gente.filter((p) => BATEDORES.has(p.papel))
  // Files last: answers say where they are.
  const ordem = ({ contract: k }: Tratador) => Number(k.path.includes(':')) + 2 * Number(k.file)
  const chamadas = leituras().toSorted((a, b) => ordem(a) - ordem(b))
  // Once more for those whose identifiers came later in the list.
  for (const tentativas of [4, 24])
    for (const t of chamadas)
      if ((m.get(t.contract.key)?.length ?? 0) === 0)
        m.set(t.contract.key, await entradasBoas(c, quem, t, v, { quantas: vezes(1, 3), tentativas }))
  return m
}

async function sondar(casas: readonly (readonly Pessoa[])[]): Promise<void> {
  const entradas = new Map<number, Map<string, Entrada[]>>()
  for (const gente of casas) entradas.set(gente[0]?.casa.id ?? 0, await entradasDa(gente))
  for (const t of leituras())
    if ([...entradas.values()].every((m) => m.get(t.contract.key)?.length === 0))
      semEntrada.push(t.contract.key)
  for (const [i, gente] of casas.entries())
    for (const t of leituras())
      for (const p of chamadores(t, gente).filter(({ papel }) => NOITE || i === 0 || NA_SEGUNDA.has(papel)))
        for (const [hotId, m] of entradas)
          for (const e of m.get(t.contract.key) ?? []) {
            const doOutro = hotId !== p.casa.id
            if (!NOITE && t.contract.path.endsWith('/pdf') && !LEEM_PDF.has(p.papel)) continue
            // Without identifiers there is nothing of the other house to name.
            if (doOutro && Object.keys({ ...e.params, ...e.query }).length === 0) continue
            const r = await chamar(c, p, t, e)
            for (const f of r.falhas) falhas.add(`${t.contract.key}: ${String(f)}`)
            if (r.status !== 200) continue
            respostas++
            const valor = r.arquivo === null ? r.valor : await textoDoArquivo(r.arquivo)
            const achado = procurar(valor, marcas)
            if (r.arquivo !== null) contarArquivo(tipoDe(r.arquivo), achado)
            julgar(p, t.contract.key, e, achado)
          }
}

function contarArquivo(tipo: string, { marcas: m, uids }: ReturnType<typeof procurar>): void {
  arquivos.set(tipo, (arquivos.get(tipo) ?? 0) + 1)
  if (m.length + uids.length > 0) arquivosComMarcas.set(tipo, (arquivosComMarcas.get(tipo) ?? 0) + 1)
}

/** In each run the first house alone: what is written must be read back, which costs two calls. */
async function escreverEm(casas: readonly (readonly Pessoa[])[]): Promise<void> {
  for (const [i, gente] of casas.slice(0, vezes(1, casas.length)).entries()) {
    const v = vistos.get(gente[0]?.casa.id ?? 0) ?? new Vistos()
    const outros = casas[1 - i] ?? []
    const opcoes = { tentativas: vezes(1, 6), ao: julgarEscrita }
    for (const chave of await escrever(c, gente, outros, v, opcoes)) escreveram.add(chave)
  }
  await c.servicos.publicador.emDia()
}

/** What he sent himself he knew; the other house's people must not get this far at all. */
function julgarEscrita({ pessoa, chamada: { contract }, entrada, resposta }: Escrita): void {
  for (const f of resposta.falhas) falhas.add(`${contract.key}: ${String(f)}`)
  if (resposta.status !== 200) return
  const sabia = new Set(procurar(entrada.body, marcas).marcas.map((a) => a.marca))
  levadas.set(pessoa.casa.id, new Set([...(levadas.get(pessoa.casa.id) ?? []), ...sabia]))
  const achado = procurar(resposta.valor, marcas)
  julgar(pessoa, contract.key, entrada, {
    uids: achado.uids,
    marcas: achado.marcas.filter(
      ({ marca: m }) => !sabia.has(m) && (m.hotId !== pessoa.casa.id || !PEDIDOS.has(contract.key)),
    ),
  })
  if (NADA_HAVIA.has(contract.key)) return
  const alheios = procurar({ ...entrada.params, ...entrada.body }, marcas).uids
  for (const { uid } of alheios) {
    const dona = marcas.casas.get(uid)
    if (dona !== undefined && dona !== pessoa.casa.id)
      por(achados.casa, `${contract.key} writes there`, pessoa)
  }
}

const NADA: Entrada = { params: {}, query: {}, body: {} }
const tipoDe = (a: Arquivo): string => a.tipo.split(';')[0] ?? a.tipo

function por(onde: Map<string, Set<string>>, que: string, p: Pessoa): void {
  onde.set(que, (onde.get(que) ?? new Set()).add(p.papel ?? 'visitante'))
}

function julgar(p: Pessoa, chave: string, e: Entrada, r: ReturnType<typeof procurar>): void {
  const dados = new Set<unknown>([e.params, e.query, e.body].flatMap((x) => Object.values(x)))
  for (const { uid, campo } of r.uids) {
    const dona = marcas.casas.get(uid)
    if (dona !== undefined && dona !== p.casa.id && !dados.has(uid)) por(achados.casa, `${chave} ${campo}`, p)
  }
  for (const a of r.marcas) {
    const que = `${chave} ${a.campo} (${a.marca.onde})`
    if (a.marca.hotId !== p.casa.id) {
      if (levadas.get(p.casa.id)?.has(a.marca) !== true) por(achados.casa, que, p)
    } else if (a.marca.de === 'reserva') {
      if (!podeLerReserva(p, a)) por(achados.reserva, que, p)
    } else if (!ehDele(p, a) && !deOficio(chave, a.marca.de).some((d) => permite(d, p.sessao)))
      por(achados.pessoa, que, p)
  }
}

const deOficio = (chave: string, de: keyof typeof DE_OFICIO): readonly Permissao[] =>
  PAPEL.test(chave) ? [...DE_OFICIO[de], ...EM_PAPEIS] : DE_OFICIO[de]

const ehDele = (p: Pessoa, { marca }: Achada): boolean =>
  (marca.cliId !== null && marca.cliId === p.sessao?.cliId) ||
  (marca.usuId !== null && marca.usuId === p.sessao?.usuId)

/** Who works with values, and who conducts auctions; consignors that of their own lots. */
function podeLerReserva(p: Pessoa, { marca }: Achada): boolean {
  if (p.papel === null || ehPapelDeCliente(p.papel)) return false
  if (permite('lote:valores', p.sessao) || permite('pregao:conduzir', p.sessao)) return true
  return marca.comId !== null && (responde.get(p.sessao?.usuId ?? 0)?.has(marca.comId) ?? false)
}

const lista = (m: Map<string, Set<string>>): string[] =>
  [...m].map(([que, papeis]) => `${que}: ${[...papeis].join(', ')}`).toSorted()

test('the probe is not blind: most calls answer it, with marks of every kind', () => {
  // Of some 440; what remains has no record in the demonstration, or a secret in its address.
  const respondidas = leituras().length - semEntrada.length
  expect(respondidas, semEntrada.join('\n')).toBeGreaterThan(350)
  expect(respostas).toBeGreaterThan(3000)
  expect(new Set([...marcas.valores.values()].map((m) => m.de)).size).toBeGreaterThan(7)
})

test('it reads what lies in a PDF, in an archive, and in one that lies in another', async () => {
  const pdf = await pdfCom('Comprador 700.000.001-23, Travessa Sonda 14x3')
  const dentro = zipSync({ 'a.pdf': pdf, 'b.json': strToU8('{"telefone":"11910000017"}') })
  const corpo = Buffer.from(zipSync({ 'pasta/um.zip': dentro, 'c.txt': strToU8('RG50000001') }))
  const texto = await textoDoArquivo(arquivo(corpo, 'application/zip', { nome: 'tudo.zip' }))
  for (const dito of ['700.000.001-23', 'Travessa Sonda 14x3', '11910000017', 'RG50000001', 'pasta/um.zip'])
    expect(texto).toContain(dito)
})

test('the probe reads files and rooms too', () => {
  expect(arquivos.get('text/csv') ?? 0).toBeGreaterThan(0)
  for (const tipo of [XLSX, 'application/pdf', 'application/zip'])
    expect(arquivosComMarcas.get(tipo) ?? 0, `${tipo} with marks`).toBeGreaterThan(0)
  for (const papel of [null, 'Clientes', 'Comitente', 'Leilão'])
    for (const evento of ['lance-aceito', 'mensagem-enviada'])
      expect(
        ouvidos.some((o) => o.pessoa.papel === papel && o.evento === evento),
        `${papel} ${evento}`,
      ).toBe(true)
})

test('the probe writes: what is saved, moved and decided answers it too', () => {
  const devem = escritas().map((t) => t.contract.key)
  const nao = devem.filter((k) => !escreveram.has(k))
  expect(escreveram.size, nao.join('\n')).toBeGreaterThan(vezes(10, 40))
})

test('no call fails', () => expect([...falhas]).toEqual([]))
test('no answer shows the other house', () => expect(lista(achados.casa)).toEqual([]))
test('no answer shows a reserve price to who does not work with values', () =>
  expect(lista(achados.reserva)).toEqual([]))
test("no answer shows another person's document, address or number", () =>
  expect(lista(achados.pessoa)).toEqual([]))

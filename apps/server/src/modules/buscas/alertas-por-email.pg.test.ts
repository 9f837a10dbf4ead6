// A saved search without an account, on a real database: nothing but one question goes to an address that was typed, what
// its owner confirms tells of later lots once, ends by his click, by its day, or in his account.
import { apagarAlerta } from '@martelo/contracts/buscas/apagar-alerta.contract.ts'
import { cancelarAvisos } from '@martelo/contracts/buscas/cancelar-avisos.contract.ts'
import { confirmarAlerta } from '@martelo/contracts/buscas/confirmar-alerta.contract.ts'
import { listarAlertas } from '@martelo/contracts/buscas/listar-alertas.contract.ts'
import { minhasBuscas } from '@martelo/contracts/buscas/minhas-buscas.contract.ts'
import { pedirAlerta } from '@martelo/contracts/buscas/pedir-alerta.contract.ts'
import { abrirFormulario } from '@martelo/contracts/mensagens/abrir-formulario.contract.ts'
import { PRAZOS_DE_GUARDA } from '@martelo/domain/guarda/guarda.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { apagarVencidas } from '../guarda/guarda.sql.ts'
import '../mensagens/abrir-formulario.handler.ts'
import './apagar-alerta.handler.ts'
import './cancelar-avisos.handler.ts'
import './confirmar-alerta.handler.ts'
import './listar-alertas.handler.ts'
import './minhas-buscas.handler.ts'
import './pedir-alerta.handler.ts'
import { perguntarSeContinuam } from './perguntar-se-continuam.job.ts'
import { procurarParaBuscas } from './procurar-para-buscas.job.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 1, clientes: 1 })
  await c.servicos.busca.abrir(false).refrescar(c.lotes.map((l) => l.id))
})
afterAll(async () => {
  await c.servicos.busca.fechar()
  await c.fechar()
})
beforeEach(async () => {
  await sql`delete from busca_salva`.execute(c.banco.sistema)
  await sql`delete from limite_de_taxa`.execute(c.banco.sistema)
  await sql`truncate caixa_postal cascade`.execute(c.banco.sistema)
})

const DIA = 86_400_000
const FIAT = { tipo: 'exata', campo: 'marca', valor: 'Fiat' }
const ANA = 'ana@exemplo.com'
let ips = 0
const pedir = async (parte: object = {}, hotsite = c.hotsite) => {
  const ctx = { ...c.ctx(null, hotsite), ip: `10.3.0.${(ips += 1)}` }
  const { selo } = (await executarChamada(ctx, abrirFormulario)).valor
  return executarChamada({ ...ctx, agora: ctx.agora + 10_000 }, pedirAlerta, {
    body: { email: ANA, nome: 'Fiat', endereco: '/leilao?marca=Fiat', filtros: [FIAT], selo, ...parte },
  })
}
const cartas = (para = ANA) =>
  c.banco.sistema.selectFrom('caixaPostal').selectAll().where('para', '=', para).orderBy('id').execute()
/** uid and seal of the last letter's link of this purpose */
const linkDe = async (fim: 'confirmar/' | '', para = ANA) => {
  const texto = (await cartas(para)).at(-1)?.texto ?? ''
  return new RegExp(`/avisos/${fim}([\\w-]{36})/([\\w-]+)`).exec(texto)?.slice(1) ?? []
}
const confirmar = async (hotsite = c.hotsite, de: string[] | null = null) => {
  const [uid, selo] = de ?? (await linkDe('confirmar/'))
  return executarChamada(c.ctx(null, hotsite), confirmarAlerta, { params: { uid }, body: { selo } })
}
const parar = async (hotsite = c.hotsite, de: string[] | null = null) => {
  const [uid, selo] = de ?? (await linkDe(''))
  return executarChamada(c.ctx(null, hotsite), cancelarAvisos, { params: { uid }, body: { selo } })
}
const procurar = (s = c.servicos) => procurarParaBuscas(s, Date.now())
const novoLote = async () => {
  const l = await c.novoLote()
  await c.servicos.busca.abrir(false).refrescar([l.id])
}
const guardadas = async () =>
  (await c.banco.sistema.selectFrom('buscaSalva').selectAll().orderBy('id').execute()).map((b) => b)
const adiantar = (coluna: 'vence_at' | 'confirmacao_enviada_at' | 'created_at', dias: number) =>
  sql`update busca_salva set ${sql.ref(coluna)} = ${sql.ref(coluna)} - make_interval(days => ${dias})`.execute(
    c.banco.sistema,
  )
const purgar = () =>
  c.banco.sistema
    .transaction()
    .execute((tx) => apagarVencidas(tx, 'busca_salva', PRAZOS_DE_GUARDA.busca_salva.horas, 100))

test('nothing is told before the owner confirms; then each later lot once, by two processes too', async () => {
  expect((await pedir()).valor).toEqual({ ok: true })
  expect((await cartas()).map((x) => x.assunto)).toEqual([`Confirme: avisos de ${c.hotsite.nome}`])
  expect((await cartas())[0]?.sairUrl).toMatch(/\/avisos\/[\w-]{36}\//)
  await novoLote()
  expect(await procurar()).toBe(0)
  expect((await confirmar()).valor).toMatchObject({ nome: 'Fiat', endereco: '/leilao?marca=Fiat' })
  expect((await confirmar()).status).toBe(200)
  expect(await procurar()).toBe(0)
  await novoLote()
  const outro = await c.outroProcesso()
  outro.busca.abrir(false)
  const feitos = await Promise.all([procurar(), procurar(outro), procurar()])
  expect(feitos.reduce((a, b) => a + b, 0)).toBe(1)
  await outro.busca.fechar()
  const [, carta] = await cartas()
  expect(carta?.assunto).toBe('1 lote combina com “Fiat”')
  expect(carta?.sairUrl).toMatch(/\/avisos\/[\w-]{36}\//)
  expect(await cartas()).toHaveLength(2)
})

test('the seals are good for their purpose and house alone', async () => {
  await pedir()
  const [uid = '', doParar = ''] = await linkDe('')
  const [, doConfirmar = ''] = await linkDe('confirmar/')
  expect((await confirmar(c.hotsite, [uid, doParar])).status).toBe(404)
  expect((await parar(c.hotsite, [uid, doConfirmar])).status).toBe(404)
  expect((await confirmar(c.outroHotsite)).status).toBe(404)
  expect((await parar(c.outroHotsite)).status).toBe(404)
  expect(await guardadas()).toHaveLength(1)
})

test('one click stops it and keeps nothing; a second answers the same, and an old question begins nothing', async () => {
  await pedir()
  await confirmar()
  const [pergunta, fim] = [await linkDe('confirmar/'), await linkDe('')]
  expect((await parar()).valor).toEqual({ nome: 'Fiat' })
  expect(await guardadas()).toEqual([])
  expect((await parar(c.hotsite, fim)).valor).toEqual({ nome: null })
  expect((await confirmar(c.hotsite, pergunta)).status).toBe(404)
  await novoLote()
  expect(await procurar()).toBe(0)
})

test('every request is answered alike: new, twice at once, confirmed, full, filled by a program', async () => {
  const juntos = await Promise.all([pedir(), pedir(), pedir()])
  const confirmada = async () => {
    await confirmar()
    return pedir({ nome: 'Outro nome' })
  }
  const outros = [await confirmada(), await pedir({ endereco: '/leilao?q=bot', site: 'x' })]
  for (const r of [...juntos, ...outros]) expect(r).toMatchObject({ status: 200, valor: { ok: true } })
  expect(await cartas()).toHaveLength(1)
  expect((await guardadas()).map((b) => b.nome)).toEqual(['Fiat'])
})

test('of one address five searches at most, each house for itself, and so many letters a day', async () => {
  for (let i = 0; i < 6; i++) expect((await pedir({ endereco: `/leilao?q=${i}` })).status).toBe(200)
  expect(await guardadas()).toHaveLength(5)
  await adiantar('confirmacao_enviada_at', 2)
  await pedir({ endereco: '/leilao?q=6' })
  expect([(await guardadas()).length, (await cartas()).length]).toEqual([5, 5])
  await pedir({ endereco: '/leilao?q=0' })
  expect([(await guardadas()).length, (await cartas()).length]).toEqual([5, 6])
  await pedir({}, c.outroHotsite)
  expect((await guardadas()).map((b) => b.hotId)).toEqual([...Array(5).fill(c.hotsite.id), c.outroHotsite.id])
})

test('a question carries no words of a stranger that lead elsewhere', async () => {
  await pedir({ nome: 'Resultados para “ganhe em premio.example”' })
  const [carta] = await cartas()
  expect(carta?.texto).not.toContain('premio')
  expect(carta?.texto).toContain('“a sua busca”')
})

test('unconfirmed it goes a week after its last question; confirmed it asks before its end, once, and ends', async () => {
  await pedir()
  await adiantar('confirmacao_enviada_at', 6)
  await purgar()
  expect(await guardadas()).toHaveLength(1)
  await adiantar('confirmacao_enviada_at', 2)
  await purgar()
  expect(await guardadas()).toEqual([])

  await pedir({ email: 'bia@exemplo.com' })
  await confirmar(c.hotsite, await linkDe('confirmar/', 'bia@exemplo.com'))
  expect(await perguntarSeContinuam(c.servicos, Date.now())).toBe(0)
  await adiantar('vence_at', 170)
  await adiantar('confirmacao_enviada_at', 170)
  const outro = await c.outroProcesso()
  const feitas = await Promise.all([
    perguntarSeContinuam(c.servicos, Date.now()),
    perguntarSeContinuam(outro, Date.now()),
  ])
  expect(feitas[0] + feitas[1]).toBe(1)
  expect(await perguntarSeContinuam(c.servicos, Date.now() + DIA)).toBe(0)
  const pergunta = (await cartas('bia@exemplo.com')).at(-1)
  expect(pergunta?.assunto).toBe(`Ainda quer os avisos de ${c.hotsite.nome}?`)
  await confirmar(c.hotsite, await linkDe('confirmar/', 'bia@exemplo.com'))
  const [longa] = await guardadas()
  expect(Math.round(((longa?.venceAt?.getTime() ?? 0) - Date.now()) / DIA)).toBe(180)
  await purgar()
  expect(await guardadas()).toHaveLength(1)
  await adiantar('vence_at', 181)
  await novoLote()
  expect(await procurar()).toBe(0)
  await purgar()
  expect(await guardadas()).toEqual([])
})

test('it goes to the account that has confirmed the same address, and to no other', async () => {
  const eu = c.clientes[0] as Pessoa
  const daConta = async () =>
    (await executarChamada(c.ctx(eu), minhasBuscas)).valor.map((b: { endereco: string }) => b.endereco)
  const confirmada = (quando: Date | null) =>
    c.banco.sistema
      .updateTable('cliente')
      .set({ emailConfirmadoAt: quando })
      .where('id', '=', eu.cliId)
      .execute()
  const email = 'cliente.1@teste.com.br'
  await confirmada(null)
  await pedir({ email })
  await procurar()
  await confirmar(c.hotsite, await linkDe('confirmar/', email))
  await procurar()
  expect(await daConta()).toEqual([])
  await confirmada(new Date())
  await Promise.all([procurar(), procurar()])
  expect(await daConta()).toEqual(['/leilao?marca=Fiat'])
  expect((await guardadas()).map((b) => [b.email, b.venceAt, b.ip])).toEqual([[null, null, null]])
  // The same search again, by e-mail: the account has it.
  await pedir({ email })
  await confirmar(c.hotsite, await linkDe('confirmar/', email))
  await procurar()
  expect(await guardadas()).toHaveLength(1)
  // The old letter's way out still works, and leaves the search to the account.
  await parar(c.hotsite, await linkDe('', email))
  expect(await guardadas()).toHaveLength(1)
  await procurar()
  expect((await executarChamada(c.ctx(eu), minhasBuscas)).valor).toHaveLength(1)
})

test('a house that shows its lots to members alone takes no requests of strangers and writes to none', async () => {
  await pedir()
  await confirmar()
  await c.banco.sistema
    .updateTable('hotsite')
    .set({ necessarioLoginParaVisualizar: true })
    .where('id', '=', c.hotsite.id)
    .execute()
  c.servicos.hotsites.esquecer()
  await novoLote()
  expect(await procurar()).toBe(0)
  expect((await pedir({}, { ...c.hotsite, necessarioLoginParaVisualizar: true })).status).toBe(401)
  await c.banco.sistema
    .updateTable('hotsite')
    .set({ necessarioLoginParaVisualizar: false })
    .where('id', '=', c.hotsite.id)
    .execute()
  c.servicos.hotsites.esquecer()
  expect(await procurar()).toBe(1)
})

test('the house sees who asked and takes one away; another house does not', async () => {
  await pedir()
  await pedir({ endereco: '/leilao?q=x', nome: 'X' })
  await confirmar()
  const ler = async (situacao: string, ctx = c.ctx(c.equipe)) =>
    (await executarChamada(ctx, listarAlertas, { query: { situacao, busca: 'ANA@' } })).valor
  expect((await ler('ativos')).map((a: { nome: string }) => a.nome)).toEqual(['X'])
  expect((await ler('aguardando')).map((a: { nome: string }) => a.nome)).toEqual(['Fiat'])
  const [x, fiat] = await ler('todos')
  const apagar = (uid: string | undefined, hotsite = c.hotsite) =>
    executarChamada(c.ctx(c.equipe, hotsite), apagarAlerta, { params: { uid } })
  expect((await apagar(x?.uid, c.outroHotsite)).status).toBe(404)
  expect((await apagar(x?.uid)).status).toBe(200)
  expect((await apagar(x?.uid)).status).toBe(404)
  expect((await ler('todos')).map((a: { uid: string }) => a.uid)).toEqual([fiat?.uid])
})

test.each([
  [{ email: 'x' }],
  [{ endereco: '//mau.example' }],
  [{ filtros: [{ tipo: 'exata', campo: 'valorComitente', valor: 1 }] }],
  [{ filtros: [{ tipo: 'multipla', campo: 'marca', valores: Array(150).fill('x'.repeat(190)) }] }],
])('refuses %#', async (parte) => expect((await pedir(parte)).status).toBe(400))

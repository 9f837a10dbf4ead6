import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { lerPdf } from '../../../../../tests/pg/ler-pdf.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { enviarLaudosCondicionais } from '../impressos/enviar-laudo-condicional.job.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 2 })
})
afterAll(() => c.fechar())

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const notas = { pontualidade: 5, conducao: 4, clareza: 5, resultado: 4, comentario: 'Bom ritmo' }

test('the auctioneer is judged after the auction, by the house and by consignors with lots in it', async () => {
  const params = { uid: c.leilao.uid }
  const avaliar = (p: Pessoa, body: object = notas) =>
    chamarComo(c, p, 'PUT /v1/leiloes/avaliacao-leiloeiro/:uid', { params, body })
  const ler = (p: Pessoa) => chamarComo(c, p, 'GET /v1/leiloes/avaliacao-leiloeiro/:uid', { params })
  expect((await avaliar(c.comitente)).erro).toMatchObject({ error: 'NAO_PODE' })
  // The jobs stood for three days.
  await sql`update leilao set situacao = 'EXECUTADO', encerrado_at = now() - interval '3 days' where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  expect((await avaliar(c.comitente)).erro).toBeNull()
  expect((await avaliar(com('ADM'), { ...notas, conducao: 1 })).erro).toBeNull()
  expect((await avaliar(com('ADM'), { ...notas, conducao: 9 })).erro).toMatchObject({ statusCode: 400 })
  // A consignor without lots here, and the auctioneer himself.
  expect((await avaliar(com('Comitente'))).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await avaliar(c.leiloeiro)).erro).toMatchObject({ statusCode: 403 })
  expect((await ler(com('ADM'))).valor).toMatchObject({ mediaDoLeiloeiro: 4.1, minha: { conducao: 1 } })
  const dele = (await ler(c.comitente)).valor
  expect(dele).toMatchObject({ minha: { conducao: 4 }, todas: [] })
})

test('a conditional lot’s vehicle is judged for its consignor, and the report of the auction goes out once', async () => {
  const lote = c.lotes[0]
  if (lote === undefined) throw new Error('no lot')
  const params = { uid: lote.uid }
  const ler = (p: Pessoa) => chamarComo(c, p, 'GET /v1/lote/avaliacao-veicular-condicional/:uid', { params })
  const avaliar = (p: Pessoa) =>
    chamarComo(c, p, 'PUT /v1/lote/avaliacao-veicular-condicional/:uid', {
      params,
      body: { valorRecomendado: 90_000, parecer: 'Motor com ruído' },
    })
  expect((await ler(com('SAC'))).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  await sql`update lote set situacao = 'CONDICIONAL', condicional_situacao = 'AGUARDANDO_COMITENTE', lance_valor = 80000, valor_comitente = 100000
    where id = ${lote.id}`.execute(c.banco.sistema)
  expect((await avaliar(c.comitente)).erro).toMatchObject({ statusCode: 403 })
  expect((await avaliar(com('Leilão'))).erro).toBeNull()
  expect((await ler(c.comitente)).valor).toMatchObject({
    lance: 80_000,
    reserva: 100_000,
    podeAvaliar: false,
    avaliacao: { valorRecomendado: 90_000, parecer: 'Motor com ruído' },
  })
  expect((await ler(com('Comitente'))).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await ler(com('SAC'))).valor).toMatchObject({ reserva: null })

  await sql`update leilao set situacao = 'EXECUTADO', encerrado_at = now() where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  expect((await enviarLaudosCondicionais(c.servicos)).feitos).toBe(0)
  await sql`update hotsite set laudo_lote_condicional_destinatarios = '{"a@banco.com.br","b@banco.com.br"}' where id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
  expect(await enviarLaudosCondicionais(c.servicos)).toEqual({ feitos: 1, falhas: 0 })
  expect((await enviarLaudosCondicionais(c.servicos)).feitos).toBe(0)
  const { rows } = await sql<{ para: string }>`
    select para from caixa_postal where para like '%@banco.com.br' order by para`.execute(c.banco.sistema)
  expect(rows.map((r) => r.para)).toEqual(['a@banco.com.br', 'b@banco.com.br'])
  const reenviar = (p: Pessoa, h = c.hotsite) =>
    chamarComo(c, p, 'POST /v1/leiloes/:uid/laudo-condicionais', { params: { uid: c.leilao.uid } }, h)
  expect((await reenviar(com('Comitente'))).erro).toMatchObject({ statusCode: 403 })
  expect((await reenviar(com('ADM'), c.outroHotsite)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  // The paper itself goes with each letter, one file for both.
  const anexos = await sql<{ nome: string; arquivo: string }>`
    select x.nome, x.arquivo from aviso_anexo x join aviso a on a.id = x.avi_id where a.tipo = 'laudo-condicionais'`.execute(
    c.banco.sistema,
  )
  expect(anexos.rows).toHaveLength(2)
  const [anexo] = anexos.rows
  if (anexo === undefined) throw new Error('no file')
  expect(anexo.nome).toMatch(/^Laudo das condicionais, .+\.pdf$/)
  const pdf = await c.servicos.arquivos.privado.ler(anexo.arquivo)
  expect((await lerPdf(await buffer(pdf?.corrente ?? Readable.from([])))).texto).toContain('900,00')
  // A person sends it again, each time to all.
  for (const cartas of [4, 6]) {
    expect((await reenviar(com('SAC'))).valor).toEqual({ destinatarios: 2 })
    const { rows: idas } = await sql`select from caixa_postal where para like '%@banco.com.br'`.execute(
      c.banco.sistema,
    )
    expect(idas).toHaveLength(cartas)
  }
  expect((await enviarLaudosCondicionais(c.servicos)).feitos).toBe(0)
  const laudo = (p: Pessoa) =>
    chamarComo(c, p, 'GET /v1/documentos/:tipo/:chave', {
      params: { tipo: 'laudoCondicionais', chave: c.leilao.uid },
    })
  // The deadline is the midnight after the last day: the paper names the day, as every screen does.
  await sql`update lote set condicional_prazo = '2026-12-03T00:00:00-03:00' where hot_id = ${c.hotsite.id} and condicional_situacao is not null`.execute(
    c.banco.sistema,
  )
  const noPapel = JSON.stringify((await laudo(com('ADM'))).valor)
  expect(noPapel).toContain('R$ 900,00')
  expect(noPapel).toContain('até 02/12/2026')
  expect((await laudo(c.comitente)).erro).toBeNull()
  expect((await laudo(com('Comitente'))).erro).not.toBeNull()
})
